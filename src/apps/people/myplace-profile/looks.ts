import type { Color, Pattern } from '@shared/domain/people/myPlace.ts';

/** Colors of a page: behind the pattern, and of its headings, which are dark enough for white letters. */
export const COLORS = {
  rose: { ground: '#f07cb0', heading: '#a82468' },
  violet: { ground: '#2c1c4c', heading: '#54308c' },
  red: { ground: '#8c1c2c', heading: '#a01c2c' },
  green: { ground: '#144c34', heading: '#1a6840' },
  navy: { ground: '#1c2454', heading: '#28388c' },
  sky: { ground: '#4ca0e0', heading: '#1c5c9c' },
  sun: { ground: '#f0b430', heading: '#8c5208' },
  slate: { ground: '#4c5468', heading: '#3c4458' },
} as const satisfies Readonly<Record<Color, { readonly ground: string; readonly heading: string }>>;

/** How a page looks. */
export interface Look {
  readonly color: Color;
  readonly pattern: Pattern;
}
