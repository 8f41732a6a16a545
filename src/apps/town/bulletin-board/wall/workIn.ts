import { workAt, workPath } from '@shared/kernel/product.ts';

/** The id of the work that the window was opened with, which is text from outside; null: of none. */
export const workIn = (params: string | undefined): string | null => workAt(workPath(params ?? ''));
