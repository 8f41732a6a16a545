import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAmbiencePlayer } from './ambiencePlayer.ts';
import { AMBIENCES, type AmbienceName } from './ambiences.ts';

/** What was started and when it ends, by kind, and how its gains glide. */
class FakeContext {
  currentTime = 0;
  sampleRate = 100;
  started: { kind: string; at: number; until: number }[] = [];
  glides: [to: number, at: number][] = [];
  #param = () => ({
    value: 0,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    linearRampToValueAtTime: (to: number, at: number) => void this.glides.push([to, at]),
  });
  #node = (more: object = {}) => ({ connect: (next: object) => next, ...more });
  #source(kind: string) {
    const run = { kind, at: 0, until: Infinity };
    return this.#node({
      frequency: this.#param(),
      start: (at = this.currentTime) => {
        run.at = at;
        this.started.push(run);
      },
      stop: (at: number) => (run.until = at),
    });
  }
  createGain = () => this.#node({ gain: this.#param() });
  createStereoPanner = () => this.#node({ pan: this.#param() });
  createBiquadFilter = () => this.#node({ frequency: this.#param(), Q: this.#param() });
  createOscillator = () => this.#source('wave');
  createBufferSource = () => this.#source('noise');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  /** How many go on at a time. */
  running = (at: number) => this.started.filter((run) => run.at <= at && run.until > at).length;
}

function open(name: AmbienceName, { volume = 1, fadeIn = 0 } = {}) {
  const context = new FakeContext();
  // The parts of an AudioContext that soundscapes are made of.
  const player = createAmbiencePlayer(
    context as unknown as AudioContext,
    {} as unknown as AudioNode,
    () => 0.5,
  );
  const pass = async (seconds: number) => {
    for (let at = 0; at < seconds; at++) {
      context.currentTime++;
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  return { context, piece: player.open(name, { volume, fadeIn }), pass };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a soundscape', () => {
  it('runs nothing until it is started', () => {
    const { context } = open('crickets');
    expect(context.started).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes up over its fade, holds its beds and calls now and then', async () => {
    const { context, piece, pass } = open('drips', { volume: 0.6, fadeIn: 1.2 });
    piece.start();
    expect(context.glides).toContainEqual([0.6, 1.2]);
    const beds = context.running(0);
    expect(beds).toBeGreaterThan(0);
    const before = context.started.length;
    await pass(20);
    expect(context.started.length).toBeGreaterThan(before);
    expect(context.started.filter(({ until }) => until === Infinity)).toHaveLength(beds);
  });

  it('is paused without a timer or a source that goes on, and begins again from now', async () => {
    const { context, piece, pass } = open('lake');
    piece.start();
    await pass(5);
    piece.pause();
    expect(vi.getTimerCount()).toBe(0);
    expect(context.running(context.currentTime + 30)).toBe(0);
    context.currentTime = 3600;
    const before = context.started.length;
    piece.start();
    piece.start();
    const after = context.started.slice(before);
    expect(after.length).toBeGreaterThan(0);
    expect(after.every(({ at }) => at >= 3600)).toBe(true);
    expect(after.length).toBeLessThan(60);
    piece.stop(1.2);
    expect(context.running(3602)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not make up for the calls that a page missed while it slept', async () => {
    const { context, piece, pass } = open('crickets');
    piece.start();
    await pass(2);
    const before = context.started.length;
    context.currentTime += 3600;
    await pass(2);
    expect(context.started.length - before).toBeLessThan(100);
    expect(context.started.slice(before).every(({ at }) => at >= 3602)).toBe(true);
  });

  it('has in each case something to hear at once or soon, at pitches that a glide can reach', async () => {
    for (const [name, layers] of Object.entries(AMBIENCES)) {
      const { context, piece, pass } = open(name as AmbienceName);
      piece.start();
      await pass(10);
      expect(context.started.length, name).toBeGreaterThan(0);
      const glides = layers.flatMap((layer) => ('every' in layer ? layer.notes : []));
      for (const [, seconds, from, to] of glides) expect(Math.min(seconds, from, to)).toBeGreaterThan(0);
      piece.stop(0);
    }
  });
});
