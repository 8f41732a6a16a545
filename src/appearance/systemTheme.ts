import type { Theme } from '../kernel/theme.ts';
import { themeOf } from './scheme.ts';

/** A color that the system forces on pages, by its name in CSS. */
type SystemColor =
  | 'ButtonFace'
  | 'ButtonText'
  | 'Canvas'
  | 'CanvasText'
  | 'GrayText'
  | 'Highlight'
  | 'HighlightText'
  | 'LinkText';

/** The theme of the colors that the system forces on pages, such as those of High Contrast (THEME-3). */
export function systemTheme(colorOf: (name: SystemColor) => number): Theme {
  const face = [colorOf('ButtonFace'), colorOf('ButtonText')] as const;
  const window = [colorOf('Canvas'), colorOf('CanvasText')] as const;
  const selection = [colorOf('Highlight'), colorOf('HighlightText')] as const;
  const gray = colorOf('GrayText');
  const [, line] = face;
  return {
    ...themeOf('system', 'System', {
      desktop: window[0],
      face,
      title: selection,
      inactive: face,
      selection,
      window,
      tooltip: window,
      edges: [line, line, gray, line],
      highContrast: true,
    }),
    disabled: gray,
    link: colorOf('LinkText'),
    problem: window[1],
  };
}

/** The system's color of this name as the page has it, as 0xRRGGBB. */
export function systemColor(name: string): number {
  const sample = document.createElement('span');
  sample.style.color = name;
  document.body.append(sample);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(sample).color.match(/\d+/g) ?? []).map(Number);
  sample.remove();
  return red * 0x10000 + green * 0x100 + blue;
}
