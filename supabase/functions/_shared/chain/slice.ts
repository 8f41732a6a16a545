/** A part of the index's work, small enough for one request and for one lease. */
export interface Slice {
  /** Whether a step that makes so many calls of the chain may begin. */
  begin(calls: number): Promise<boolean>;
  /** Whether a step could not begin, so that something may be left to do. */
  readonly isOver: boolean;
}

/**
 * A slice of about so many calls: its last step may make more.
 *
 * @param mayGoOn asked before each step
 */
export function sliceOf(calls: number, mayGoOn: () => Promise<boolean>): Slice {
  let left = calls;
  let isOver = false;
  return {
    async begin(next) {
      if (left <= 0 || !(await mayGoOn())) isOver = true;
      else left -= next;
      return !isOver;
    },
    get isOver() {
      return isOver;
    },
  };
}
