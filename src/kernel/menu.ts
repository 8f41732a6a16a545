/** One entry of a menu. `Icon` is a name where menus are made, a texture where they are drawn. */
export interface MenuItem<Icon> {
  readonly label: string;
  readonly icon?: Icon;
  /** What a double click on the thing itself would do; in bold letters. */
  readonly isDefault?: boolean;
  readonly disabled?: boolean;
  readonly checked?: boolean;
  /** The keys that do the same, shown at the end of the row. */
  readonly keys?: string;
  /** Present: the entry opens this menu, and has nothing to do itself. */
  readonly items?: readonly MenuEntry<Icon>[];
  readonly run?: () => void;
  /** The id of the program that it opens. */
  readonly opens?: string;
}

export type MenuEntry<Icon> = MenuItem<Icon> | 'separator';
