import type { Span } from '../../../kernel/span.ts';
import { store, type Readable } from '../../../kernel/store.ts';
import { anchorAt, offsetsOf, rowsNear, topFor, type Anchor } from './rowMath.ts';

/** How high a row is taken to be until it is measured, and a list until it is laid out, in logical pixels. */
const ROW_AT_FIRST = 34;
const HEIGHT_AT_FIRST = 400;

export interface LogView {
  /** The rows to draw. */
  readonly span: Span;
  /** Where the first of them begins, and how high all are together. */
  readonly top: number;
  readonly total: number;
  /** How many rows have come below what the person looks at. */
  readonly below: number;
}

/**
 * Lays out a long list whose rows are as high as their text. Rows that come above leave those on the screen where they
 * are, and a person who is at the end stays there.
 */
export interface LogLayout extends Readable<LogView> {
  setKeys(keys: readonly string[]): void;
  /** Takes the heights of rows that are in the document. */
  measure(rows: Iterable<readonly [key: string, height: number]>): void;
  /** The list has another size; with another width every row may have another height. */
  resize(height: number, isOtherWidth: boolean): void;
  /** The person has scrolled. */
  scrolled(top: number, height: number): void;
  /** Where the list is to be scrolled to. */
  scrollTop(): number;
  toEnd(): void;
  /** Scrolls as little as is needed for a row to be seen. */
  reveal(index: number): void;
}

export function createLogLayout(): LogLayout {
  const view = store<LogView>({ span: { from: 0, to: 0 }, top: 0, total: 0, below: 0 });
  const heights = new Map<string, number>();
  let keys: readonly string[] = [];
  let indexes: ReadonlyMap<string, number> = new Map();
  let offsets = offsetsOf(0, () => 0);
  let anchor: Anchor = 'end';
  let top = 0;
  let height = HEIGHT_AT_FIRST;
  /** The last row when the person was at the end. */
  let lastSeen: string | undefined;

  const keyAt = (index: number): string | undefined => keys[index];

  function show(): void {
    if (anchor === 'end') lastSeen = keys.at(-1);
    const span = rowsNear(offsets, top, height);
    const seen = indexes.get(lastSeen ?? '');
    const next: LogView = {
      span,
      top: offsets[span.from] ?? 0,
      total: offsets.at(-1) ?? 0,
      below: seen === undefined ? 0 : keys.length - 1 - seen,
    };
    const now = view.get();
    const isSame =
      now.span.from === span.from &&
      now.span.to === span.to &&
      now.top === next.top &&
      now.total === next.total &&
      now.below === next.below;
    if (!isSame) view.set(next);
  }
  function lay(): void {
    offsets = offsetsOf(keys.length, (index) => heights.get(keys[index] ?? '') ?? ROW_AT_FIRST);
    const most = Math.max(0, (offsets.at(-1) ?? 0) - height);
    top = Math.min(most, topFor(anchor, offsets, (key) => indexes.get(key), height) ?? top);
    show();
  }
  return {
    get: view.get,
    subscribe: view.subscribe,
    setKeys(next) {
      if (next === keys) return;
      keys = next;
      indexes = new Map(keys.map((key, index) => [key, index]));
      lay();
    },
    measure(rows) {
      let isNew = false;
      for (const [key, measured] of rows) {
        if (measured === 0 || heights.get(key) === measured) continue;
        heights.set(key, measured);
        isNew = true;
      }
      if (isNew) lay();
    },
    resize(next, isOtherWidth) {
      if (isOtherWidth) heights.clear();
      height = next;
      lay();
    },
    scrolled(nextTop, nextHeight) {
      // A list that becomes lower keeps what it shows: the person has not scrolled.
      if (nextHeight !== height && anchor === 'end') return;
      [top, height] = [nextTop, nextHeight];
      anchor = anchorAt(offsets, keyAt, top, height);
      show();
    },
    scrollTop: () => top,
    toEnd() {
      anchor = 'end';
      lay();
    },
    reveal(index) {
      const [from = 0, to = 0] = [offsets[index], offsets[index + 1]];
      anchor = anchorAt(offsets, keyAt, Math.min(from, Math.max(top, to - height)), height);
      lay();
    },
  };
}
