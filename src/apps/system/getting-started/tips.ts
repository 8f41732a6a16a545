import type { ForPurpose } from '../../../kernel/app.ts';

export interface Tip {
  /** A name in the icon set. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** What can be done about it at once. */
  readonly actions?: readonly ({ readonly label: string } & ForPurpose)[];
}

/** The six tips of Getting Started, in the order that Next Tip shows them. */
export const TIPS: readonly [Tip, ...Tip[]] = [
  {
    icon: 'town-map',
    title: 'This is Arcadia.',
    text: 'Arcadia is a small town in 1995 with a high school, an arcade and a missing boy, and this is the school computer that leads into it. You need an account for full access, but anybody may look around.',
    actions: [
      { label: 'Look Around', purpose: 'town' },
      { label: 'Sign In', purpose: 'sign-in' },
    ],
  },
  {
    icon: 'story-so-far',
    title: 'The Case File writes itself.',
    text: 'Press what you see in town: some of it can be taken, and people answer what you ask. What you learn hangs in the Case File, and What Next tells where something is left.',
    actions: [{ label: 'Case File', purpose: 'case' }],
  },
  {
    icon: 'computer',
    title: 'A double-click opens an icon.',
    text: 'Without a mouse, the arrow keys walk from icon to icon and Enter opens one. On a phone, one tap does; a long press shows what else can be done with it.',
  },
  {
    icon: 'my-locker',
    title: 'Your locker pays.',
    text: 'Signing in earns 5 GUM a day by itself. Check in at My Locker, under Gum, for 15 more. A new day begins at midnight UTC.',
  },
  {
    icon: 'day-night',
    title: 'The sun really sets in Arcadia.',
    text: 'The town keeps school hours: day begins at six in the morning, night at eight in the evening, Central time. Some things show themselves in one of the two only.',
  },
  {
    icon: 'help',
    title: 'Every window explains itself.',
    text: 'Press the question mark in its corner to read what the program is for. The Game Manual tells the rest, and Settings makes this computer look as you like.',
  },
];

/** The tip that comes after this one: after the last the first again. */
export function tipAfter(index: number): number {
  return (index + 1) % TIPS.length;
}
