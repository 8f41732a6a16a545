import { describe, expect, it } from 'vitest';
import { FREE_QUESTIONS } from '../freeQuestions.data.ts';
import { SUBJECTS } from '../knowledge/index.ts';
import { ODD_QUESTIONS } from '../oddQuestions.data.ts';
import { QUESTIONS } from '../questions.data.ts';
import { TEN_PEOPLE } from '../tenPeople.data.ts';
import { KEPT_ASIDE } from '../tenPeople.later.data.ts';
import { MORE_HARMLESS } from './harmless.more.data.ts';
import { needIn } from './needIn.ts';
import { NEEDS } from './needs.ts';
import { MORE_DISTRESSED } from './needs.more.data.ts';
import * as HELD_OUT from './needs.heldOut.data.ts';
import * as TUNED from './needs.tuned.data.ts';

const share = (some: readonly string[], all: readonly string[]): number => some.length / all.length;

describe.each([
  ['the sentences that the rule was written with', TUNED],
  ['the sentences that were kept aside', HELD_OUT],
])('of %s', (name, { DISTRESSED, HARMLESS }) => {
  it('the rule hears 95 of 100 of distress, and takes 5 of 100 others for it at most (PERSONA-8)', () => {
    const all = NEEDS.flatMap((need) => DISTRESSED[need]);
    const heard = all.filter((text) => needIn(text) !== null);
    const wrong = HARMLESS.filter((text) => needIn(text) !== null);
    process.stdout.write(
      `Of ${name}: ${heard.length} of ${all.length} heard, ${wrong.length} of ${HARMLESS.length} false.\n`,
    );
    expect(share(heard, all)).toBeGreaterThanOrEqual(0.95);
    expect(share(wrong, HARMLESS)).toBeLessThanOrEqual(0.05);
  });

  it.each(NEEDS)('%s is heard as such, or as something as grave, nine times in ten', (need) => {
    const heard = DISTRESSED[need].filter((text) => needIn(text) !== null);
    const asSuch = heard.filter((text) => needIn(text) === need);
    expect(share(heard, DISTRESSED[need])).toBeGreaterThanOrEqual(0.9);
    expect(share(asSuch, heard)).toBeGreaterThanOrEqual(0.9);
  });
});

it('hears 95 of 100 of the sentences by which it was widened, and takes 5 of 100 others for it at most (PERSONA-8)', () => {
  const heard = MORE_DISTRESSED.filter((text) => needIn(text) !== null);
  const wrong = MORE_HARMLESS.filter((text) => needIn(text) !== null);
  expect(share(heard, MORE_DISTRESSED)).toBeGreaterThanOrEqual(0.95);
  expect(share(wrong, MORE_HARMLESS)).toBeLessThanOrEqual(0.05);
});

it('takes no question that a persona knows of the town, the games or itself for distress', () => {
  const known = [
    ...[...QUESTIONS, ...ODD_QUESTIONS].map(([question]) => question),
    ...[...FREE_QUESTIONS, ...Object.values(TEN_PEOPLE).flat(), ...Object.values(KEPT_ASIDE).flat()]
      .filter(({ kind }) => kind !== 'distress')
      .flatMap(({ ask }) => ask),
    ...SUBJECTS.flatMap(({ asked = {} }) => Object.values(asked).flat()),
  ];
  expect(known.length).toBeGreaterThan(2_000);
  expect(known.filter((text) => needIn(text) !== null)).toEqual([]);
});

it('reads capitals, marks, drawn-out letters and slang', () => {
  for (const text of ['KMS', 'I WANNA DIEEEE!!!', 'i   want to   d\u200bie', 'im soooo lonely :(', 'k.m.s'])
    expect([text, needIn(text)]).not.toEqual([text, null]);
  for (const text of ['', '   ', '💀', 'x'.repeat(100_000)]) expect(needIn(text)).toBeNull();
});
