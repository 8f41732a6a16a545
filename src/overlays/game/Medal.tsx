import { PixelPicture } from '../controls/PixelPicture.tsx';
import type { Medal } from './playable.ts';
import { MEDAL_TITLES } from './texts.ts';

const ROWS = [
  '.rrr......bbb.',
  '.rrrr....bbbb.',
  '..rrrr..bbbb..',
  '...rrrrbbbb...',
  '....rrrbbb....',
  '....kkkkkk....',
  '..kklmmmmdkk..',
  '.kllmmmmmmddk.',
  '.klmmmllmmmdk.',
  'klmmmlddlmmmdk',
  'kmmmmmmlmmmmdk',
  'kmmmlllllmmmdk',
  'kmmmmllldmmmdk',
  '.kmmldmldmmdk.',
  '.kmmmmmmmmddk.',
  '..kkmmmmddkk..',
  '....kkkkkk....',
];
const METALS: Readonly<Record<Medal, readonly [light: string, middle: string, dark: string]>> = {
  bronze: ['#f0b080', '#c87840', '#8a4a28'],
  silver: ['#ffffff', '#c0cbdc', '#8b9bb4'],
  gold: ['#fff6b0', '#feae34', '#c87020'],
  platinum: ['#ffffff', '#a8f0ff', '#4aa8d8'],
};

/** The medal of a run on its ribbon. */
export function MedalPicture({ medal }: { readonly medal: Medal }) {
  const [l, m, d] = METALS[medal];
  const colors = { k: '#181425', r: '#e43b44', b: '#3f7fd0', l, m, d };
  return <PixelPicture rows={ROWS} colors={colors} scale={3} label={MEDAL_TITLES[medal]} />;
}
