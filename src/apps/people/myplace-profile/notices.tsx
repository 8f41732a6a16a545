import type { ReactNode } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { TEXTS } from './texts.ts';
import styles from './page.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** What stands in place of a page. */
export function Notice({ heading, text, children }: NoticeProps) {
  return (
    <div className={styles.mpNotice} role="alert">
      <Icon name="myplace" />
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** There is no such page. */
export function NotFound() {
  const { desktop } = useApp();
  return (
    <Notice heading={TEXTS.unknown} text={TEXTS.unknownNote}>
      <Button default onClick={() => desktop.openFor('myplace')}>
        {TEXTS.back}
      </Button>
    </Notice>
  );
}
