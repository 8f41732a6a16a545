import type { WorkKind } from '@shared/domain/making/works.ts';

const KINDS: Readonly<Record<WorkKind, string>> = { meme: 'meme', card: 'card' };

export const PUBLISH_TEXTS = {
  title: 'Publish',
  message: (kind: WorkKind): string =>
    `Your ${KINDS[kind]} is pinned to the wall of the Bulletin Board, under your name, for everybody to see. What is it called?`,
  label: 'Title:',
  publish: 'Publish',
  cancel: 'Cancel',
  untitled: 'It needs a title.',
  publishing: 'Pinning it to the wall...',
  published: 'It hangs on the wall of the Bulletin Board.',
  held: 'You alone see it until an operator has read its title.',
  show: 'Show it',
  later: 'Close',
  failed: 'It was not published. It is still here, so that you can try again.',
  unreadable: 'The picture could not be read.',
  nameless: 'A work hangs under the name of its maker. Create your profile first, then publish it again.',
  create: 'Create Profile',
} as const;
