import type { Theme } from '../../../kernel/theme.ts';
import { COUNTER_TEXTS as TEXTS } from './texts.ts';
import styles from './counter.module.css';

const css = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** A window on a desktop in the colors of a theme. */
export function ThemeSample({ theme }: { readonly theme: Theme }) {
  const edges = {
    boxShadow: `inset 1px 1px ${css(theme.highlight)}, inset -1px -1px ${css(theme.shadow)}`,
  };
  const face = { background: css(theme.face), color: css(theme.text), ...edges };
  return (
    <div className={styles.counterSample} style={{ background: css(theme.desktop) }} aria-hidden="true">
      <div style={face}>
        <p style={{ background: css(theme.titleActive), color: css(theme.titleActiveText) }}>
          {TEXTS.sample}
        </p>
        <p style={{ background: css(theme.window), color: css(theme.windowText) }}>{TEXTS.sampleText}</p>
        <p style={{ background: css(theme.selection), color: css(theme.selectionText) }}>
          {TEXTS.sampleChosen}
        </p>
      </div>
    </div>
  );
}
