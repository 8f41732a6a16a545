import type { WorkKind } from '@shared/domain/making/works.ts';

/** The words on what is beside a message. */
export const ATTACHED_TEXTS = {
  looking: 'Looking for it...',
  gone: 'It is not there any more.',
  by: (kind: WorkKind, username: string): string => `a ${kind} by ${username}`,
  open: 'Open',
  /** Nothing on the card says whose run it is: the writer may name another's. */
  toBeat: (score: string): string => `To beat: ${score}`,
  race: 'Race it',
  watch: 'Watch',
  place: 'a place in Arcadia',
  go: 'Go there',
  duel: 'A duel',
  play: 'Watch it',
  fortune: 'Zoltar speaks',
  read: 'Read it',
  character: 'A Flunk of their own',
  wear: 'Try it on',
} as const;
