/** Which of the files that are not kept yet: the programs that everybody has, or all others. */
export type KeptWhen = 'soon' | 'later';

/** What the page asks its worker, when there is time: to keep a few more files. The worker answers whether there are more. */
export interface KeepNext {
  readonly type: 'KEEP_NEXT';
  readonly of: KeptWhen;
}

/** Reads what came in a message; null: it is something else. */
export function readKeepNext(data: unknown): KeptWhen | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!('type' in data) || data.type !== 'KEEP_NEXT' || !('of' in data)) return null;
  return data.of === 'soon' || data.of === 'later' ? data.of : null;
}
