/** Where the icons of a person's desktop lie, by the ids of programs and entries, and which programs are hidden. */
export interface DeskLayout {
  readonly places: Readonly<Record<string, { readonly column: number; readonly row: number }>>;
  readonly hidden: readonly string[];
}

/** The entry of a wallet's copy that holds it; no folder shows it. */
export const LAYOUT_ID = 'desktop-layout';

/** One text for equal layouts. */
export const layoutText = ({ places, hidden }: DeskLayout): string => {
  const sorted = Object.entries(places)
    .map(([id, { column, row }]) => [id, { column, row }] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ places: Object.fromEntries(sorted), hidden: [...new Set(hidden)].toSorted() });
};

/**
 * One layout of two that began as the same: by icon, what one side changed counts, and of what both changed that of the
 * wallet's copy (DISK-21).
 */
export function mergedLayout(base: DeskLayout, mine: DeskLayout, theirs: DeskLayout): DeskLayout {
  const ids = new Set([...Object.keys(mine.places), ...Object.keys(theirs.places)]);
  const places = [...ids].flatMap((id) => {
    const [before, here, there] = [base.places[id], mine.places[id], theirs.places[id]];
    const isSame = before?.column === there?.column && before?.row === there?.row;
    const place = isSame ? here : there;
    return place === undefined ? [] : [[id, place] as const];
  });
  const all = new Set([...mine.hidden, ...theirs.hidden]);
  const hidden = [...all].filter((id) => {
    const there = theirs.hidden.includes(id);
    return base.hidden.includes(id) === there ? mine.hidden.includes(id) : there;
  });
  return { places: Object.fromEntries(places), hidden };
}
