/** What of a folder is chosen. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** Where the keyboard is; null: it has been nowhere yet. */
  readonly at: string | null;
  /** From where Shift chooses. */
  readonly anchor: string | null;
}

export const NOTHING: Selection = { chosen: new Set(), at: null, anchor: null };

export const only = (id: string): Selection => ({ chosen: new Set([id]), at: id, anchor: id });

/** Goes there without choosing: Ctrl and an arrow. */
export const gone = (selection: Selection, id: string): Selection => ({ ...selection, at: id, anchor: id });

/** Chooses it beside the others, or no more: Ctrl and a press. */
export function toggled({ chosen }: Selection, id: string): Selection {
  const after = new Set(chosen);
  if (!after.delete(id)) after.add(id);
  return { chosen: after, at: id, anchor: id };
}

/** Chooses everything from the anchor to it, in the order that is shown: Shift. */
export function ranged({ anchor, at }: Selection, ids: readonly string[], id: string): Selection {
  const start = ids.indexOf(anchor ?? at ?? id);
  const [from, to] = [start < 0 ? ids.indexOf(id) : start, ids.indexOf(id)].toSorted((a, b) => a - b);
  return { chosen: new Set(ids.slice(from, (to ?? 0) + 1)), at: id, anchor: ids[start] ?? id };
}

/** The keys that are held during a click. */
export interface Held {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What is chosen by a click: up to there with Shift, beside the others with Ctrl, it alone otherwise. */
export function clicked(
  selection: Selection,
  ids: readonly string[],
  id: string,
  { ctrlKey, metaKey, shiftKey }: Held,
): Selection {
  if (shiftKey) return ranged(selection, ids, id);
  return ctrlKey || metaKey ? toggled(selection, id) : only(id);
}

export const everything = (selection: Selection, ids: readonly string[]): Selection => ({
  ...selection,
  chosen: new Set(ids),
});

export const inverted = (selection: Selection, ids: readonly string[]): Selection =>
  everything(
    selection,
    ids.filter((id) => !selection.chosen.has(id)),
  );

/** Without what is there no more. */
export function within(selection: Selection, ids: readonly string[]): Selection {
  const there = new Set(ids);
  const { chosen, at, anchor } = selection;
  const isThere = (id: string | null): boolean => id === null || there.has(id);
  if ([...chosen].every(isThere) && isThere(at) && isThere(anchor)) return selection;
  return {
    chosen: new Set([...chosen].filter(isThere)),
    at: isThere(at) ? at : null,
    anchor: isThere(anchor) ? anchor : null,
  };
}

/** Where an item lies in its list, in logical pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The items that a band touches. */
export const touchedBy = (band: Box, boxes: ReadonlyMap<string, Box>): readonly string[] =>
  [...boxes]
    .filter(
      ([, box]) =>
        box.left < band.left + band.width &&
        band.left < box.left + box.width &&
        box.top < band.top + band.height &&
        band.top < box.top + box.height,
    )
    .map(([id]) => id);

/** The rectangle between two points. */
export const bandOf = (x: number, y: number, toX: number, toY: number): Box => ({
  left: Math.min(x, toX),
  top: Math.min(y, toY),
  width: Math.abs(toX - x),
  height: Math.abs(toY - y),
});

/** How far along the key, and how far beside it: null: it lies not in that direction. */
const AWAY: Readonly<Record<string, (from: Box, to: Box) => readonly [along: number, beside: number]>> = {
  ArrowDown: (from, to) => [to.top - from.top, to.left - from.left],
  ArrowUp: (from, to) => [from.top - to.top, to.left - from.left],
  ArrowRight: (from, to) => [to.left - from.left, to.top - from.top],
  ArrowLeft: (from, to) => [from.left - to.left, to.top - from.top],
};

/** Where an arrow, Home or End goes from an item: to the nearest in that direction. Undefined: nowhere, or it is no such key. */
export function neighbor(
  key: string,
  at: string | null,
  boxes: ReadonlyMap<string, Box>,
): string | undefined {
  const ids = [...boxes.keys()];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const away = AWAY[key];
  if (away === undefined) return undefined;
  const from = at === null ? undefined : boxes.get(at);
  if (from === undefined) return ids[0];
  const [nearest] = [...boxes]
    .map(([id, box]) => ({ id, away: away(from, box) }))
    .filter(({ away: [along] }) => along > 0)
    .toSorted((a, b) => Math.abs(a.away[1]) - Math.abs(b.away[1]) || a.away[0] - b.away[0]);
  return nearest?.id;
}
