import { counted } from '@shared/kernel/counted.ts';

/** The words of the window. */
export const TEXTS = {
  list: 'What you carry',
  none: 'Your pockets are empty. That Friday left things all over town: press what you see, and take what lies there.',
  map: 'Open the Town Map',
  turn: (thing: string) => `${thing}: turn it by the arrow keys`,
  turnOver: 'Turn It Over',
  sides: { front: 'Its front', back: 'Its back', between: 'Its side' },
  more: 'You have not seen all of it.',
  from: 'Found:',
  putBack: 'Put It Back',
  isBack: (thing: string) => `${thing} lies where you found it.`,
  /** What only the first person has who found it (LOCK-17). */
  key: 'Key 117, of brass, and still warm. You were the first. It is yours for good.',
  carried: (things: number) => (things === 0 ? '' : counted(things, 'thing')),
} as const;
