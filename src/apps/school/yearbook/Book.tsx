import { useEffect, useEffectEvent, useMemo, useRef, useState, type PointerEvent } from 'react';
import type { ListedToken, Token, TraitsAnswer } from '@shared/contract/collection/collection.ts';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../overlays/controls/CopyButton.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { CLIQUE_NAMES, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { bookOf, contentsOf, spreadOf, turned, turnedBy, type BookPage, type Spread } from './book.ts';
import { BookPageView, type PageProps } from './BookPageView.tsx';
import type { BookReader } from './bookReader.ts';
import { linkTo } from './permalink.ts';
import { SUPERLATIVE } from './superlatives.ts';
import { BOOK_TEXTS as TEXTS, CLIQUES_NAMES, YEARBOOK_TEXTS } from './texts.ts';
import { isWide, useRoom } from './bookRoom.ts';
import styles from './book.module.css';

/** How many of a wallet's own students there are to choose from (the most that the server gives). */
const MOST = 100;

const CHOOSE = 'choose';

interface BookProps {
  /** What there is of all students. */
  readonly facets: TraitsAnswer;
  readonly reader: BookReader;
  /** The index of the page that lies open. */
  readonly index: number;
  /** A student to be pointed at, by the token's id. */
  readonly marked: string | null;
  readonly onTurn: (index: number) => void;
  readonly onStudent: (student: ListedToken) => void;
  /** Turns to the homeroom of a student. */
  readonly onHomeroom: (student: Token) => void;
}

/** How far a finger goes at least to turn a page (logical pixels). */
const SWIPE = 40;

/** The pages of the book that there are, from cover to cover. */
export const pagesOf = ({ cliques, traits }: TraitsAnswer): readonly BookPage[] =>
  bookOf(cliques, traits.find(({ name }) => name === SUPERLATIVE)?.values.map(({ value }) => value) ?? []);

/** The Yearbook as a book to leaf through (YEARBOOK-8). */
export function Book({ facets, reader, index: asked, marked, onTurn, onStudent, onHomeroom }: BookProps) {
  const { sound, reducedMotion, clock } = useApp();
  const reduced = useStore(reducedMotion);
  const table = useRef<HTMLDivElement>(null);
  const room = useRoom(table);
  const wide = isWide(room);
  const pages = useMemo(() => pagesOf(facets), [facets]);
  const last = pages.length - 1;
  const index = Math.max(0, Math.min(last, asked));
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  const finger = useRef<{ readonly x: number; readonly y: number } | null>(null);

  const turnTo = (next: number): void => {
    const [before, after] = [index, next].map((one) =>
      wide ? (spreadOf(one, pages.length).left ?? -1) : one,
    );
    if (before === after) return;
    sound(index === 0 ? 'open' : next === 0 || next === last ? 'close' : 'select');
    if (!reduced) setLeaf({ from: index, id: clock.now() });
    onTurn(next);
  };
  const turn = (by: 1 | -1): void => turnTo(turned(index, by, pages.length, wide));

  // What comes next is there when its page is turned to.
  const fetchAhead = useEffectEvent(() => {
    const ahead = pages[Math.min(last, index + 2)];
    if (ahead?.kind === 'class') void reader.homeroom(ahead.clique, ahead.homeroom);
  });
  useEffect(() => fetchAhead(), [index]);

  return (
    <div
      className={styles.bookRoom}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (event.target instanceof HTMLSelectElement) return;
        const next = turnedBy(event.key, index, pages.length, wide);
        if (next === null) return;
        event.preventDefault();
        turnTo(next);
      }}
    >
      <div
        ref={table}
        className={styles.bookTable}
        role="region"
        aria-label={TEXTS.book}
        tabIndex={0}
        data-autofocus
        onPointerDown={({ clientX: x, clientY: y }) => (finger.current = { x, y })}
        onPointerUp={(event) => {
          const by = swiped(finger.current, event);
          finger.current = null;
          if (by !== null) turn(by);
        }}
        onPointerCancel={() => (finger.current = null)}
      >
        <OpenBook
          {...{ pages, index, wide, leaf, facets, reader, marked, room, onStudent }}
          onTurn={turnTo}
          onTurned={() => setLeaf(null)}
        />
      </div>
      <BookNav {...{ pages, index, turn, turnTo, onHomeroom }} />
    </div>
  );
}

/** The leaf that turns: the page that lay open before, and which turn it is. */
interface Leaf {
  readonly from: number;
  readonly id: number;
}

interface OpenBookProps extends Omit<PageProps, 'page' | 'number' | 'contents'> {
  readonly pages: readonly BookPage[];
  readonly index: number;
  readonly wide: boolean;
  /** Null: none turns. */
  readonly leaf: Leaf | null;
  readonly onTurned: () => void;
}

/** The pages that lie open, and over them the leaf that turns. */
function OpenBook({ pages, index, wide, leaf, onTurned, ...shown }: OpenBookProps) {
  const last = pages.length - 1;
  const contents = contentsOf(pages);
  const side = (at: number | null) => {
    const page = at === null ? undefined : pages[at];
    return page && at !== null && <BookPageView key={at} {...{ page, contents }} number={at} {...shown} />;
  };
  const open = spreadAt(index, pages.length, wide);
  const from = leaf === null ? open : spreadAt(leaf.from, pages.length, wide);
  const forward = leaf !== null && leaf.from < index;
  const [lower, upper] = forward ? [from, open] : [open, from];
  const isTurning = leaf !== null && leaf.from !== index;
  return (
    <div
      className={styles.book}
      data-wide={wide || undefined}
      data-closed={open.left === null ? 'front' : open.right === null ? 'back' : undefined}
      style={{ '--read': last === 0 ? 0 : index / last } as object}
    >
      {wide && (
        <div className={styles.bookSide} data-side="left" inert={isTurning}>
          {side(isTurning ? lower.left : open.left)}
        </div>
      )}
      <div className={styles.bookSide} data-side="right" inert={isTurning}>
        {side(isTurning ? upper.right : open.right)}
      </div>
      {isTurning && (
        <div
          key={leaf.id}
          className={styles.bookLeaf}
          data-way={forward ? 'forward' : 'back'}
          aria-hidden
          inert
          onAnimationEnd={onTurned}
        >
          <div className={styles.bookSide} data-side="right">
            {side(lower.right)}
          </div>
          {wide && (
            <div className={styles.bookSide} data-side="left">
              {side(upper.left)}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface BookNavProps {
  readonly pages: readonly BookPage[];
  readonly index: number;
  readonly turn: (by: 1 | -1) => void;
  readonly turnTo: (index: number) => void;
  readonly onHomeroom: (student: Token) => void;
}

function BookNav({ pages, index, turn, turnTo, onHomeroom }: BookNavProps) {
  const { appId } = useApp();
  const last = pages.length - 1;
  return (
    <nav className={styles.bookNav} aria-label={TEXTS.book}>
      <Button onClick={() => turnTo(2)}>{TEXTS.toContents}</Button>
      <p role="status">{TEXTS.place(placeOf(pages[index]), index, last)}</p>
      <Classmates onStudent={onHomeroom} />
      <CopyButton text={() => linkTo({ kind: 'book', page: index }, appId, location.origin)}>
        {YEARBOOK_TEXTS.copyLink}
      </CopyButton>
      <Button disabled={index === 0} onClick={() => turn(-1)}>
        {TEXTS.previous}
      </Button>
      <Button default disabled={index === last} onClick={() => turn(1)}>
        {TEXTS.next}
      </Button>
    </nav>
  );
}

/** What lies open; where there is room for one page alone, it is on the right. */
const spreadAt = (index: number, pages: number, wide: boolean): Spread =>
  wide ? spreadOf(index, pages) : { left: null, right: index };

/** What the status calls an open page. */
function placeOf(page: BookPage | undefined): string {
  if (page === undefined) return TEXTS.book;
  switch (page.kind) {
    case 'class':
      return TEXTS.homeroom(page.clique, page.homeroom);
    case 'opener':
    case 'honors':
      return CLIQUES_NAMES[page.clique];
    default:
      return TEXTS.pages[page.kind];
  }
}

/** Which way a finger turns the page: to the left goes on; null: it does not. */
function swiped(
  began: { readonly x: number; readonly y: number } | null,
  event: PointerEvent,
): 1 | -1 | null {
  if (began === null || event.pointerType === 'mouse') return null;
  const [dx, dy] = [event.clientX - began.x, event.clientY - began.y];
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return null;
  return dx < 0 ? 1 : -1;
}

/** Leads to the homeroom of one of the person's own students (YEARBOOK-11). */
function Classmates({ onStudent }: { readonly onStudent: (student: Token) => void }) {
  const { services, desktop } = useApp();
  const { wallet } = useStore(services.session);
  const { value, failure } = useLoaded(
    async (signal) => {
      if (wallet === null) return ok([]);
      const answer = await services.api.call(
        'GET /api/collection/tokens',
        { owner: wallet, collection: 'Flunks', sort: 'number', offset: 0, limit: MOST },
        { signal },
      );
      return answer.ok ? ok(answer.value.tokens) : answer;
    },
    [wallet],
  );
  if (wallet === null) {
    return <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.classmates}</Button>;
  }
  const own = value?.filter(({ clique }) => clique !== null && clique !== 'FLUNKO') ?? [];
  const first =
    value === null
      ? (failure?.message ?? TEXTS.asking)
      : own.length === 0
        ? TEXTS.noneOfYours
        : TEXTS.chooseOwn;
  return (
    <Select
      label={TEXTS.classmates}
      options={[
        { id: CHOOSE, title: first },
        ...own.map((token) => ({
          id: token.tokenId,
          title: `${tokenName(token)}, ${CLIQUE_NAMES[token.clique ?? 'FLUNKO']}`,
        })),
      ]}
      value={CHOOSE}
      disabled={own.length === 0}
      onChoose={(id) => {
        const chosen = own.find(({ tokenId }) => tokenId === id);
        if (chosen) onStudent(chosen);
      }}
    />
  );
}
