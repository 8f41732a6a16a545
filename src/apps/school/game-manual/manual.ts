import type { bundle } from '@bundles/game-manual.ts';

/** A piece of a page, from the top to the bottom. */
export type Block =
  | { readonly kind: 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'note'; readonly title: string; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | ManualProgram
  | { readonly kind: 'table'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly ManualPicture[] };

/** A program of the whole school: it may come with a later version, or be closed to the reader (MANUAL-1). */
export interface ManualProgram {
  readonly kind: 'program';
  /** The id of its app. */
  readonly app: string;
  /** A name of the icon set. */
  readonly icon: string;
  readonly title: string;
  /** What it is for. */
  readonly text: string;
}

/** A photograph of the product (scripts/shots/manual.ts). */
export interface ManualPicture {
  readonly name: keyof typeof bundle.pictures;
  readonly shows: string;
  readonly caption: string;
}

export type Page =
  | { readonly kind: 'cover' | 'contents'; readonly title: string }
  | { readonly kind: 'text'; readonly title: string; readonly blocks: readonly Block[] };
