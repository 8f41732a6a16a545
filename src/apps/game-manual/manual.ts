import type { bundle } from '@bundles/game-manual.ts';

/** A piece of a page, from the top to the bottom. */
export type Block =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  /** A program: a name of the icon set, what it is called, what it is for. */
  | { readonly kind: 'program'; readonly icon: string; readonly title: string; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly ManualPicture[] };

/** A photograph of the product (scripts/shots/manual.ts). */
export interface ManualPicture {
  readonly name: keyof typeof bundle.pictures;
  readonly shows: string;
  readonly caption: string;
}

export type Page =
  | { readonly kind: 'cover' | 'contents'; readonly title: string }
  | { readonly kind: 'text'; readonly title: string; readonly blocks: readonly Block[] };
