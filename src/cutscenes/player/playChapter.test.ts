// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { epochMs } from '../../../supabase/functions/_shared/kernel/units.ts';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import { aPlayer } from '../../testing/playing.ts';
import { playChapter } from './playChapter.ts';

const chapter = {
  id: 'night',
  title: 'The Night',
  scenes: [
    { id: 'never-drawn', alt: 'A door.', lines: ['It was on.', 'You typed it.'] },
    { id: 'nor-this', alt: 'A lake.', lines: ['They led out of the water.'] },
  ],
};

/** A chapter whose pictures are missing. */
function open() {
  const player = aPlayer();
  const [onScene, onComplete, close] = [vi.fn(), vi.fn(), vi.fn()];
  const app = { ...player.app, close, clock: { now: () => epochMs(Date.now()) } };
  const shown = playChapter(chapter, { from: 0, music: null, onScene, onComplete });
  const end = shown(player.host, app);
  return { ...player, onScene, onComplete, end, next: () => player.button('Next').click() };
}

beforeAll(prepareWidgets);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

it('goes on with the story where the pictures are missing', async () => {
  const { next, said, onScene, settle, end } = open();
  await settle();
  for (let press = 0; press < 2; press++) next();
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toBe('It was on.');
  for (let press = 0; press < 3; press++) next();
  await vi.advanceTimersByTimeAsync(200);
  expect(onScene.mock.calls).toEqual([[0], [1]]);
  end();
});

it('tells a screen reader the whole line at once', async () => {
  const { next, said, end } = open();
  for (let press = 0; press < 3; press++) next();
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toBe('You typed it.');
  end();
});

it('leaves nothing in the body when it is taken away', () => {
  const { element, end } = open();
  end();
  expect(element.childElementCount).toBe(0);
});
