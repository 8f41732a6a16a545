import { contrast, inkOn, luminance, mix } from './contrast.ts';
import type { Theme } from '../kernel/theme.ts';

/** The color of a surface, and of the text on it. */
type Pair = readonly [ground: number, text: number];

/** The colors that a theme chooses; themeOf() derives the others from them, as the schemes of 1995 did. */
export interface Scheme {
  readonly desktop: number;
  /** Buttons, menus, window frames. */
  readonly face: Pair;
  readonly title: Pair;
  readonly inactive: Pair;
  readonly selection: Pair;
  /** Wells and lists; white with black text when absent. */
  readonly window?: Pair;
  /** Pale yellow with black text when absent. */
  readonly tooltip?: Pair;
  /** The bevels' colors where they do not follow from the face: brightest, bright, shadow, darkest. */
  readonly edges?: readonly [highlight: number, light: number, shadow: number, dark: number];
  readonly highContrast?: true;
}

/** The least contrast of text, and of large text, by WCAG 2.2. */
const READABLE = 4.5;
const LEGIBLE = 3;
const LINKS = [0x0000ee, 0x000099, 0x000066, 0x66ccff, 0x99ddff, 0xccffff] as const;
const PROBLEMS = [0xa00000, 0x800000, 0x600000, 0xff8080, 0xffb0a0, 0xffd8d0] as const;

/** The whole theme of a scheme. */
export function themeOf(id: string, name: string, scheme: Scheme): Theme {
  const { desktop, face, title, inactive, selection } = scheme;
  const { window = [0xffffff, 0x000000], tooltip = [0xffffe1, 0x000000] } = scheme;
  const [highlight, light, shadow, dark] = scheme.edges ?? edgesOf(face[0]);
  /** The first of these colors with enough contrast on both faces and wells. */
  const readable = (colors: readonly number[]): number =>
    colors.find((color) => [face, window].every(([ground]) => contrast(color, ground) >= READABLE)) ??
    face[1];
  return {
    id,
    name,
    desktop,
    face: face[0],
    highlight,
    light,
    shadow,
    dark,
    text: face[1],
    disabled: inkOn(face[0]) === 0x000000 ? shadow : mix(face[0], face[1], 0.5),
    link: readable(LINKS),
    problem: readable(PROBLEMS),
    window: window[0],
    windowText: window[1],
    selection: selection[0],
    selectionText: selection[1],
    titleActive: title[0],
    titleActiveText: title[1],
    titleInactive: inactive[0],
    titleInactiveText: inactive[1],
    tooltip: tooltip[0],
    tooltipText: tooltip[1],
    banner: [face[0], highlight, face[1]].find((ink) => contrast(ink, shadow) >= LEGIBLE) ?? inkOn(shadow),
    highContrast: scheme.highContrast ?? false,
  };
}

/** Light falls from the top left, less of it on a dark face. */
function edgesOf(face: number): readonly [number, number, number, number] {
  const [bright, pale, dim] = luminance(face) > 0.2 ? [0.75, 0.35, 0.38] : [0.4, 0.15, 0.55];
  return [mix(face, 0xffffff, bright), mix(face, 0xffffff, pale), mix(face, 0x000000, dim), 0x000000];
}
