import type { ReactNode } from 'react';
import type { Failure } from '@shared/kernel/result.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { ListView, type Column } from '../../../../overlays/controls/ListView.tsx';
import { CONSOLE_TEXTS as TEXTS } from './texts.ts';
import type { Paged } from './usePaged.ts';
import styles from '../console.module.css';

interface ProblemProps {
  readonly failure: Failure | null;
  readonly again: () => void;
}

/** What went wrong with a page, and a button that reads it again; nothing where nothing did. */
export function Problem({ failure, again }: ProblemProps) {
  if (failure === null) return null;
  return (
    <div className={styles.consoleFailure}>
      <p className={styles.consoleProblem} role="alert">
        {failure.message}
      </p>
      <Button onClick={again}>{TEXTS.tryAgain}</Button>
    </div>
  );
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Null or undefined: they have not come yet. */
  readonly rows: readonly Row[] | null | undefined;
  readonly keyOf: (row: Row) => string;
  /** Why they do not come. */
  readonly failure?: Failure | null;
  /** The text shown when there are none. */
  readonly empty?: string;
}

/** The rows of a page; until they have come it says that they are on their way. */
export function Table<Row>({ rows, failure = null, empty = TEXTS.none, ...list }: TableProps<Row>) {
  const waiting = failure === null ? TEXTS.loading : '';
  return <ListView {...list} rows={rows ?? []} empty={rows ? empty : waiting} />;
}

/** A list that the server gives page by page: what went wrong, its rows, and the buttons that turn its pages. */
export function PagedTable<Row>({
  list,
  children,
  ...table
}: Omit<TableProps<Row>, 'failure' | 'rows'> & { readonly list: Paged<Row>; readonly children?: ReactNode }) {
  return (
    <>
      <Problem {...list} />
      <Table {...table} rows={list.items} failure={list.failure} />
      <PageTurner list={list}>{children}</PageTurner>
    </>
  );
}

/** The fields of a filter, or of something new, in a row; Enter does what its button does. */
export function FieldRow({
  onSubmit,
  className = '',
  children,
}: {
  readonly onSubmit: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <form
      className={`${styles.consoleFilter} ${className}`.trimEnd()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/** The buttons that turn a list's pages, and what else is to be done with it. */
export function PageTurner<Item>({
  list,
  children,
}: {
  readonly list: Paged<Item>;
  readonly children?: ReactNode;
}) {
  return (
    <div className={`w95-buttons ${styles.consoleTurner}`}>
      <Button disabled={list.newer === null} onClick={() => list.newer?.()}>
        {TEXTS.newer}
      </Button>
      <Button disabled={list.older === null} onClick={() => list.older?.()}>
        {TEXTS.older}
      </Button>
      <Button onClick={list.again}>{TEXTS.refresh}</Button>
      {children}
    </div>
  );
}

/** A moment as lists show it. */
export const momentOf = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
