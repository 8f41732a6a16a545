import { expect, it, vi } from 'vitest';
import { createSong } from './song.ts';

const TRACK = { webm: '/song.webm', m4a: '/song.m4a', seconds: 40, lead: 0.1, volume: 0.5 };

/** As much of an AudioContext as a song uses. `starts` has where each sound began and for how long. */
function setUp(isThere = true) {
  vi.stubGlobal('fetch', async () => ({ ok: isThere, arrayBuffer: async () => new ArrayBuffer(1) }));
  const starts: (readonly [offset: number, seconds: number])[] = [];
  let ended: (() => void) | undefined;
  const gain = {
    value: 0,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: (to: number) => (gain.value = to),
  };
  const level = { gain, connect: () => undefined, disconnect: () => undefined };
  const context = {
    currentTime: 0,
    createGain: () => level,
    decodeAudioData: async () => ({}),
    createBufferSource: () => ({
      connect: () => undefined,
      addEventListener: (_: string, listener: () => void) => (ended = listener),
      removeEventListener: () => (ended = undefined),
      start: (_: number, offset: number, seconds: number) => starts.push([offset, seconds]),
      stop: () => undefined,
    }),
  };
  const onEnd = vi.fn();
  const song = createSong(context as unknown as AudioContext, {} as AudioNode, TRACK, {
    from: 10,
    volume: 0.4,
    onEnd,
  });
  return { song, context, gain, starts, onEnd, end: () => ended?.() };
}

const loaded = () => new Promise((resolve) => setTimeout(resolve, 0));

it('sounds from its second on once it is loaded, and goes on where it was paused', async () => {
  const { song, context, gain, starts } = setUp();
  song.start();
  expect([song.heard.get(), gain.value]).toEqual([false, 0.2]);
  await loaded();
  expect([song.heard.get(), starts]).toEqual([true, [[10.1, 30]]]);
  context.currentTime = 5;
  song.pause();
  context.currentTime = 9;
  expect([song.heard.get(), song.position()]).toEqual([false, 15]);
  song.start();
  expect(starts.at(-1)).toEqual([15.1, 25]);
  song.fade(1, 0);
  expect(gain.value).toBe(0.5);
});

it('says that it has ended, and is silent then', async () => {
  const { song, onEnd, end } = setUp();
  song.start();
  await loaded();
  end();
  expect([song.heard.get(), song.position(), onEnd.mock.calls.length]).toEqual([false, 0, 1]);
});

it('that cannot be had ends without a sound', async () => {
  const { song, starts, onEnd } = setUp(false);
  song.start();
  await loaded();
  expect([starts, onEnd.mock.calls.length]).toEqual([[], 1]);
});

it('that was stopped while it was loading never sounds', async () => {
  const { song, starts, onEnd } = setUp();
  song.start();
  song.stop(0);
  await loaded();
  expect([starts, onEnd.mock.calls.length]).toEqual([[], 0]);
});
