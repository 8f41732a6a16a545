import { useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { PixelPicture } from '../controls/PixelPicture.tsx';
import { pageNumbers } from './paging.ts';
import './list.css';

const TEXTS = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  first: 'First page',
  last: (pages: number): string => `Last page, ${pages}`,
  place: (page: number, pages: number): string => `Page ${page + 1} of ${pages}`,
  page: (page: number): string => `Page ${page + 1}`,
  all: 'All on one page',
} as const;

interface PagerProps {
  /** Index of the page that is shown, from 0. */
  readonly page: number;
  readonly pages: number;
  /** Told the index of any page from 0 to `pages` - 1. */
  readonly onTurn: (page: number) => void;
  /** True: there are no pages, and all of it is one list. */
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

const TO_FIRST = ['i....i', 'i...ii', 'i..iii', 'i.iiii', 'i..iii', 'i...ii', 'i....i'];
const TO_LAST = ['i....i', 'ii...i', 'iii..i', 'iiii.i', 'iii..i', 'ii...i', 'i....i'];
const INK = { i: 'currentColor' };

/** First, previous, up to three pages from this one on, next and last; nothing where there is one page (HUB-6). */
export function Pager({ page, pages, onTurn, all, onAll }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <div className="item-list-pager">
      {!all && <PageButtons {...{ page, pages, onTurn }} />}
      {!all && <span role="status">{TEXTS.place(page, pages)}</span>}
      <Checkbox checked={all} onCheck={onAll}>
        {TEXTS.all}
      </Checkbox>
    </div>
  );
}

function PageButtons({ page, pages, onTurn }: Pick<PagerProps, 'page' | 'pages' | 'onTurn'>) {
  const nav = useRef<HTMLElement>(null);
  // A button that leads no further is disabled, and would lose the focus to the page.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!nav.current?.contains(activeElement) || !activeElement?.matches(':disabled')) return;
    nav.current.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  return (
    <nav aria-label={TEXTS.pages} ref={nav}>
      <Button aria-label={TEXTS.first} disabled={page === 0} onClick={() => onTurn(0)}>
        <PixelPicture rows={TO_FIRST} colors={INK} />
      </Button>
      <Button disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {TEXTS.previous}
      </Button>
      {pageNumbers(page, pages).map((number) => (
        <Button
          key={number}
          aria-label={TEXTS.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onTurn(number)}
        >
          {number + 1}
        </Button>
      ))}
      <Button disabled={page >= pages - 1} onClick={() => onTurn(page + 1)}>
        {TEXTS.next}
      </Button>
      <Button aria-label={TEXTS.last(pages)} disabled={page >= pages - 1} onClick={() => onTurn(pages - 1)}>
        <PixelPicture rows={TO_LAST} colors={INK} />
      </Button>
    </nav>
  );
}
