import { useState } from 'react';
import type { Failure, Result } from '@shared/kernel/result.ts';
import { useLoaded } from '../../../../overlays/hooks.ts';

/** Where a page begins; the first has no cursor. */
interface PageAsked {
  readonly cursor?: string;
}

export interface Paged<Item> {
  /** Null before the first page has come. */
  readonly items: readonly Item[] | null;
  readonly failure: Failure | null;
  /** Null: there are none. */
  readonly newer: (() => void) | null;
  readonly older: (() => void) | null;
  readonly again: () => void;
}

/**
 * A list that the server gives page by page, one page at a time. It begins anew with its component: give that a key of what
 * the list is of.
 */
export function usePaged<Answer extends { readonly next: string | null }, Item>(
  load: (page: PageAsked, signal: AbortSignal) => Promise<Result<Answer>>,
  itemsOf: (answer: Answer) => readonly Item[],
): Paged<Item> {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { value, failure, again } = useLoaded(
    (signal) => load(cursor === undefined ? {} : { cursor }, signal),
    [cursor],
  );
  const next = value?.next ?? null;
  return {
    items: value && itemsOf(value),
    failure,
    newer: cursors.length === 0 ? null : () => setCursors(cursors.slice(0, -1)),
    older: next === null ? null : () => setCursors([...cursors, next]),
    again,
  };
}
