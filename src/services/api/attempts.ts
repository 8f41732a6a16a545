import type { Clock } from '@shared/kernel/clock.ts';
import { mayBeDone, type Failure, type Result } from '@shared/kernel/result.ts';
import { sha256Hex } from '@shared/kernel/sha256.ts';
import * as shape from '../../kernel/shape.ts';
import { randomId } from '../../kernel/randomId.ts';
import type { Store, StoredValue } from '../storage/storage.ts';

/** An act that is asked for. */
export interface Attempt {
  /** Its idempotency key: all tries of one matter have the same. */
  readonly key: string;
  /** Takes note of what the server answered; another try is the same act until that settled it. */
  answered(result: Result<unknown>): void;
}

/** The keys of acts by their matter: whose, what, and with what. Another amount, wallet or text is another matter (API-9). */
export interface Attempts {
  attempt(matter: string): Attempt;
}

/** A key as the browser keeps it. The matter is a hash, because it may be a private text. */
interface Kept {
  readonly matter: string;
  readonly key: string;
  /** When it was made (ms). */
  readonly at: number;
}

const KEPT: StoredValue<readonly Kept[]> = {
  name: 'attempts',
  version: 1,
  read: shape.reader(shape.each(shape.object({ matter: shape.string, key: shape.string, at: shape.number }))),
};
/** So long the server knows a key (`app.retention`). */
const KNOWN_MS = 24 * 3_600_000;

/** Whether the answer says nothing of an earlier try: the request was turned away before the act was looked at. */
const wasTurnedAway = ({ code }: Failure): boolean => code === 'RATE_LIMITED' || code === 'UNAUTHENTICATED';

/** An act whose repetition does no harm: each request has a key of its own. */
export const unkept = (): Attempt => ({ key: randomId(), answered: () => undefined });

/** What was asked for and not settled, kept in this browser, so that a reload in the middle repeats nothing. */
export function createAttempts({
  lasting,
  clock,
}: {
  readonly lasting: Store;
  readonly clock: Clock;
}): Attempts {
  let memory: readonly Kept[] = [];
  /** What another tab settled counts; where the browser keeps nothing, the memory. */
  const read = (): readonly Kept[] =>
    (lasting.get(KEPT) ?? memory).filter(({ at }) => Math.abs(clock.now() - at) < KNOWN_MS);
  const write = (next: readonly Kept[]): void => {
    memory = next;
    lasting.set(KEPT, next);
  };
  return {
    attempt(named) {
      const matter = sha256Hex(named);
      const all = read();
      const known = all.find((one) => one.matter === matter);
      const key = known?.key ?? randomId();
      if (known === undefined) write([...all, { matter, key, at: clock.now() }]);
      return {
        key,
        answered(result) {
          if (!result.ok && (mayBeDone(result.error) || wasTurnedAway(result.error))) return;
          write(read().filter((one) => one.key !== key));
        },
      };
    },
  };
}
