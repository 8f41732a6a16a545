/** Which of the files that are not kept yet: the programs that everybody has, or all others. */
export type KeptWhen = 'soon' | 'later';

/** What the page asks its worker, when there is time: to keep a few more files. The worker answers whether there are more. */
export interface KeepNext {
  readonly type: 'KEEP_NEXT';
  readonly of: KeptWhen;
}

/** What the page asks its worker once: to throw away what older versions kept, where no page runs one of them. */
export const CLEAN_UP = { type: 'CLEAN_UP' } as const;

/** What the worker asks each page: its version (`pageVersion`), which the page answers to the port that comes with it. */
export const WHICH_VERSION = { type: 'WHICH_VERSION' } as const;

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;

export const isCleanUp = (data: unknown): boolean => typeOf(data) === CLEAN_UP.type;
export const isWhichVersion = (data: unknown): boolean => typeOf(data) === WHICH_VERSION.type;

/** Reads what came in a message; null: it is something else. */
export function readKeepNext(data: unknown): KeptWhen | null {
  if (typeOf(data) !== 'KEEP_NEXT' || typeof data !== 'object' || data === null || !('of' in data))
    return null;
  return data.of === 'soon' || data.of === 'later' ? data.of : null;
}
