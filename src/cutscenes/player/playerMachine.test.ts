import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CHAPTERS } from '../chapters/chapters.ts';
import {
  CHARACTER_MS,
  END_MS,
  FADE_MS,
  LINE_AFTER_MS,
  PICTURE_AFTER_MS,
  playerMachine,
  shownAt,
} from './playerMachine.ts';

/** A player whose time is moved by hand. */
function play(words: readonly (readonly string[])[], scene = 0) {
  const actor = createActor(playerMachine, { input: { words, scene } }).start();
  let at = 0;
  return {
    pass(ms: number) {
      at += ms;
      actor.send({ type: 'system.time', at });
    },
    next: () => actor.send({ type: 'user.next', at }),
    close: () => actor.send({ type: 'user.close' }),
    state: () => actor.getSnapshot().value,
    shown: () => shownAt(actor.getSnapshot(), at),
    /** The line as far as it is typed. */
    typed() {
      const { line, count } = shownAt(actor.getSnapshot(), at);
      return line.slice(0, count);
    },
  };
}

/** A player that is just about to type its first line. */
function playToTyping(words: readonly (readonly string[])[]) {
  const player = play(words);
  player.pass(PICTURE_AFTER_MS);
  player.pass(LINE_AFTER_MS);
  return player;
}

describe('the cutscene player', () => {
  it.each(CHAPTERS)(
    'says every line of $title in order, then The End., and is complete (CUTSCENE-6)',
    ({ scenes }) => {
      const words = scenes.map(({ lines }) => lines);
      const player = play(words);
      const heard: string[] = [];
      player.pass(PICTURE_AFTER_MS);
      while (!player.shown().isEnd) {
        if (player.state() === 'showing') player.pass(LINE_AFTER_MS);
        const { line } = player.shown();
        heard.push(line);
        player.pass(line.length * CHARACTER_MS);
        expect(player.typed()).toBe(line);
        player.next();
      }
      expect(heard).toEqual(words.flat());
      player.pass(END_MS - 1);
      expect(player.state()).toBe('theEnd');
      player.pass(1);
      expect(player.state()).toBe('completed');
    },
  );

  it('brings the picture up 300 ms after the choice, over 1200 ms (CUTSCENE-6)', () => {
    const player = play([['Late.']]);
    player.pass(PICTURE_AFTER_MS - 1);
    expect(player.shown().picture).toBe(0);
    player.pass(1);
    player.pass(FADE_MS / 2);
    expect(player.shown().picture).toBe(0.5);
    player.pass(FADE_MS);
    expect(player.shown().picture).toBe(1);
  });

  it('types by the time that was watched, however rarely it is told of it', () => {
    const player = play([['Bears do not wait.']]);
    player.pass(PICTURE_AFTER_MS + 40);
    player.pass(LINE_AFTER_MS + 90);
    expect(player.typed()).toBe('Be');
    player.pass(CHARACTER_MS * 3);
    expect(player.typed()).toBe('Bears');
  });

  it('shows the whole line on a press while it is typed, and the next line on the next (CUTSCENE-6)', () => {
    const player = playToTyping([['It was on.', 'It said: I know.']]);
    player.pass(CHARACTER_MS);
    player.next();
    expect(player.shown()).toMatchObject({ line: 'It was on.', count: 10, isTyping: false });
    player.next();
    expect(player.shown()).toMatchObject({ count: 0, line: 'It said: I know.', isTyping: true });
  });

  it('waits for a press after a line, however long that takes', () => {
    const player = playToTyping([['It was on.', 'You typed it.']]);
    player.pass(1_000_000);
    player.pass(1_000_000);
    expect(player.typed()).toBe('It was on.');
  });

  it('stands in a fade while no time is watched, and goes on from there', () => {
    const player = play([['Late.']]);
    player.pass(PICTURE_AFTER_MS);
    player.pass(FADE_MS / 4);
    player.pass(0);
    expect(player.shown().picture).toBe(0.25);
    player.pass(FADE_MS / 4);
    expect(player.shown().picture).toBe(0.5);
  });

  it('goes on with the scene that it is told', () => {
    const player = play([['Late.'], ['He won a bear.']], 1);
    player.next();
    player.next();
    expect(player.shown()).toMatchObject({ scene: 1, line: 'He won a bear.' });
  });

  it('passes a scene without lines on', () => {
    const player = playToTyping([[], ['He won a bear.']]);
    player.next();
    player.next();
    expect(player.shown().scene).toBe(1);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])('can be closed after %i presses, at once', (presses) => {
    const player = play([['One.', 'Two.'], ['Three.']]);
    for (let press = 0; press < presses; press++) player.next();
    player.close();
    expect(player.state()).toBe('closed');
  });
});
