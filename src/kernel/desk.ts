import type { MenuEntry } from './menu.ts';

/** Something of the person's own that lies on the desktop, beside the programs (DISK-16). */
export interface DeskThing {
  /** No program has it. */
  readonly id: string;
  readonly title: string;
  /** A name in the icon set. */
  readonly icon: string;
  /** It leads to something that lies elsewhere. */
  readonly isShortcut?: true;
}

/** A window, as a shortcut leads to it. */
export interface ShortcutTarget {
  readonly appId: string;
  readonly params: string | undefined;
  readonly title: string;
}

/** The keys of a press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What lies on the desktop of the person's own, and what is done with it. The code for it comes after the first screen. */
export interface Desk {
  readonly things: readonly DeskThing[];
  open(id: string): void;
  /** What can be done with these; with none, on the desktop itself. */
  menuOf(ids: readonly string[]): readonly MenuEntry<string>[];
  /** Does what these keys stand for, to these things. Answers whether they stand for anything. */
  press(keys: KeyPress, ids: readonly string[]): boolean;
  /** The files that were opened last, to open them again (SHELL-30). */
  recent(): readonly MenuEntry<string>[];
  /** Puts these into what they were dropped on. Answers whether that takes them. */
  drop(ids: readonly string[], onto: string): boolean;
  /** Puts a shortcut to a window onto the desktop (DISK-17). Null: it cannot yet. */
  readonly keepShortcut: ((to: ShortcutTarget) => void) | null;
  /** Keeps a picture of a window on the disk, of the whole desktop where none is named (CAPTURE-1). Null: it cannot yet. */
  readonly capture: ((windowId: string | null) => void) | null;
}

export const BARE_DESK: Desk = {
  things: [],
  open: () => undefined,
  menuOf: () => [],
  recent: () => [],
  press: () => false,
  drop: () => false,
  keepShortcut: null,
  capture: null,
};
