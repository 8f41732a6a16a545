import type { ForPurpose } from '../../../../kernel/app.ts';

/** A stretch of text: plain, a link to a page of the site, or one that opens a window of the desktop. */
export type Inline =
  | string
  | { readonly text: string; readonly to: string }
  | { readonly text: string; readonly opens: ForPurpose };

export type Text = string | readonly Inline[];

export interface PagePicture {
  readonly picture: { readonly url: string; readonly width: number; readonly height: number };
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  readonly caption?: string;
  /** How many logical pixels each of its pixels is wide; 1 when absent. */
  readonly scale?: number;
}

/** Where a gallery moves to. */
export type ScrollDirection = 'left' | 'right' | 'up' | 'down';

export interface Gallery {
  readonly title: string;
  readonly description: string;
  readonly images: readonly PagePicture[];
  readonly scrolls: ScrollDirection;
}

/** What a page consists of, from its top to its bottom. `Part` names what the site itself draws. */
export type Block<Part extends string = string> =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'notice'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | {
      readonly kind: 'table';
      readonly label: string;
      readonly rows: readonly (readonly [name: string, value: Text])[];
    }
  | { readonly kind: 'rule' }
  | ({ readonly kind: 'picture' } & PagePicture)
  | { readonly kind: 'gallery'; readonly gallery: Gallery }
  | { readonly kind: 'columns'; readonly columns: readonly (readonly Block<Part>[])[] }
  | { readonly kind: 'part'; readonly part: Part };

/** A page of a site: one file of its folder. */
export interface SitePage<Part extends string = string> {
  /** Its address on the site, such as 'calendar.html'. */
  readonly path: string;
  readonly title: string;
  /** Its place among the tabs; absent: it has none. */
  readonly tab?: number;
  /** True: its title is not shown over it. */
  readonly untitled?: true;
  readonly blocks: readonly Block<Part>[];
}
