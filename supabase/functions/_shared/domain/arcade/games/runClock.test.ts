import { describe, expect, it } from 'vitest';
import { epochMs } from '../../../kernel/units.ts';
import { CHUNK_STEPS, STEPS_PER_SECOND } from './game.ts';
import { earliest, timingOf, type Timing } from './runClock.ts';

const OPENED = epochMs(1_000_000);

interface Played {
  readonly seconds: number;
  /** How many times slower than time it was played. */
  readonly pace?: number;
  /** What the line adds to each message, in seconds. */
  readonly delay?: (chunk: number) => number;
  /** Seconds that the run stood still after a chunk. */
  readonly pauses?: Readonly<Record<number, number>>;
  /** Seconds after which the run was sent. */
  readonly sentAfter?: number;
  /** How many chunks at the end no link came of. */
  readonly unlinked?: number;
}

function timing({
  seconds,
  pace = 1,
  delay = () => 0.1,
  pauses = {},
  sentAfter = 0,
  unlinked = 0,
}: Played): Timing {
  const steps = seconds * STEPS_PER_SECOND;
  const chunks = Math.floor(steps / CHUNK_STEPS);
  const stood = (chunk: number) =>
    Object.entries(pauses).reduce((sum, [after, long]) => sum + (Number(after) < chunk ? long : 0), 0);
  const at = (played: number, chunk: number) =>
    epochMs(OPENED + 1000 * (played * pace + stood(chunk) + delay(chunk)));
  const linkedAt = Array.from({ length: chunks }, (_, chunk) => at((chunk + 1) * 5, chunk));
  return timingOf({
    openedAt: OPENED,
    linkedAt: linkedAt.slice(0, chunks - unlinked),
    closedAt: epochMs(at(seconds, chunks) + sentAfter * 1000),
    steps,
  });
}

describe('the time of a run', () => {
  it('is kept by a player at any length, on a line that is slow, uneven, or gone for ten seconds (RUN-4)', () => {
    for (const seconds of [1, 12, 61, 180, 600]) {
      expect(timing({ seconds })).toBe('in-time');
      expect(timing({ seconds, delay: (chunk) => 0.05 + ((chunk * 7) % 10) / 10 })).toBe('in-time');
      expect(timing({ seconds, delay: (chunk) => (chunk === 2 ? 10 : chunk === 3 ? 5 : 0.1) })).toBe(
        'in-time',
      );
      expect(timing({ seconds, sentAfter: 40_000 })).toBe('in-time');
    }
  });

  it('may begin late and stand still for a minute together, a few times (RUN-4)', () => {
    expect(timing({ seconds: 40, delay: () => 30 })).toBe('in-time');
    expect(timing({ seconds: 29, delay: () => 1, pauses: { 2: 60 } })).toBe('in-time');
    expect(timing({ seconds: 29, delay: (chunk) => (chunk === 3 ? 10 : 0.5), pauses: { 1: 20 } })).toBe(
      'in-time',
    );
    expect(timing({ seconds: 100, pauses: { 1: 20, 7: 10, 12: 30 } })).toBe('in-time');
    expect(timing({ seconds: 100, pauses: { 1: 20, 7: 40, 12: 30 } })).toBe('paused-too-often');
    expect(timing({ seconds: 100, delay: () => 40, pauses: { 7: 40 } })).toBe('paused-too-often');
    expect(timing({ seconds: 100, pauses: { 1: 20, 7: 20, 12: 20, 15: 20, 17: 20 } })).toBe(
      'paused-too-often',
    );
  });

  it('is not kept by a run that stood still for longer than a minute', () => {
    expect(timing({ seconds: 40, pauses: { 2: 61 } })).toBe('in-time');
    expect(timing({ seconds: 40, pauses: { 2: 65 } })).toBe('paused-too-often');
    expect(timing({ seconds: 40, pauses: { 2: 71 } })).toBe('paused-too-long');
  });

  it('is kept to the end without a line where the end is sent soon; sent late, it is known to be late (RUN-4)', () => {
    for (const unlinked of [1, 2, 3]) {
      expect(timing({ seconds: 60, unlinked, sentAfter: 3 })).toBe('in-time');
      expect(timing({ seconds: 60, unlinked, sentAfter: 40_000 })).toBe('late-end');
      expect(timing({ seconds: 60, unlinked, sentAfter: 40_000, pauses: { 2: 50 } })).toBe('late-end');
    }
    // A hole in the line from the last link on: what waits for it comes when it is back.
    expect(timing({ seconds: 29, delay: (chunk) => (chunk > 3 ? 9 : 0.1), pauses: { 1: 20 } })).toBe(
      'late-end',
    );
  });

  it('is not kept where all but the fewest links are left out', () => {
    const slow = { unlinked: 3, delay: () => 0 };
    for (const sentAfter of [0, 50, 40_000]) {
      expect(timing({ ...slow, seconds: 30, pace: 2, sentAfter })).toBe('paused-too-often');
      expect(timing({ ...slow, seconds: 60, pace: 1.25, sentAfter })).toBe('paused-too-often');
    }
    // A slow beginning and a pause are counted together, and the time between the last link and the end with them.
    expect(timing({ ...slow, seconds: 30, delay: () => 40, pauses: { 1: 40 } })).toBe('paused-too-often');
    expect(timing({ ...slow, seconds: 20, delay: () => 30, sentAfter: 60 })).toBe('late-end');
    // What is played without any link counts where no prizes are.
    expect(timing({ ...slow, seconds: 15, pace: 6 })).toBe('late-end');
  });

  it('is not kept by a clock that is slower or faster (RUN-4)', () => {
    for (const seconds of [60, 180, 600]) {
      for (const pace of [1.1, 1.25, 2]) {
        expect([seconds, pace, timing({ seconds, pace })]).toEqual([seconds, pace, 'paused-too-often']);
      }
      for (const pace of [0.98, 0.8, 0.5]) {
        expect([seconds, pace, timing({ seconds, pace })]).toEqual([seconds, pace, 'too-fast']);
      }
    }
    expect(timing({ seconds: 60, pace: 1.02 })).toBe('in-time');
    expect(timing({ seconds: 60, pace: 1.5, sentAfter: 40_000 })).toBe('paused-too-often');
  });

  it('lets the end of a chunk come when it can have been played, and hardly before', () => {
    expect(earliest(OPENED, 0) - OPENED).toBe(4750);
    expect(earliest(OPENED, 11) - OPENED).toBe(59_750);
  });
});
