import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { counted } from '@shared/kernel/counted.ts';
import { COLLECTION_NAMES } from '../../../overlays/collection/tokenTexts.ts';

export const FIND_TEXTS = {
  named: 'Named:',
  open: 'Open',
  name: 'Name',
  where: 'Where',
  found: 'What was found',
  hint: 'Programs, places in Arcadia, pages of the Game Manual and of FHS, your files and notes, and your Flunks are found here.',
  ready: 'Type a name, or a part of it.',
  nothing: 'There is nothing of that name.',
  searching: 'Searching...',
  signIn: 'Sign in',
  toFindTokens: 'to find your Flunks.',
  notNow: 'Your Flunks cannot be found just now.',
  program: 'Program',
  yours: (collection: CollectionName): string => `Your ${COLLECTION_NAMES[collection]}`,
  items: (count: number): string => `${counted(count, 'item')} found`,
} as const;
