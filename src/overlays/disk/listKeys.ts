import type { KeyboardEvent } from 'react';
import { keyOf, type PagePoint } from '../controls/useLongPress.ts';
import type { Item } from './items.ts';
import { everything, gone, neighbor, only, ranged, toggled, type Box, type Selection } from './selection.ts';

/** What the keys of a list are about. */
export interface KeyParts {
  readonly items: readonly Item[];
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onOpen: (id: string) => void;
  /** Absent: there is no menu. */
  readonly onMenu?: (at: PagePoint) => void;
  /** One alone can be chosen. */
  readonly isSingle?: boolean;
  readonly ids: readonly string[];
  readonly boxes: () => ReadonlyMap<string, Box>;
  readonly askMenu: (id: string | null, at: PagePoint) => void;
}

/** What a key does in the list. What it does not know goes on to the window. */
export function onListKey(event: KeyboardEvent<HTMLElement>, parts: KeyParts): void {
  const { key, altKey, shiftKey } = event;
  const isMenu = key === 'ContextMenu' || (key === 'F10' && shiftKey);
  const act = isMenu
    ? menuAsked(event, parts)
    : altKey
      ? undefined
      : (chosenBy(event, parts) ?? walked(event, parts));
  if (act === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

type Act = (() => void) | undefined;

function menuAsked(
  { target, currentTarget }: KeyboardEvent<HTMLElement>,
  { onMenu, askMenu }: KeyParts,
): Act {
  if (onMenu === undefined) return undefined;
  const { left, top, width, height } = (
    target instanceof Element ? target : currentTarget
  ).getBoundingClientRect();
  return () =>
    askMenu(keyOf(target), { x: left + Math.min(width / 2, 24), y: top + Math.min(height / 2, 24) });
}

/** Enter opens, Space and Ctrl+A choose. */
function chosenBy({ key, ctrlKey, metaKey }: KeyboardEvent, parts: KeyParts): Act {
  const { ids, selection, onSelect, onOpen, isSingle = false } = parts;
  const { at } = selection;
  const held = ctrlKey || metaKey;
  if (key === 'Enter' && at !== null && !held) return () => onOpen(at);
  if (key === ' ' && at !== null)
    return () => onSelect(held && !isSingle ? toggled(selection, at) : only(at));
  if (held && key.toLowerCase() === 'a' && !isSingle) return () => onSelect(everything(selection, ids));
  return undefined;
}

/** Arrows, Home, End and letters walk; with Shift they choose up to there, with Ctrl they choose nothing. */
function walked(event: KeyboardEvent, parts: KeyParts): Act {
  const { ids, selection, onSelect, isSingle = false } = parts;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const next = neighbor(key, selection.at, parts.boxes()) ?? startingWith(event, parts);
  if (next === undefined) return undefined;
  if (isSingle || !(shiftKey || ctrlKey || metaKey)) return () => onSelect(only(next));
  return () => onSelect(shiftKey ? ranged(selection, ids, next) : gone(selection, next));
}

/** The next item after the keyboard's whose name begins with the letter. */
function startingWith(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { items, selection }: KeyParts,
): string | undefined {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey) return undefined;
  const at = items.findIndex(({ id }) => id === selection.at) + 1;
  return [...items.slice(at), ...items.slice(0, at)].find(({ name }) =>
    name.toLowerCase().startsWith(key.toLowerCase()),
  )?.id;
}
