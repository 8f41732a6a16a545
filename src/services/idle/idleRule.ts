/** Milliseconds without input after which the machine counts as quiet. */
export const QUIET_MS = 10_000;
/** Below this charge, 0 to 1, only what the person asks for is fetched. */
export const LOW_BATTERY = 0.2;
/** The queue rests so many times as long as the last piece of work took. */
const REST_SHARE = 20;
/** The shortest rest between two pieces of work that ask for no longer one, in milliseconds. */
export const SHORTEST_REST_MS = 1_000;

/** What decides whether there is time for idle work. Times are in milliseconds on one clock. */
export interface Surroundings {
  readonly now: number;
  /** When the person last did anything, or the page was ready. */
  readonly lastInput: number;
  /** When the last piece of work was done, and how long it took; null: there was none. */
  readonly lastWork: { readonly ended: number; readonly took: number } | null;
  readonly hidden: boolean;
  /** False while the browser knows that it has no network. */
  readonly online: boolean;
  /** The person asked for as few bytes as can be. */
  readonly saveData: boolean;
  /** The line's kind as the browser estimates it, such as '4g'; undefined where it says nothing. */
  readonly effectiveType: string | undefined;
  /** Null where the browser says nothing. */
  readonly battery: { readonly level: number; readonly charging: boolean } | null;
}

/** What a piece of work asks of the surroundings. */
export interface Wish {
  /** How long there has to have been no input, in milliseconds. */
  readonly quietMs: number;
  /** How long the last piece of work has to be over at least, in milliseconds. */
  readonly restMs: number;
  /** True: it costs so little that bytes and charge need not be spared. */
  readonly cheap: boolean;
}

const SLOW_LINES: readonly string[] = ['slow-2g', '2g'];

/** Whether bytes or charge are short. */
function isSparing({ saveData, effectiveType, battery }: Surroundings): boolean {
  if (saveData || SLOW_LINES.includes(effectiveType ?? '')) return true;
  return battery !== null && battery.level < LOW_BATTERY && !battery.charging;
}

/**
 * In how many milliseconds idle work may begin, if nothing happens until then. 0: now; null: not before something
 * changes.
 */
export function waitFor(wish: Wish, surroundings: Surroundings): number | null {
  const { now, lastInput, lastWork, hidden, online } = surroundings;
  if (hidden || !online || (!wish.cheap && isSparing(surroundings))) return null;
  const rested = lastWork && lastWork.ended + Math.max(wish.restMs, lastWork.took * REST_SHARE);
  return Math.max(0, lastInput + wish.quietMs - now, (rested ?? now) - now);
}
