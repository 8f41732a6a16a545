import { expect, it, vi } from 'vitest';
import type { MakePiece, PieceOptions } from '../../engine/audio/audioPort.ts';
import type { AppContext } from '../../kernel/app.ts';
import { store } from '../../kernel/store.ts';
import { createSongPlayer } from './songPlayer.ts';

const heard = store(false);
const song = {
  heard,
  position: vi.fn(() => 12),
  fade: vi.fn<(volume: number, seconds: number) => void>(),
};
const made = vi.fn<(options: { from: number; volume: number; onEnd: () => void }) => void>();
vi.mock('../../engine/audio/song.ts', () => ({
  createSong: (...[, , , options]: [unknown, unknown, unknown, Parameters<typeof made>[0]]) => {
    made(options);
    return song;
  },
}));

const TRACK = { webm: '/song.webm', m4a: '/song.m4a', seconds: 40, volume: 1 };

/** A page's player, and what it asked of the product's music. */
async function setUp() {
  made.mockClear();
  song.fade.mockClear();
  heard.set(false);
  const handle = {
    setVisible: vi.fn<(shown: boolean) => void>(),
    raise: vi.fn(),
    stop: vi.fn(),
    fade: vi.fn(),
  };
  const asked: PieceOptions[] = [];
  const perform = (_what: string, load: () => Promise<MakePiece>, options: PieceOptions) => {
    asked.push(options);
    void load().then((make) => make({} as AudioContext, {} as AudioNode));
    return handle;
  };
  const visible = store(true);
  const inFront = store(true);
  const app = { services: { audio: { music: { perform } } }, visible, inFront };
  const player = createSongPlayer(app as unknown as AppContext, TRACK, 10);
  const end = player.begin();
  await vi.dynamicImportSettled();
  return { player, end, handle, asked, visible, inFront };
}

it('begins by itself from its second on, softly', async () => {
  const { player, asked } = await setUp();
  expect(asked).toEqual([{ visible: true }]);
  expect(made.mock.lastCall?.[0]).toMatchObject({ from: 10, volume: 0.4 });
  heard.set(true);
  expect([player.state.get(), player.elapsed()]).toEqual([{ wish: 'playing', volume: 0.4, heard: true }, 12]);
});

it('is started by hand at 0.7, unless its volume was chosen', async () => {
  const { player } = await setUp();
  player.pause();
  player.play();
  expect(song.fade.mock.lastCall).toEqual([0.7, 0]);
  player.setVolume(0.2);
  player.play();
  expect(player.state.get().volume).toBe(0.2);
});

it('rests while it is paused or its window is not seen, and is heard alone when it is played again', async () => {
  const { player, handle, visible } = await setUp();
  player.pause();
  expect(handle.setVisible.mock.lastCall).toEqual([false]);
  visible.set(false);
  player.play();
  expect(handle.setVisible.mock.lastCall).toEqual([false]);
  visible.set(true);
  expect(handle.setVisible.mock.lastCall).toEqual([true]);
  expect(handle.raise).toHaveBeenCalled();
});

it('goes back to its start when it is stopped, and when it has come to its end', async () => {
  const { player, handle, asked } = await setUp();
  player.stop();
  expect([player.elapsed(), player.state.get().wish, handle.stop.mock.calls.length]).toEqual([
    0,
    'stopped',
    1,
  ]);
  player.play();
  await vi.dynamicImportSettled();
  expect([asked.length, made.mock.lastCall?.[0].from]).toEqual([2, 0]);
  made.mock.lastCall?.[0].onEnd();
  expect([player.state.get().wish, player.elapsed()]).toEqual(['stopped', 0]);
});

it('ends with its page', async () => {
  const { end, handle, visible } = await setUp();
  end();
  visible.set(false);
  expect([handle.stop.mock.calls.length, handle.setVisible.mock.calls.length]).toEqual([1, 0]);
});
