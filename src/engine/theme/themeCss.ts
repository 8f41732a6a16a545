import { cssColor, type Theme } from '../../kernel/theme.ts';

const CSS_NAMES: ReadonlyArray<readonly [string, Exclude<keyof Theme, 'id' | 'name' | 'highContrast'>]> = [
  ['--desktop', 'desktop'],
  ['--face', 'face'],
  ['--highlight', 'highlight'],
  ['--light', 'light'],
  ['--shadow', 'shadow'],
  ['--dark', 'dark'],
  ['--text', 'text'],
  ['--disabled', 'disabled'],
  ['--link', 'link'],
  ['--problem', 'problem'],
  ['--window', 'window'],
  ['--window-text', 'windowText'],
  ['--selection', 'selection'],
  ['--selection-text', 'selectionText'],
  ['--title-active', 'titleActive'],
  ['--title-text', 'titleActiveText'],
  ['--title-inactive', 'titleInactive'],
  ['--title-inactive-text', 'titleInactiveText'],
  ['--tooltip', 'tooltip'],
  ['--tooltip-text', 'tooltipText'],
];

/** Gives the DOM bodies the colors that the canvas draws with. */
export function applyThemeToCss(theme: Theme, style: Pick<CSSStyleDeclaration, 'setProperty'>): void {
  for (const [name, key] of CSS_NAMES) {
    style.setProperty(name, cssColor(theme[key]));
  }
}
