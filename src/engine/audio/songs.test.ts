import { expect, it, vi } from 'vitest';
import { store } from '../../kernel/store.ts';
import type { MakePiece } from './audioPort.ts';
import { songsIn } from './songs.ts';

const song = { heard: store(false), position: () => 21, fade: vi.fn() };
const created = vi.fn((...[, , , options]: readonly [unknown, unknown, unknown, object]) => ({
  ...song,
  options,
}));
vi.mock('./song.ts', () => ({
  createSong: (...given: [unknown, unknown, unknown, object]) => created(...given),
}));

const TRACK = { webm: '/song.webm', m4a: '/song.m4a', seconds: 40, volume: 1 };

/** A song that was asked for; `load` lets it begin, as the first gesture does. */
function ask() {
  const handle = { setVisible: vi.fn(), raise: vi.fn(), stop: vi.fn(), fade: vi.fn() };
  let loads: (() => Promise<MakePiece>) | undefined;
  const request = { from: 10, volume: 0.4, visible: true, onEnd: () => undefined };
  const asked = songsIn((_what, load) => {
    loads = load;
    return handle;
  })(TRACK, request);
  const load = async () => (await loads?.())?.({} as AudioContext, {} as AudioNode);
  return { asked, load, handle };
}

it('is at its second until it is loaded, and then begins as loud as it was last said', async () => {
  const { asked, load, handle } = ask();
  expect(asked.position()).toBe(10);
  asked.fade(0.9, 0);
  expect(handle.fade).toHaveBeenCalledWith(0.9, 0);
  await load();
  expect(created.mock.lastCall?.[3]).toMatchObject({ from: 10, volume: 0.9 });
  expect(asked.position()).toBe(21);
});

it('is heard while it sounds, and not once it was stopped', async () => {
  const { asked, load, handle } = ask();
  await load();
  song.heard.set(true);
  expect(asked.heard.get()).toBe(true);
  asked.stop(0.1);
  song.heard.set(false);
  song.heard.set(true);
  expect([asked.heard.get(), handle.stop.mock.lastCall]).toEqual([false, [0.1]]);
});
