// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PHONE_DISPLAY, prepareWidgets } from '../../testing/fakeStage.ts';
import { aPlayer } from '../../testing/playing.ts';
import type { Chapter } from '../scene.ts';
import { playChapter, type ChapterOptions } from './playChapter.ts';

/** Its pictures and its tune are missing. */
const chapter: Chapter = {
  id: 'night',
  title: 'The Night',
  tune: 'slow-dance',
  scenes: [
    { id: 'never-drawn', alt: 'A door.', lines: ['It was on.', 'You typed it.'], tape: 'worn' },
    { id: 'nor-this', alt: 'A lake.', lines: ['They led out of the water.'] },
  ],
};

function open(options: Partial<ChapterOptions> = {}, setting: Parameters<typeof aPlayer>[0] = {}) {
  const player = aPlayer(setting);
  const [onScene, onComplete] = [vi.fn(), vi.fn()];
  const end = playChapter(player.host, player.app, chapter, {
    from: 0,
    tunes: () => Promise.resolve(null),
    onScene,
    onComplete,
    ...options,
  });
  const key = (name: string, more: KeyboardEventInit = {}): void => {
    const target = player.element.contains(document.activeElement) ? document.activeElement : player.element;
    target?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    );
  };
  return {
    ...player,
    onScene,
    onComplete,
    end,
    key,
    next: () => player.button('Next').click(),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    heard: () => [...player.element.querySelectorAll('[role=log] p')].map((line) => line.textContent),
    picture: () => player.element.querySelector('[role=img]')?.getAttribute('aria-label'),
    typed: () => player.sound.mock.calls.filter(([name]) => name === 'type').length,
  };
}

beforeAll(prepareWidgets);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('goes on with the story to its end where pictures and music are missing (CUTSCENE-9)', async () => {
  const { next, pass, onScene, onComplete, heard } = open();
  for (let press = 0; press < 6; press++) {
    await pass(50);
    next();
  }
  expect(onScene.mock.calls).toEqual([[0], [1]]);
  await pass(50);
  next();
  expect(heard().at(-1)).toBe('The End.');
  await pass(1_900);
  expect(onComplete).not.toHaveBeenCalled();
  await pass(200);
  expect(onComplete).toHaveBeenCalledTimes(1);
});

it('begins to type 300 and 500 ms after the choice, a character every 50 ms, each but spaces with its sound (CUTSCENE-6)', async () => {
  const { pass, typed } = open();
  await pass(845);
  expect(typed()).toBe(0);
  await pass(10);
  expect(typed()).toBe(1);
  await pass(9 * 50);
  expect(typed()).toBe('It was on.'.replaceAll(' ', '').length);
});

it('counts the delay from when the chapter was chosen', async () => {
  vi.advanceTimersByTime(1_000);
  const { pass, typed } = open({ chosenAt: performance.now() - 200 });
  await pass(660);
  expect(typed()).toBe(1);
});

it('reads the picture and then each line as a whole (CUTSCENE-7)', async () => {
  const { pass, heard, picture, next } = open();
  expect(heard()).toEqual(['A door.']);
  expect(picture()).toBe('A door.');
  await pass(860);
  expect(heard()).toEqual(['A door.', 'It was on.']);
  next();
  next();
  expect(heard()).toEqual(['A door.', 'It was on.', 'You typed it.']);
});

it('shows the whole line on Enter and goes on with the space bar (CUTSCENE-7)', async () => {
  const { pass, key, heard, element } = open();
  await pass(860);
  element.tabIndex = -1;
  element.focus();
  key('Enter');
  key(' ');
  expect(heard()).toEqual(['A door.', 'It was on.', 'You typed it.']);
});

it('skips nothing while a key is held down (CUTSCENE-7)', async () => {
  const { pass, key, heard, element } = open();
  await pass(860);
  element.focus();
  for (let repeat = 0; repeat < 20; repeat++) key('Enter', { repeat: true });
  expect(heard()).toEqual(['A door.', 'It was on.']);
});

it('goes on by a tap of the picture', async () => {
  const { pass, heard, element } = open();
  await pass(860);
  for (let tap = 0; tap < 2; tap++) element.click();
  expect(heard().at(-1)).toBe('You typed it.');
});

it('is muted by M and by its button, which says so (CUTSCENE-7)', () => {
  const { key, muted, button } = open();
  key('m');
  expect(muted.get()).toBe(true);
  expect(button('Mute').getAttribute('aria-pressed')).toBe('true');
  button('Mute').click();
  expect(muted.get()).toBe(false);
});

it('stands still while it is hidden, in a fade too, and goes on from there (CUTSCENE-9)', async () => {
  const { pass, visible, typed } = open();
  await pass(600);
  visible.set(false);
  await pass(60_000);
  expect(typed()).toBe(0);
  visible.set(true);
  await pass(245);
  expect(typed()).toBe(0);
  await pass(20);
  expect(typed()).toBe(1);
});

it.each([0, 200, 900, 1_400, 5_000])(
  'can be left %i ms after the choice, by Escape (CUTSCENE-7)',
  async (ms) => {
    const onLeave = vi.fn();
    const { pass, key, element, end } = open({ leave: { label: 'Chapters', onLeave } });
    await pass(ms);
    key('Escape');
    expect(onLeave).toHaveBeenCalledTimes(1);
    end();
    await pass(5_000);
    expect(element.childElementCount).toBe(0);
  },
);

it('lays the faults of a scene over its picture, and takes them away with the scene', async () => {
  const { pass, layOver, taken, next } = open();
  expect(layOver).toHaveBeenCalledTimes(1);
  for (let press = 0; press < 5; press++) {
    next();
    await pass(20);
  }
  expect(taken).toHaveBeenCalledTimes(1);
});

it('asks for no frame and has no timer while nothing moves (CUTSCENE-8)', async () => {
  const { pass, next, host } = open();
  await pass(2_000);
  next();
  while (host.stage.nextFrame()) await pass(1);
  await pass(2_000);
  expect(host.stage.nextFrame()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('has buttons for a thumb on a phone', () => {
  const { button } = open({}, { display: PHONE_DISPLAY, body: { width: 390, height: 740 } });
  for (const label of ['Next', 'Mute']) {
    expect(parseFloat(button(label).style.height)).toBeGreaterThanOrEqual(44);
  }
});
