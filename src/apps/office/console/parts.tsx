import type { ReactNode } from 'react';
import type { Failure } from '@shared/kernel/result.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CONSOLE_TEXTS as TEXTS } from './texts/console.ts';
import type { Paged } from './usePaged.ts';
import styles from './console.module.css';

/** What went wrong with a page; nothing where nothing did. */
export function Problem({ failure }: { readonly failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <p className={styles.consoleProblem} role="alert">
      {failure.message}
    </p>
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
