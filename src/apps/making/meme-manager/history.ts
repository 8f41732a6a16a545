/** A value with what it was before, and with what was taken back. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last change was part of: a further one of it is no step of its own. */
  readonly mark: string | null;
}

/** How many steps can be taken back (MEME-5). */
export const STEPS_KEPT = 100;

export const historyOf = <Value>(present: Value): History<Value> => ({
  past: [],
  present,
  future: [],
  mark: null,
});

/**
 * The value becomes another one, which is one step.
 *
 * @param mark what it is part of, such as a drag: all its changes are one step, until `settled`
 */
export function stepped<Value>(
  history: History<Value>,
  present: Value,
  mark: string | null = null,
): History<Value> {
  if (present === history.present) return history;
  const goesOn = mark !== null && mark === history.mark;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-STEPS_KEPT);
  return { past, present, future: [], mark };
}

/** What was going on has ended: the next change is a step of its own. */
export const settled = <Value>(history: History<Value>): History<Value> => ({ ...history, mark: null });

export function undone<Value>({ past, present, future, mark }: History<Value>): History<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, mark };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], mark: null };
}

export function redone<Value>({ past, present, future, mark }: History<Value>): History<Value> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, present, future, mark };
  return { past: [...past, present], present: after, future: rest, mark: null };
}
