import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { kept } from './kept.ts';
import { fail, failed, ok, type Result } from './result.ts';
import { epochMs } from './units.ts';

let now = 0;
const clock = { now: () => epochMs(now) };
beforeEach(() => {
  now = 1_000_000;
});
const settled = () => new Promise((done) => setImmediate(done));

/** A read whose answers the test gives, in the order in which they were asked for. */
function slow<Value>() {
  const asked: string[] = [];
  const waiting: { readonly resolve: (value: Value) => void; readonly reject: (fault: Error) => void }[] = [];
  return {
    asked,
    read: (key: string) => {
      asked.push(key);
      return new Promise<Value>((resolve, reject) => waiting.push({ resolve, reject }));
    },
    answer: async (value: Value) => {
      waiting.shift()?.resolve(value);
      await settled();
    },
    breakOff: async () => {
      waiting.shift()?.reject(new Error('broken'));
      await settled();
    },
  };
}

it('asks once however many call during the ask, and again when the answer is old', async () => {
  const { asked, read, answer } = slow<number>();
  const ask = kept(read, { forMs: 1_000, clock });
  const all = [ask('a'), ask('a'), ask('b')];
  await answer(1);
  await answer(2);
  expect(await Promise.all(all)).toEqual([1, 1, 2]);
  now += 999;
  expect(await ask('a')).toBe(1);
  expect(asked).toEqual(['a', 'b']);
  now += 1;
  void ask('a');
  expect(asked).toEqual(['a', 'b', 'a']);
});

it('counts the time from when the answer came, and asks again after the clock was set back', async () => {
  const { asked, read, answer } = slow<number>();
  const ask = kept(read, { forMs: 1_000, clock });
  void ask('a');
  now += 5_000;
  await answer(1);
  now += 999;
  await ask('a');
  expect(asked).toHaveLength(1);
  now -= 3_600_000;
  void ask('a');
  expect(asked).toHaveLength(2);
});

it('keeps a failure for a time of its own', async () => {
  const { asked, read, answer } = slow<Result<number>>();
  const ask = kept(read, { forMs: 0, failureMs: 100, failed, clock });
  void ask('a');
  await answer(fail('UNAVAILABLE', 'silence'));
  now += 99;
  expect(await ask('a')).toMatchObject({ ok: false });
  expect(asked).toHaveLength(1);
  now += 1;
  void ask('a');
  await answer(ok(1));
  void ask('a');
  expect(asked).toHaveLength(3);
});

it('keeps no fault that was thrown, and passes it to all who wait', async () => {
  const { asked, read, answer, breakOff } = slow<number>();
  const ask = kept(read, { forMs: 1_000, failureMs: 1_000, clock });
  const both = Promise.allSettled([ask('a'), ask('a')]);
  await breakOff();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = ask('a');
  await answer(1);
  expect(await again).toBe(1);
  expect(asked).toHaveLength(2);
});

it('asks anew for what is forgotten, though it was under way', async () => {
  const { asked, read, answer } = slow<number>();
  const ask = kept(read, { forMs: 1_000, clock });
  const old = ask('a');
  ask.forget('a');
  const fresh = ask('a');
  await answer(1);
  await answer(2);
  expect(await Promise.all([old, fresh, ask('a')])).toEqual([1, 2, 2]);
  ask.forget('a');
  void ask('a');
  expect(asked).toHaveLength(3);
});

it('keeps the answers that were asked for last, up to their weight', async () => {
  const asked: string[] = [];
  const ask = kept(
    async (key: string) => {
      asked.push(key);
      return key.length;
    },
    { forMs: 1_000, most: 3, weigh: (length) => length, clock },
  );
  for (const key of ['a', 'bb', 'a', 'c', 'a', 'bb', 'dddd', 'a']) await ask(key);
  expect(asked).toEqual(['a', 'bb', 'c', 'bb', 'dddd', 'a']);
});

/** A call, an answer to the ask that waits longest, or time that passes. */
const step = fc.oneof(
  fc.record({ call: fc.constantFrom('a', 'b', 'c', 'd') }),
  fc.record({ answers: fc.boolean() }),
  fc.record({ passes: fc.nat(150) }),
);

it('has one ask of a key under way at most, and answers nothing that is older than told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 4 }),
      async (steps, most) => {
        const waiting: { readonly key: string; readonly resolve: (value: Result<number>) => void }[] = [];
        const answers: Promise<boolean>[] = [];
        const ask = kept(
          (key: string) => {
            // A rejection fails the property.
            expect(waiting.map((one) => one.key)).not.toContain(key);
            return new Promise<Result<number>>((resolve) => waiting.push({ key, resolve }));
          },
          { forMs: 100, failureMs: 10, failed, most, clock },
        );
        for (const one of steps) {
          if ('call' in one) {
            const calledAt = now;
            const found = ask(one.call);
            answers.push(found.then((answer) => !answer.ok || answer.value > calledAt - 100));
          } else if ('answers' in one) waiting.shift()?.resolve(one.answers ? ok(now) : fail('NETWORK', ''));
          else now += one.passes;
          await settled();
        }
        for (const { resolve } of waiting) resolve(ok(now));
        expect(await Promise.all(answers)).not.toContain(false);
      },
    ),
    { numRuns: 60 },
  );
});
