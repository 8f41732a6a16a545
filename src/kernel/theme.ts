/** The colors that the chrome is drawn with, as 0xRRGGBB. */
export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly desktop: number;
  readonly face: number;
  readonly highlight: number;
  readonly light: number;
  readonly shadow: number;
  readonly dark: number;
  readonly text: number;
  readonly disabled: number;
  /** The colors of links and of error messages, on raised and on sunken surfaces alike. */
  readonly link: number;
  readonly problem: number;
  readonly window: number;
  readonly windowText: number;
  readonly selection: number;
  readonly selectionText: number;
  readonly titleActive: number;
  readonly titleActiveText: number;
  readonly titleInactive: number;
  readonly titleInactiveText: number;
  readonly tooltip: number;
  readonly tooltipText: number;
  /** The product's name up the side of the Start menu, on `shadow`. */
  readonly banner: number;
  /** Whether the person who chose it needs every text on a background of its own. */
  readonly highContrast: boolean;
}

/** The scheme that a PC came with in 1995. */
export const windowsStandard: Theme = {
  id: 'windows-standard',
  name: 'Windows Standard',
  desktop: 0x008080,
  face: 0xc0c0c0,
  highlight: 0xffffff,
  light: 0xdfdfdf,
  shadow: 0x808080,
  dark: 0x000000,
  text: 0x000000,
  disabled: 0x808080,
  link: 0x0000ee,
  problem: 0xa00000,
  window: 0xffffff,
  windowText: 0x000000,
  selection: 0x000080,
  selectionText: 0xffffff,
  titleActive: 0x000080,
  titleActiveText: 0xffffff,
  titleInactive: 0x808080,
  // Windows 95 had c0c0c0, whose contrast is too low.
  titleInactiveText: 0xe4e4e4,
  tooltip: 0xffffe1,
  tooltipText: 0x000000,
  banner: 0xffffff,
  highContrast: false,
};

/** A color of a theme, or another 0xRRGGBB, as CSS has it. */
export const cssColor = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;
