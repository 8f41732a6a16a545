import * as shape from '../../kernel/shape.ts';
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

const isMessage =
  (read: shape.Shape<object>) =>
  (data: unknown): boolean =>
    read(data) !== undefined;
export const isCleanUp = isMessage(shape.object({ type: shape.literal(CLEAN_UP.type) }));
export const isWhichVersion = isMessage(shape.object({ type: shape.literal(WHICH_VERSION.type) }));

const keepNext = shape.reader(
  shape.object({ type: shape.literal('KEEP_NEXT'), of: shape.picklist(['soon', 'later']) }),
);

/** Reads what came in a message; null: it is something else. */
export const readKeepNext = (data: unknown): KeptWhen | null => keepNext(data)?.of ?? null;
