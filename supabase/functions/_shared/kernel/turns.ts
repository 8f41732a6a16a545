/** Does a work when its turn has come; null: too many wait already. */
export type Turns = <Value>(name: string, work: () => Promise<Value>) => Promise<Value> | null;

/** Lets so many works of one name run at once, and so many wait for them, in the order in which they came. */
export function turns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const queues = new Map<string, { running: number; readonly next: (() => void)[] }>();

  return (name, work) => {
    const queue = queues.get(name) ?? { running: 0, next: [] };
    queues.set(name, queue);
    if (queue.running >= atOnce && queue.next.length >= waiting) return null;

    const leave = (): void => {
      const next = queue.next.shift();
      // The turn is handed on, so that none who comes meanwhile takes it.
      if (next) {
        next();
        return;
      }
      queue.running -= 1;
      if (queue.running === 0) queues.delete(name);
    };
    if (queue.running >= atOnce) {
      return new Promise<void>((turn) => queue.next.push(turn)).then(work).finally(leave);
    }
    queue.running += 1;
    return work().finally(leave);
  };
}
