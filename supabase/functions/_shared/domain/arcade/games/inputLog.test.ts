import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_HELD, type Held } from './game.ts';
import { decodeInput, encodeInput, type InputChange } from './inputLog.ts';

const STEPS = 72_000;

/** Logs as a player makes them: each change is later than the one before and holds something else. */
const logs = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: MOST_HELD })), {
    maxLength: 100,
  })
  .map((moves) => {
    let step = -1;
    let held: Held = 0;
    return moves.map(([later, turn]): InputChange => {
      step += later;
      held ^= turn;
      return { step, held };
    });
  });

describe('the log of a run’s input', () => {
  it('is the same after it was written as bytes and read again', () => {
    fc.assert(
      fc.property(logs, (log) => {
        expect(decodeInput(encodeInput(log), STEPS)).toEqual(log);
      }),
    );
  });

  it('has one form as bytes: what is read is written the same', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
        const log = decodeInput(bytes, STEPS);
        if (log !== null) expect([...encodeInput(log)]).toEqual([...bytes]);
      }),
    );
  });

  it('is refused where a change is later than the run', () => {
    expect(decodeInput(encodeInput([{ step: 99, held: 1 }]), 100)).toEqual([{ step: 99, held: 1 }]);
    expect(decodeInput(encodeInput([{ step: 100, held: 1 }]), 100)).toBeNull();
  });

  it('is refused where a change changes nothing or a number never ends', () => {
    expect(decodeInput(Uint8Array.of(0), STEPS)).toBeNull();
    expect(decodeInput(Uint8Array.of(0x11, 0x11), STEPS)).toBeNull();
    expect(decodeInput(Uint8Array.of(0x91), STEPS)).toBeNull();
    expect(decodeInput(Uint8Array.of(0x91, 0), STEPS)).toBeNull();
    expect(decodeInput(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0xff, 1), STEPS)).toBeNull();
  });
});
