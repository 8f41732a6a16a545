import { DESKTOP_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

/** Two windows, one behind the other, in every color that a theme has. */
export function SampleWindows() {
  return (
    <div className={styles.settingsSample} aria-hidden>
      <div className={styles.settingsSampleWindow} data-behind>
        <p className={styles.settingsSampleTitle}>{TEXTS.inactive}</p>
      </div>
      <div className={styles.settingsSampleWindow}>
        <p className={styles.settingsSampleTitle}>{TEXTS.sample}</p>
        <div className={styles.settingsSampleMenu}>
          <span>{TEXTS.disabled}</span>
          <span>{TEXTS.selected}</span>
        </div>
        <p className={styles.settingsSampleText}>{TEXTS.windowText}</p>
      </div>
    </div>
  );
}
