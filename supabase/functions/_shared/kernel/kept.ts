import { systemClock, type Clock } from './clock.ts';

interface Keeping<Asked, Value> {
  /** How long an answer is kept (ms). 0: it is not kept, though asked for once at a time. */
  readonly forMs: number;
  /** How long a failure is kept (ms); 0 unless told. */
  readonly failureMs?: number;
  /** Which answers are failures; none unless told. */
  readonly failed?: (answer: Value) => boolean;
  /** What all that is kept may weigh; the answers that were asked for longest ago go first. */
  readonly most?: number;
  /** What an answer weighs; 1 unless told. */
  readonly weigh?: (answer: Value) => number;
  /** What is asked for, as a key of a map; itself unless told. */
  readonly keyOf?: (asked: Asked) => unknown;
  readonly clock?: Clock;
}

interface Entry<Value> {
  readonly answer: Value;
  /** When the answer came (epoch ms). */
  readonly at: number;
  readonly keptMs: number;
  readonly weight: number;
}

/** Asks, or answers from what is kept. Rejects where the read does: a fault that was thrown is never kept. */
interface Kept<Asked, Value> {
  (asked: Asked): Promise<Value>;
  /** Forgets an answer, that of an ask under way too: the next call asks anew. */
  forget(asked: Asked): void;
}

/**
 * Answers that are kept for a while and asked for once at a time: all who call during an ask share its answer. A read
 * that is asked for nothing in particular is called as `ask()`.
 */
export function kept<Value, Asked = void>(
  read: (asked: Asked) => Promise<Value>,
  {
    forMs,
    failureMs = 0,
    failed = () => false,
    most = Infinity,
    weigh = () => 1,
    keyOf = (asked) => asked,
    clock = systemClock,
  }: Keeping<Asked, Value>,
): Kept<Asked, Value> {
  /** The one that was asked for longest ago first. */
  const entries = new Map<unknown, Entry<Value>>();
  const underWay = new Map<unknown, Promise<Value>>();
  let total = 0;

  function drop(key: unknown): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  function keep(key: unknown, entry: Entry<Value>): void {
    drop(key);
    entries.set(key, entry);
    total += entry.weight;
    for (const oldest of entries.keys()) {
      if (total <= most) return;
      drop(oldest);
    }
  }

  // A clock that was set back ends what is kept as well.
  const isOver = ({ at, keptMs }: Entry<Value>): boolean => Math.abs(clock.now() - at) >= keptMs;

  function settled(key: unknown, running: Promise<Value>, answer: Value): void {
    // One that was forgotten meanwhile is not kept.
    if (underWay.get(key) !== running) return;
    underWay.delete(key);
    const keptMs = failed(answer) ? failureMs : forMs;
    if (keptMs > 0) keep(key, { answer, at: clock.now(), keptMs, weight: weigh(answer) });
  }

  function readNow(key: unknown, asked: Asked): Promise<Value> {
    const running = read(asked);
    underWay.set(key, running);
    running.then(
      (answer) => settled(key, running, answer),
      () => underWay.get(key) === running && underWay.delete(key),
    );
    return running;
  }

  async function ask(asked: Asked): Promise<Value> {
    const key = keyOf(asked);
    const known = entries.get(key);
    if (known === undefined || isOver(known)) return underWay.get(key) ?? readNow(key, asked);
    keep(key, known);
    return known.answer;
  }
  return Object.assign(ask, {
    forget(asked: Asked) {
      const key = keyOf(asked);
      underWay.delete(key);
      drop(key);
    },
  });
}
