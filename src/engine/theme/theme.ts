/** The colours that the chrome is drawn with, as 0xRRGGBB. */
export interface Theme {
  readonly name: string;
  readonly desktop: number;
  readonly face: number;
  readonly highlight: number;
  readonly light: number;
  readonly shadow: number;
  readonly dark: number;
  readonly text: number;
  readonly disabled: number;
  readonly window: number;
  readonly selection: number;
  readonly selectionText: number;
  readonly titleActive: number;
  readonly titleActiveText: number;
  readonly titleInactive: number;
  readonly titleInactiveText: number;
  readonly tooltip: number;
}

/** The scheme that a PC came with in 1995. */
export const windowsStandard: Theme = {
  name: 'Windows Standard',
  desktop: 0x008080,
  face: 0xc0c0c0,
  highlight: 0xffffff,
  light: 0xdfdfdf,
  shadow: 0x808080,
  dark: 0x000000,
  text: 0x000000,
  disabled: 0x808080,
  window: 0xffffff,
  selection: 0x000080,
  selectionText: 0xffffff,
  titleActive: 0x000080,
  titleActiveText: 0xffffff,
  titleInactive: 0x808080,
  titleInactiveText: 0xc0c0c0,
  tooltip: 0xffffe1,
};

const CSS_NAMES: ReadonlyArray<readonly [string, Exclude<keyof Theme, 'name'>]> = [
  ['--desktop', 'desktop'],
  ['--face', 'face'],
  ['--highlight', 'highlight'],
  ['--light', 'light'],
  ['--shadow', 'shadow'],
  ['--dark', 'dark'],
  ['--text', 'text'],
  ['--disabled', 'disabled'],
  ['--window', 'window'],
  ['--selection', 'selection'],
  ['--selection-text', 'selectionText'],
  ['--title-active', 'titleActive'],
  ['--title-text', 'titleActiveText'],
  ['--tooltip', 'tooltip'],
];

/** Gives the DOM bodies the colours that the canvas draws with. */
export function applyThemeToCss(theme: Theme, style: Pick<CSSStyleDeclaration, 'setProperty'>): void {
  for (const [name, key] of CSS_NAMES) {
    style.setProperty(name, `#${theme[key].toString(16).padStart(6, '0')}`);
  }
}
