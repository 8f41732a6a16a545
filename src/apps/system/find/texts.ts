import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { counted } from '@shared/kernel/counted.ts';
import { COLLECTION_NAMES } from '../../../overlays/collection/tokenTexts.ts';

export const FIND_TEXTS = {
  named: 'Named:',
  open: 'Open',
  name: 'Name',
  where: 'Where',
  found: 'What was found',
  hint: 'Programs, settings, places in Arcadia, pages of the Game Manual and of FHS, prizes, people, your files and notes, and your Flunks are found here.',
  ready: 'Type a name, or a part of it.',
  nothing: 'There is nothing of that name.',
  searching: 'Searching...',
  signIn: 'Sign in',
  toFindMore: 'to find people and your Flunks.',
  notNow: (missing: readonly string[]): string => `${missing.join(', ')} cannot be found just now.`,
  yourFlunks: 'Your Flunks',
  people: 'People',
  prizes: 'Prizes',
  person: 'Person',
  prize: 'Prize',
  program: 'Program',
  yours: (collection: CollectionName): string => `Your ${COLLECTION_NAMES[collection]}`,
  items: (count: number): string => `${counted(count, 'item')} found`,
} as const;
