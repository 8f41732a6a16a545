import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';

/** How many students a page of a class has, and how many a homeroom: the two pages that lie open together (YEARBOOK-8). */
export const ON_PAGE = 12;
export const HOMEROOM = 2 * ON_PAGE;
/** How many superlatives a page has. */
const SUPERLATIVES_ON_PAGE = 2;

/** A page of the book. Students of a class are in the order of their numbers, from `from` on. */
export type BookPage =
  | { readonly kind: 'cover' | 'endpaper' | 'title' | 'autographs' | 'back' }
  | { readonly kind: 'opener' | 'honors'; readonly clique: Clique }
  | { readonly kind: 'class'; readonly clique: Clique; readonly homeroom: number; readonly from: number }
  | { readonly kind: 'superlatives'; readonly values: readonly string[] };

/** Two pages that lie open, by their indexes; the covers lie alone. */
export interface Spread {
  readonly left: number | null;
  readonly right: number | null;
}

const chunks = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

function classPages(clique: Clique, students: number): readonly BookPage[] {
  const homerooms = Math.ceil(students / HOMEROOM);
  const rooms = Array.from({ length: homerooms }, (_, at) => at).flatMap((at): BookPage[] => {
    const room = { kind: 'class', clique, homeroom: at + 1 } as const;
    return [
      { ...room, from: at * HOMEROOM },
      { ...room, from: at * HOMEROOM + ON_PAGE },
    ];
  });
  return homerooms === 0 ? [] : [{ kind: 'opener', clique }, { kind: 'honors', clique }, ...rooms];
}

/**
 * All pages from cover to cover: what belongs together lies open together, so every part begins on a left page.
 *
 * @param students how many there are of each clique
 * @param superlatives all that a class votes on
 */
export function bookOf(
  students: Readonly<Record<Clique, number>>,
  superlatives: readonly string[],
): readonly BookPage[] {
  const voted = chunks(superlatives, SUPERLATIVES_ON_PAGE).map((values): BookPage => ({
    kind: 'superlatives',
    values,
  }));
  return [
    { kind: 'cover' },
    { kind: 'endpaper' },
    { kind: 'title' },
    ...CLIQUES.flatMap((clique) => classPages(clique, students[clique])),
    ...voted,
    // It takes the right page where the superlatives end on a left one, and else has two.
    ...Array.from({ length: 2 - (voted.length % 2) }, (): BookPage => ({ kind: 'autographs' })),
    { kind: 'back' },
  ];
}

/** The pages that lie open where the one of this index does. */
export function spreadOf(index: number, pages: number): Spread {
  if (index === 0) return { left: null, right: 0 };
  const left = index % 2 === 1 ? index : index - 1;
  return { left, right: left + 1 < pages ? left + 1 : null };
}

/** The index of the page that one turn leads to, of two pages (`wide`) or of one; never past the covers. */
export function turned(index: number, by: 1 | -1, pages: number, wide: boolean): number {
  const next = wide ? (spreadOf(index, pages).left ?? -1) + 2 * by : index + by;
  return Math.max(0, Math.min(pages - 1, next));
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** The index that a key leads to; null: the key turns no page. */
export function turnedBy(key: string, index: number, pages: number, wide: boolean): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return pages - 1;
  const step = STEPS[key];
  return step === undefined ? null : turned(index, step, pages, wide);
}

/** What the table of contents lists, with the index at which it begins. */
export function contentsOf(
  book: readonly BookPage[],
): readonly { readonly part: Clique | 'superlatives' | 'autographs'; readonly index: number }[] {
  const starts = CLIQUES.flatMap((clique) => {
    const index = book.findIndex((page) => page.kind === 'opener' && page.clique === clique);
    return index < 0 ? [] : [{ part: clique, index }];
  });
  const others = (['superlatives', 'autographs'] as const).flatMap((part) => {
    const index = book.findIndex(({ kind }) => kind === part);
    return index < 0 ? [] : [{ part, index }];
  });
  return [...starts, ...others];
}

/** The index of the page with the student who is at this place of their clique (from 0); null: there is none. */
export function pageOf(book: readonly BookPage[], clique: Clique, place: number): number | null {
  const index = book.findIndex(
    (page) =>
      page.kind === 'class' && page.clique === clique && place >= page.from && place < page.from + ON_PAGE,
  );
  return index < 0 ? null : index;
}
