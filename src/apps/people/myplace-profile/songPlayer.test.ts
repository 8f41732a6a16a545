import { expect, it, vi } from 'vitest';
import type { AppContext } from '../../../kernel/app.ts';
import { store } from '../../../kernel/store.ts';
import { createSongPlayer } from './songPlayer.ts';

interface Asked {
  readonly from: number;
  readonly volume: number;
  readonly visible: boolean;
  readonly onEnd: () => void;
}

const TRACK = { webm: '/song.webm', m4a: '/song.m4a', seconds: 40, volume: 1 };

/** A page's player, and what it asked of the product's music. */
function setUp() {
  const song = {
    heard: store(false),
    position: () => 12,
    setVisible: vi.fn<(shown: boolean) => void>(),
    raise: vi.fn(),
    stop: vi.fn(),
    fade: vi.fn<(volume: number, seconds: number) => void>(),
  };
  const asked: Asked[] = [];
  const ask = (_track: unknown, request: Asked) => {
    asked.push(request);
    return song;
  };
  const visible = store(true);
  const inFront = store(true);
  const app = { services: { audio: { music: { song: ask } } }, visible, inFront };
  const player = createSongPlayer(app as unknown as AppContext, TRACK, 10);
  const end = player.begin();
  return { player, end, song, asked, visible };
}

it('begins by itself from its second on, softly (MYPLACE-5)', () => {
  const { player, asked, song } = setUp();
  expect(asked).toMatchObject([{ from: 10, volume: 0.4, visible: true }]);
  song.heard.set(true);
  expect([player.state.get(), player.elapsed()]).toEqual([{ wish: 'playing', volume: 0.4, heard: true }, 12]);
});

it('is started by hand at 0.7, unless its volume was chosen (MYPLACE-5)', () => {
  const { player, song } = setUp();
  player.pause();
  player.play();
  expect(song.fade.mock.lastCall).toEqual([0.7, 0]);
  player.setVolume(0.2);
  player.play();
  expect(player.state.get().volume).toBe(0.2);
});

it('rests while it is paused or its window is not seen, and is heard alone when it is played again (MYPLACE-5)', () => {
  const { player, song, visible } = setUp();
  player.pause();
  expect(song.setVisible.mock.lastCall).toEqual([false]);
  visible.set(false);
  player.play();
  expect(song.setVisible.mock.lastCall).toEqual([false]);
  visible.set(true);
  expect(song.setVisible.mock.lastCall).toEqual([true]);
  expect(song.raise).toHaveBeenCalled();
});

it('goes back to its start when it is stopped, and when it has come to its end (MYPLACE-5)', () => {
  const { player, song, asked } = setUp();
  player.stop();
  expect([player.elapsed(), player.state.get().wish, song.stop.mock.calls.length]).toEqual([0, 'stopped', 1]);
  player.play();
  expect([asked.length, asked.at(-1)?.from]).toEqual([2, 0]);
  asked.at(-1)?.onEnd();
  expect([player.state.get().wish, player.elapsed()]).toEqual(['stopped', 0]);
});

it('ends with its page', () => {
  const { end, song, visible } = setUp();
  end();
  visible.set(false);
  expect([song.stop.mock.calls.length, song.setVisible.mock.calls.length]).toEqual([1, 0]);
});
