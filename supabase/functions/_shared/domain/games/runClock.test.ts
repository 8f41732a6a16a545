import { describe, expect, it } from 'vitest';
import { epochMs } from '../../kernel/units.ts';
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
}

function timing({ seconds, pace = 1, delay = () => 0.1, pauses = {}, sentAfter = 0 }: Played): Timing {
  const steps = seconds * STEPS_PER_SECOND;
  const chunks = Math.floor(steps / CHUNK_STEPS);
  const stood = (chunk: number) =>
    Object.entries(pauses).reduce((sum, [after, long]) => sum + (Number(after) < chunk ? long : 0), 0);
  const at = (played: number, chunk: number) =>
    epochMs(OPENED + 1000 * (played * pace + stood(chunk) + delay(chunk)));
  const linkedAt = Array.from({ length: chunks }, (_, chunk) => at((chunk + 1) * 5, chunk));
  return timingOf({
    openedAt: OPENED,
    linkedAt,
    closedAt: epochMs(at(seconds, chunks) + sentAfter * 1000),
    steps,
  });
}

describe('the time of a run', () => {
  it('is kept by a player at any length, on a line that is slow, uneven, or gone for ten seconds', () => {
    for (const seconds of [1, 12, 61, 180, 600]) {
      expect(timing({ seconds })).toBe('in-time');
      expect(timing({ seconds, delay: (chunk) => 0.05 + ((chunk * 7) % 10) / 10 })).toBe('in-time');
      expect(timing({ seconds, delay: (chunk) => (chunk === 2 ? 10 : chunk === 3 ? 5 : 0.1) })).toBe(
        'in-time',
      );
      expect(timing({ seconds, sentAfter: 40_000 })).toBe('in-time');
    }
  });

  it('may begin late and stand still for a while, a few times', () => {
    expect(timing({ seconds: 40, delay: () => 30 })).toBe('in-time');
    expect(timing({ seconds: 40, pauses: { 2: 59 } })).toBe('in-time');
    expect(timing({ seconds: 100, pauses: { 1: 20, 7: 40, 12: 30 } })).toBe('in-time');
    expect(timing({ seconds: 100, pauses: { 1: 20, 7: 20, 12: 20, 15: 20, 17: 20 } })).toBe(
      'paused-too-often',
    );
  });

  it('is not kept by a run that stood still for longer than a minute beyond what is known of the course', () => {
    expect(timing({ seconds: 40, pauses: { 2: 70 } })).toBe('in-time');
    expect(timing({ seconds: 40, pauses: { 2: 71 } })).toBe('paused-too-long');
  });

  it('is not kept by a clock that is slower or faster', () => {
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
