import { Button } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { pageNumbers } from './paging.ts';
import { PAGER_TEXTS as TEXTS } from './texts.ts';
import './list.css';

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

/** Previous, up to three pages from this one on, and next; nothing where there is one page (HUB-6). */
export function Pager({ page, pages, onTurn, all, onAll }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <div className="pager">
      {!all && <PageButtons {...{ page, pages, onTurn }} />}
      <Checkbox checked={all} onCheck={onAll}>
        {TEXTS.all}
      </Checkbox>
    </div>
  );
}

function PageButtons({ page, pages, onTurn }: Pick<PagerProps, 'page' | 'pages' | 'onTurn'>) {
  return (
    <nav aria-label={TEXTS.pages}>
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
    </nav>
  );
}
