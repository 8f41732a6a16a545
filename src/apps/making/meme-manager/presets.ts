import type { TextStyle } from './document.ts';

/** The six quick presets (MEME-3): a whole style at one press. */
export const PRESETS: readonly { readonly title: string; readonly style: TextStyle }[] = [
  {
    title: 'Classic',
    style: { fontFamily: 'Impact', fontSize: 36, color: '#ffffff', strokeWidth: 2, strokeColor: '#000000' },
  },
  {
    title: 'Loud',
    style: { fontFamily: 'Impact', fontSize: 60, color: '#ffee33', strokeWidth: 4, strokeColor: '#000000' },
  },
  {
    title: 'Paper',
    style: {
      fontFamily: 'Arial Black',
      fontSize: 26,
      color: '#181425',
      strokeWidth: 0,
      strokeColor: '#ffffff',
    },
  },
  {
    title: 'Comic',
    style: {
      fontFamily: 'Comic Sans',
      fontSize: 32,
      color: '#2f6ad0',
      strokeWidth: 3,
      strokeColor: '#ffffff',
    },
  },
  {
    title: 'Neon',
    style: {
      fontFamily: 'Arial Black',
      fontSize: 36,
      color: '#ff5ad0',
      strokeWidth: 3,
      strokeColor: '#2a0a4a',
    },
  },
  {
    title: 'Error',
    style: {
      fontFamily: 'MS Sans Serif',
      fontSize: 28,
      color: '#ffffff',
      strokeWidth: 3,
      strokeColor: '#000080',
    },
  },
];
