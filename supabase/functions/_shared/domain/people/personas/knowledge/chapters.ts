import type { Subject } from '../entry.ts';
import { HINTS } from '../hints.ts';

/** What else the objectives of a chapter are called, and where its hints come from. */
const CHAPTERS: readonly { readonly number: number; readonly names: readonly string[] }[] = [
  { number: 1, names: ['lunch is canceled', 'under the bed'] },
  { number: 2, names: ['the same lock twice', 'same lock twice'] },
  { number: 3, names: ['say cheese', 'a friend of flunko'] },
  { number: 4, names: ['the last dance', 'last dance'] },
  { number: 5, names: ['by the telephone', 'down the stair'] },
  { number: 6, names: ['a name at the door', 'five chairs'] },
];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const hintsOf = (number: number, type: string): readonly string[] => HINTS[`chapter${number}_${type}`] ?? [];

/** A subject for each chapter, whose objectives are read as they stand with the person. */
export const CHAPTERS_TOLD: readonly Subject[] = CHAPTERS.map(({ number, names }): Subject => {
  const ordinal = ORDINALS[number - 1] ?? '';
  const [slacker = '', ...slackerNearer] = hintsOf(number, 'slacker');
  const [overachiever = '', ...overachieverNearer] = hintsOf(number, 'overachiever');
  return {
    id: `chapter-${number}`,
    area: 'gum',
    title: `chapter ${number}`,
    names: [
      `chapter ${number}`,
      `ch ${number}`,
      `ch${number}`,
      `chapter${number}`,
      `${ordinal} chapter`,
      ...names,
    ],
    asked: {
      about: [
        `what is chapter ${number} about`,
        `what is in chapter ${number}`,
        `objectives of chapter ${number}`,
      ],
      how: [
        `how do i finish chapter ${number}`,
        `how do i complete chapter ${number}`,
        `how do i beat chapter ${number}`,
        `what do i do in chapter ${number}`,
        `i am stuck in chapter ${number}`,
        `help with chapter ${number}`,
      ],
      when: [`when does chapter ${number} open`, `is chapter ${number} open`, `is chapter ${number} out`],
      cost: [`what does chapter ${number} pay`, `how much gum is chapter ${number}`],
    },
    says: {
      about: [`Chapter ${number} has two objectives. {chapter:${number}}`],
      how: [
        `{chapter:${number}} For the first of them: ${slacker}`,
        `{chapter:${number}} For the second: ${overachiever}`,
      ],
      when: [`{chapter:${number}}`],
      cost: [`Each is paid once. {chapter:${number}}`],
      more: [...slackerNearer, ...overachieverNearer],
    },
    leads: ['next-step', 'objectives'],
  };
});
