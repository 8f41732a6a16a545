import type { Readable } from '../kernel/store.ts';

/** A question that is asked only while the answer has a subscriber. */
export interface WhileWatched {
  readonly subscribe: Readable<unknown>['subscribe'];
  /** Asks now. */
  refresh(): Promise<void>;
  /** Asks at once where there is a subscriber, otherwise when the first comes. */
  reload(): void;
  /** Drops the answer of a question that is under way: by now it is about something else. */
  drop(): void;
}

/**
 * Calls `ask` for the first subscriber, and when it is told to. `ask` is given whether its answer still counts: of
 * several questions under way only the last one's does.
 */
export function whileWatched(
  state: Readable<unknown>,
  ask: (counts: () => boolean) => Promise<void>,
): WhileWatched {
  let watchers = 0;
  let asked = 0;
  /** True until what is shown was asked for. */
  let due = true;

  function refresh(): Promise<void> {
    due = false;
    asked += 1;
    const turn = asked;
    return ask(() => turn === asked);
  }
  return {
    refresh,
    reload() {
      due = true;
      if (watchers > 0) void refresh();
    },
    drop() {
      asked += 1;
    },
    subscribe(listener) {
      const stop = state.subscribe(listener);
      watchers += 1;
      if (due) void refresh();
      let watching = true;
      return () => {
        stop();
        if (watching) watchers -= 1;
        watching = false;
      };
    },
  };
}
