import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { correctedClock } from '@shared/kernel/clock.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { followServerClock } from './serverClock.ts';

const NOW = Date.UTC(2026, 10, 28, 2, 4);

/** A page whose own clock is so far behind the server's, and what asks it; times in ms. */
function page(behind: number) {
  let time = NOW;
  const clock = correctedClock({ now: () => epochMs(time - behind) });
  const told = vi.fn();
  clock.onCorrected(told);
  const server = followServerClock(clock);
  return {
    told,
    server,
    /** Moves the page's own clock by so much. */
    set: (by: number) => void (behind -= by),
    /** How far the page's clock is ahead of the server's. */
    error: () => clock.now() - time,
    /** A call that takes so long to the server and back, after a pause. */
    call({ pause = 0, there = 0, back = 0, headers = {} }): void {
      time += pause;
      const answered = server.calls();
      time += there;
      const date = new Date(time).toUTCString();
      time += back;
      answered(new Headers({ date, ...headers }));
    },
  };
}

describe('the clock of the server', () => {
  it('puts a wrong clock right by whole seconds, and tells that', () => {
    const { call, error, told, server } = page(90_000);
    call({});
    expect([error(), server.now()]).toEqual([0, NOW]);
    call({ pause: 400 });
    call({ pause: 1_000 });
    expect(error()).toBe(0);
    expect(told).toHaveBeenCalledOnce();
  });

  it('is told closer by each answer, and never before its time (EVENING-1)', () => {
    const { call, error } = page(3_600_000);
    const errors = [900, 300, 950].map((pause) => {
      call({ pause });
      return error();
    });
    expect(errors).toEqual([-900, -200, -150]);
  });

  it('is left alone where it may be right', () => {
    const { call, error, told } = page(-300);
    for (const pause of [100, 500, 50]) call({ pause });
    expect([error(), told.mock.calls]).toEqual([300, []]);
    // In the last moments of a second it is ahead of what the answer can mean.
    call({ pause: 200 });
    expect(error()).toBe(-100);
  });

  it('is followed where one of the clocks is set', () => {
    const { call, error, set } = page(0);
    call({});
    set(-1_800_000);
    expect(error()).toBe(-1_800_000);
    call({});
    expect(error()).toBe(0);
  });

  it('is not that of a cache, nor of an answer that tells none', () => {
    const { call, error } = page(0);
    call({ headers: { date: new Date(NOW - 300_000).toUTCString(), age: '210' } });
    call({ headers: { date: 'soon' } });
    expect(error()).toBe(0);
  });

  it('is ahead by no more than it takes to tell a second, and behind by no more than that, for any calls', () => {
    const ms = (max: number) => fc.integer({ min: 0, max });
    const calls = fc.array(fc.record({ pause: ms(5_000), there: ms(400), back: ms(400) }), { minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -7_200_000, max: 7_200_000 }), calls, (behind, made) => {
        const one = page(behind);
        for (const call of made) {
          one.call(call);
          expect(Math.abs(one.error())).toBeLessThanOrEqual(1_000 + 800);
        }
      }),
    );
  });
});
