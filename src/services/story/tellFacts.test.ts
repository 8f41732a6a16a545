import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import { refusal } from '../../testing/fakeServer.ts';
import {
  ANN,
  BEN,
  TELL,
  factsOf,
  many,
  noStorage,
  openStory,
  settled,
  signIn,
  storageWith,
  storyServer,
  told,
  watch,
  type Told,
} from '../../testing/storyServer.ts';
import { RETRY_AFTER_MS } from './story.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('while the server is gone', () => {
  it('facts are kept over a reload and told when it is back, to the wallet that they are of', async () => {
    const { server, device } = openStory();
    const tab = device();
    const before = tab();
    signIn(before, ANN);
    await settled();
    server.setDown(true);
    before.story.record('seen:intro');
    await told();
    before.story.record('carried:key');
    await told();
    const reloaded = tab();
    signIn(reloaded, BEN);
    reloaded.story.record('seen:credits');
    expect(factsOf(reloaded)).toEqual(['seen:credits']);
    signIn(reloaded, ANN);
    expect(factsOf(reloaded)).toEqual(['carried:key', 'seen:intro']);
    await told();
    expect(server.records).toEqual({});
    server.setDown(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.records).toEqual({ [ANN]: ['seen:intro', 'carried:key'] });
    signIn(reloaded, BEN);
    await told();
    expect(server.records[BEN]).toEqual(['seen:credits']);
    const calls = server.count(TELL);
    signIn(tab(), ANN);
    await told();
    expect(server.count(TELL)).toBe(calls);
  });

  it('it is not tried again for each fact more', async () => {
    const { server, device } = openStory();
    const services = device()();
    signIn(services, ANN);
    server.setDown(true);
    for (const fact of ['seen:intro', 'carried:key', 'pressed:bell'] as const) {
      services.story.record(fact);
      await told();
    }
    expect(server.tries()).toBe(1);
    server.setDown(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.told()).toEqual([{ wallet: ANN, facts: ['seen:intro', 'carried:key', 'pressed:bell'] }]);
  });

  it('they are told as soon as anything shows that it is back', async () => {
    const { server, device } = openStory();
    const services = device()();
    signIn(services, ANN);
    server.setDown(true);
    services.story.record('seen:intro');
    await told();
    server.setDown(false);
    await services.gum.refresh();
    await settled();
    expect(server.records[ANN]).toEqual(['seen:intro']);
  });

  it('and a tab’s facts are told by another tab, the next ones are told as ever', async () => {
    const { server, device } = openStory();
    const tab = device();
    const [one, two] = [tab(), tab()];
    signIn(one, ANN);
    server.setDown(true);
    one.story.record('seen:intro');
    await told();
    server.setDown(false);
    two.story.record('carried:key');
    await told();
    expect(server.records[ANN]).toEqual(['seen:intro', 'carried:key']);
    await one.gum.refresh();
    one.story.record('pressed:bell');
    await told();
    expect(server.told()).toEqual([
      { wallet: ANN, facts: ['seen:intro', 'carried:key'] },
      { wallet: ANN, facts: ['pressed:bell'] },
    ]);
  });

  it('the facts of a wallet are read when it is back', async () => {
    const { server, device } = openStory();
    server.records[ANN] = ['seen:intro'];
    const services = device()();
    signIn(services, ANN);
    server.setDown(true);
    watch(services);
    await settled();
    expect(factsOf(services)).toEqual([]);
    server.setDown(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(factsOf(services)).toEqual(['seen:intro']);
  });

  it('and no store takes anything, facts are told all the same', async () => {
    const { server, device } = openStory();
    const services = device(noStorage())();
    signIn(services, ANN);
    await settled();
    server.setDown(true);
    services.story.record('seen:intro');
    await told();
    server.setDown(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.records[ANN]).toEqual(['seen:intro']);
  });
});

describe('a server that refuses', () => {
  it('for now is told again later', async () => {
    const { server, device } = openStory(
      storyServer({
        [TELL]: (_request, count) =>
          count < 3
            ? refusal(429, 'RATE_LIMITED', 'too many')
            : { body: { success: true, recorded: 1, leftOut: 0 } },
      }),
    );
    const services = device()();
    signIn(services, ANN);
    services.story.record('seen:intro');
    await told();
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS - 1);
    expect(server.count(TELL)).toBe(1);
    await settled();
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(server.count(TELL)).toBe(3);
    await vi.advanceTimersByTimeAsync(10 * RETRY_AFTER_MS);
    expect(server.count(TELL)).toBe(3);
  });

  it('one fact for good gets all the others, and that one not again', async () => {
    const bad: Fact = 'seen:nth-77';
    const taken: Fact[] = [];
    const { server, device } = openStory(
      storyServer({
        [TELL]: ({ body }) => {
          const { facts } = body as Told;
          if (facts.includes(bad)) return refusal(403, 'FORBIDDEN', 'not there');
          taken.push(...facts);
          return { body: { success: true, recorded: facts.length, leftOut: 0 } };
        },
      }),
    );
    const services = device(storageWith(many(300)))();
    signIn(services, ANN);
    await told();
    expect(taken).toEqual(many(300).filter((fact) => fact !== bad));
    expect(server.count(TELL)).toBeLessThan(30);
    const calls = server.count(TELL);
    services.story.record('carried:key');
    await told();
    expect([server.count(TELL), taken.at(-1)]).toEqual([calls + 1, 'carried:key']);
  });
});

describe('a page that is left', () => {
  it('tells what it has not told yet, and only then', async () => {
    const setup = storyServer();
    const kept: (boolean | undefined)[] = [];
    const { device, page } = openStory({
      ...setup,
      fetch: (input, init) => {
        if (init?.method === 'POST') kept.push(init.keepalive);
        return setup.fetch(input, init);
      },
    });
    const services = device()();
    const leave = async () => {
      page.dispatchEvent(new Event('pagehide'));
      await settled();
    };
    services.story.record('seen:intro');
    await leave();
    expect(kept).toEqual([]);
    signIn(services, ANN);
    await told();
    await leave();
    expect(kept).toEqual([false]);
    services.story.record('carried:key');
    await leave();
    expect(kept).toEqual([false, true]);
    expect(setup.records[ANN]).toEqual(['seen:intro', 'carried:key']);
  });
});
