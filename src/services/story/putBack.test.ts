import { beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/fakeServer.ts';
import {
  ANN,
  BACK,
  BEN,
  TELL,
  factsOf,
  noStorage,
  openStory,
  settled,
  signIn,
  storageWith,
  storyServer,
  told,
  watch,
} from '../../testing/storyServer.ts';
import { RETRY_AFTER_MS } from './story.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('a visitor puts back what they carry, in all tabs and for the next page (STORY-7)', () => {
  const { server, device } = openStory();
  const tab = device(storageWith(['carried:candle', 'seen:intro']));
  const [one, two] = [tab(), tab()];
  const heard = vi.fn();
  two.story.subscribe(heard);
  one.story.putBack('carried:candle');
  one.story.putBack('carried:candle');
  for (const services of [one, two, tab()]) expect(factsOf(services)).toEqual(['seen:intro']);
  expect(heard).toHaveBeenCalledTimes(1);
  two.story.record('carried:candle');
  for (const services of [one, two, tab()])
    expect(factsOf(services)).toEqual(['carried:candle', 'seen:intro']);
  expect(server.count(BACK)).toBe(0);
});

it('of a wallet the server is told, and what was taken and put back at once was never carried', async () => {
  const { server, device } = openStory();
  server.records[ANN] = ['carried:bear'];
  const services = device()();
  signIn(services, ANN);
  watch(services);
  await settled();
  services.story.record('carried:candle');
  services.story.putBack('carried:candle');
  services.story.putBack('carried:bear');
  expect(factsOf(services)).toEqual([]);
  await told();
  expect([server.records[ANN], server.count(TELL)]).toEqual([[], 0]);
  services.story.putBack('carried:bear');
  await told();
  expect(server.count(BACK)).toBe(1);
});

it('while the server is gone the last word counts, over a reload and for its own wallet alone', async () => {
  const { server, device } = openStory();
  server.records[ANN] = ['carried:bear', 'carried:candle'];
  const tab = device();
  const before = tab();
  signIn(before, ANN);
  watch(before);
  await settled();
  server.setDown(true);
  before.story.putBack('carried:bear');
  before.story.putBack('carried:candle');
  before.story.record('carried:candle');
  await told();
  const reloaded = tab();
  signIn(reloaded, BEN);
  await told();
  signIn(reloaded, ANN);
  watch(reloaded);
  server.setDown(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.records[ANN]).toEqual(['carried:candle']);
  expect(factsOf(reloaded)).toEqual(['carried:candle']);
});

it('what the server still takes for carried is not learned again before it is told', async () => {
  const { server, device } = openStory();
  server.records[ANN] = ['carried:bear'];
  const services = device()();
  signIn(services, ANN);
  const stop = services.story.subscribe(() => undefined);
  await settled();
  services.story.putBack('carried:bear');
  stop();
  signIn(services, BEN);
  signIn(services, ANN);
  watch(services);
  await settled();
  expect(factsOf(services)).toEqual([]);
});

it('a visitor’s thing that the wallet had put back is carried after sign-in', async () => {
  const { server, device } = openStory();
  const services = device()();
  signIn(services, ANN);
  await settled();
  server.setDown(true);
  services.story.record('carried:bear');
  services.story.putBack('carried:bear');
  signIn(services, BEN);
  await services.session.signOut();
  services.story.record('carried:bear');
  signIn(services, ANN);
  expect(factsOf(services)).toEqual(['carried:bear']);
  server.setDown(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.records[ANN]).toEqual(['carried:bear']);
});

it('a server that refuses for now is told again, and without a store it is told all the same', async () => {
  const { server, device } = openStory(
    storyServer({
      [BACK]: (_request, count) =>
        count < 2 ? refusal(429, 'RATE_LIMITED', 'not so fast') : { body: { success: true, putBack: 1 } },
    }),
  );
  server.records[ANN] = ['carried:bear'];
  const services = device(noStorage())();
  signIn(services, ANN);
  watch(services);
  await settled();
  services.story.putBack('carried:bear');
  await told();
  expect(server.count(BACK)).toBe(1);
  await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
  expect(server.count(BACK)).toBe(2);
  expect(factsOf(services)).toEqual([]);
});
