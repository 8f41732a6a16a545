import type { Slot } from '@shared/domain/collection/traits/trait.ts';

/** What a character is called until it gets a name (CREATOR-3). */
export const DEFAULT_NAME = 'My Custom Flunk';

/** The window's words. The titles of its sections are promised (CREATOR-1). */
export const CREATOR_TEXTS = {
  traits: 'Traits',
  sections: {
    pigment: 'Pigment',
    backdrop: 'Backdrop',
    torso: 'Torso',
    head: 'Head',
    face: 'Face',
    eyebrows: 'Eyebrows',
    headOverlay: 'Head Overlays',
  } satisfies Record<Slot, string>,
  startHere: 'start here',
  none: 'None',
  name: 'Name',
  randomize: 'Randomize',
  reset: 'Reset',
  undo: 'Undo',
  save: 'Save Image',
  saving: 'Saving...',
  share: 'Share...',
  copy: 'Copy Image',
  useAsPicture: 'Use as profile picture',
  /** What a message with the character begins as; `name` may be as long as a person likes. */
  meet: (name: string): string =>
    ['', DEFAULT_NAME].includes(name.trim()) ? 'Meet my Flunk' : `Meet ${name.trim().slice(0, 60)}`,
  asked: {
    title: 'Flunk Creator',
    message: 'Put this character on in place of the one that you are making? Undo brings yours back.',
    yes: 'Put it on',
    no: 'Keep mine',
    unknown: 'This character has something on that the Flunk Creator does not know.',
  },
  saveFailed: 'The picture could not be saved. Please try again.',
  empty: 'Choose a pigment to start, or press Randomize.',
  picture: (name: string, traits: readonly string[]): string =>
    traits.length === 0 ? `${name}: nothing chosen yet` : `${name}: ${traits.join(', ')}`,
  statusEmpty: 'Nothing chosen yet',
  statusChosen: (count: number, all: number): string => `${count} of ${all} traits chosen`,
  statusCopied: 'The picture is copied',
  statusSaved: (file: string): string => `Saved as ${file}`,
};
