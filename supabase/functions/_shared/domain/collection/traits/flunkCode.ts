import { traitById } from './catalogue.ts';
import { selectionOf, SLOTS, type Selection, type Slot } from './trait.ts';

const NONE = '-';

/** A character as a short text of small letters, digits, '.' and '-': the ids of its traits, slot by slot. */
export function encodeFlunk(selection: Selection): string {
  return SLOTS.map((slot) => selection[slot]?.slice(slot.length + 1) ?? NONE).join('.');
}

/** The character that such a text stands for; null: it is none, or has a trait that the catalogue does not have. */
export function decodeFlunk(text: string): Selection | null {
  const codes = text.split('.');
  if (codes.length !== SLOTS.length) return null;
  const idOf = (slot: Slot): string | null => {
    const code = codes[SLOTS.indexOf(slot)] ?? NONE;
    return code === NONE ? null : `${slot}.${code}`;
  };
  const selection = selectionOf(idOf);
  const isKnown = SLOTS.every((slot) => selection[slot] === null || traitById(selection[slot]) !== null);
  return isKnown ? selection : null;
}

/** The character with this code; null: it is none, or nothing of it was chosen. */
export function characterOf(code: string): Selection | null {
  const selection = decodeFlunk(code);
  return selection === null || SLOTS.every((slot) => selection[slot] === null) ? null : selection;
}
