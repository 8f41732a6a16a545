import { counted } from '@shared/kernel/counted.ts';

/** Everything that the list of chapters says. */
export const TEXTS = {
  chapters: 'Chapters',
  toChapters: 'Chapters',
  subtitle: 'Arcadia, autumn 1995. A boy is missing, and everybody has an opinion.',
  chapter: (number: number): string => `Chapter ${number}`,
  scenes: (count: number): string => counted(count, 'scene'),
  at: (scene: number, of: number): string => `Scene ${scene} of ${of}`,
  seen: 'Seen',
  locked: (title: string): string => `Locked: first watch ${title}`,
  play: 'Play',
  goOn: 'Go on',
  again: 'Play again',
  startOver: 'Start over',
  file: 'Case File',
  named: (action: string, title: string): string => `${action}: ${title}`,
} as const;
