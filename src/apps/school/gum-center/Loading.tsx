import { Button } from '../../../overlays/controls/Button.tsx';
import type { Loaded } from '../../../overlays/hooks.ts';
import { CENTER_TEXTS as TEXTS } from './texts.ts';
import styles from './gumCenter.module.css';

/** What stands in a page whose figures are not there: that they are on their way, or that they did not come. */
export function Loading({ failure, again }: Pick<Loaded<unknown>, 'failure' | 'again'>) {
  if (failure === null) return <p role="status">{TEXTS.loading}</p>;
  return (
    <div className={styles.gumCenterFailed} role="alert">
      <p>{failure.message || TEXTS.failed}</p>
      <Button onClick={again}>{TEXTS.tryAgain}</Button>
    </div>
  );
}
