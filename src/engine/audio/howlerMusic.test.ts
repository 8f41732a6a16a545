import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMusicPlayer } from './howlerMusic.ts';

/** What was asked of the one sound, in order; it is loaded as soon as it is made. */
const calls: string[] = [];
let isPlaying = false;
let loudness = 1;

vi.mock('howler', () => ({
  Howler: {},
  Howl: class {
    constructor({ onload }: { onload: () => void }) {
      queueMicrotask(onload);
    }
    play() {
      if (!isPlaying) calls.push('play');
      isPlaying = true;
      return 7;
    }
    pause() {
      calls.push('pause');
      isPlaying = false;
    }
    playing = () => isPlaying;
    volume = () => loudness;
    fade(from: number, to: number, ms: number) {
      calls.push(`${from} to ${to} in ${ms}`);
      loudness = to;
    }
    off(event: string) {
      calls.push(`forget ${event}`);
    }
    unload() {
      calls.push('unload');
    }
  },
}));

const track = { webm: 'tune.webm', m4a: 'tune.m4a', seconds: 60, volume: 0.6 };

async function open(fadeIn = 0) {
  calls.length = 0;
  isPlaying = false;
  loudness = track.volume;
  const gain = { connect: () => undefined };
  // All that Howler is handed is a gain node of its own.
  const context = { createGain: () => gain } as unknown as AudioContext;
  const player = createMusicPlayer(context, gain as unknown as AudioNode);
  const piece = player.open(track, { volume: 1, loop: true, fadeIn, onEnd: () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  return piece;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
});

describe('a piece of music', () => {
  it('comes up over its fade when it is first heard', async () => {
    const piece = await open(1.2);
    piece.start();
    expect(calls).toEqual(['play', '0 to 0.6 in 1200']);
  });

  it('fades away before it is paused, and comes up again where it was', async () => {
    const piece = await open();
    piece.start();
    piece.pause();
    expect(calls).toEqual(['play', '0.6 to 0 in 250']);
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.at(-1)).toBe('pause');
    calls.length = 0;
    piece.start();
    expect(calls).toEqual(['play', '0 to 0.6 in 250']);
  });

  it('goes on when it is wanted again before it has faded away', async () => {
    const piece = await open();
    piece.start();
    piece.pause();
    loudness = 0.2;
    piece.start();
    await vi.advanceTimersByTimeAsync(300);
    expect(calls).toEqual(['play', '0.6 to 0 in 250', '0.2 to 0.6 in 250']);
  });

  it('leaves no timer behind when it is stopped while it fades away', async () => {
    const piece = await open();
    piece.start();
    piece.pause();
    piece.stop(1.2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls.slice(-1)).toEqual(['unload']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is unloaded behind a start that the context has just allowed', async () => {
    const piece = await open();
    setTimeout(() => calls.push('start'), 0);
    piece.stop(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['forget resume', 'start', 'unload']);
  });
});
