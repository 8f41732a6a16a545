import type { TraitsAnswer } from '@shared/contract/collection/collection.ts';
import { CLIQUES } from '@shared/domain/collection/collection.ts';
import { FactList, type Fact } from '../../../overlays/controls/FactList.tsx';
import { Switch } from '../../../overlays/collection/Switch.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { CLIQUES_NAMES, written, YEARBOOK_TEXTS as TEXTS } from './texts.ts';
import styles from './yearbook.module.css';

interface HeaderProps {
  /** How many students there are; null: it is not known yet. */
  readonly total: number | null;
  /** What there is of them without any filter; null: it has not come yet. */
  readonly facts: TraitsAnswer | null;
  readonly view: View;
  readonly onView: (view: View) => void;
}

/** As cards, or as a book. */
export type View = 'grid' | 'book';

const VIEWS = [
  { id: 'grid', title: TEXTS.grid },
  { id: 'book', title: TEXTS.bookView },
] as const;

/** What the book is called, how many are in it, and the bar of figures below (YEARBOOK-2). */
export function Header({ total, facts, view, onView }: HeaderProps) {
  const figure = (number: number | null | undefined): string =>
    number === null || number === undefined ? TEXTS.unknown : written(number);
  const figures: readonly Fact[] = [
    [TEXTS.total, figure(total)],
    ...CLIQUES.map((clique): Fact => [CLIQUES_NAMES[clique], figure(facts?.cliques[clique])]),
    [TEXTS.unique, figure(facts?.values)],
  ];
  return (
    <header className={styles.yearbookHead}>
      <Icon name="yearbook" />
      <div>
        <h2>{TEXTS.title}</h2>
        <p>
          {total !== null && <span>{TEXTS.students(total)}</span>}
          <span>{TEXTS.classOf}</span>
        </p>
      </div>
      <Switch label={TEXTS.view} options={VIEWS} value={view} onChoose={onView} />
      <section aria-label={TEXTS.stats}>
        <FactList className={styles.yearbookStats} facts={figures} />
      </section>
    </header>
  );
}
