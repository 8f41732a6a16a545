import type { SeededRandom } from '../../../kernel/seededRandom.ts';
import { JUNIOR_CLASSES, JUNIOR_GROUPS, type JuniorClass, type JuniorGroup } from './catalogue.ts';

/** A class with all that the catalogue says of it. */
export type ClassFacts = (typeof JUNIOR_CLASSES)[number];

/** The groups in the order of the codes. */
export const GROUPS: readonly JuniorGroup[] = JUNIOR_GROUPS.map(({ id }) => id);

/** The class that each of the seven items is from. */
export type Outfit = Readonly<Record<JuniorGroup, JuniorClass>>;

/** One to `MOST_JUNIORS` Juniors. */
export type Team = readonly Outfit[];

/** One that is there from the first, and at most two more. */
export const MOST_JUNIORS = 3;

/** Whether one more can be added: while there are one or fewer beside the first (JUNIORS-5). */
export const canAdd = (team: Team): boolean => team.length - 1 <= 1;

/** All seven items of one class. */
export const wholeSet = (classId: JuniorClass): Outfit => outfitOf(() => classId);

/** A random class for each group (JUNIORS-4). */
export const randomOutfit = (random: SeededRandom): Outfit =>
  outfitOf(() => classAt(random.below(JUNIOR_CLASSES.length)));

/** A team of so many Juniors at random. */
export const randomTeam = (random: SeededRandom, size: number): Team =>
  Array.from({ length: size }, () => randomOutfit(random));

/** The class that most items are from; where several have as many, the torso's if it is one of them (JUNIORS-3). */
export function classOf(outfit: Outfit): ClassFacts {
  const count = (id: JuniorClass): number =>
    GROUPS.filter((group) => outfit[group] === id).length + (outfit.torso === id ? 0.5 : 0);
  return JUNIOR_CLASSES.reduce<ClassFacts>(
    (best, next) => (count(next.id) > count(best.id) ? next : best),
    JUNIOR_CLASSES[0],
  );
}

/** Seven digits, one for each group in order: its class's place in the list. */
export const outfitCode = (outfit: Outfit): string =>
  GROUPS.map((group) => JUNIOR_CLASSES.findIndex(({ id }) => id === outfit[group])).join('');

/** The outfit of seven digits; null: they are none. */
export function outfitFrom(code: string): Outfit | null {
  if (!/^[0-7]{7}$/.test(code)) return null;
  return outfitOf((_, index) => classAt(Number(code[index])));
}

/** Outfits in a row, divided by dots. */
export const teamCode = (team: Team): string => team.map(outfitCode).join('.');

/** The team of such a text; null: it is none, or too many. */
export function teamFrom(code: string): Team | null {
  const outfits = code.split('.').map(outfitFrom);
  const team = outfits.filter((outfit) => outfit !== null);
  return team.length === outfits.length && team.length <= MOST_JUNIORS ? team : null;
}

function outfitOf(choose: (group: JuniorGroup, index: number) => JuniorClass): Outfit {
  return {
    back: choose('back', 0),
    bottoms: choose('bottoms', 1),
    head: choose('head', 2),
    lh: choose('lh', 3),
    rh: choose('rh', 4),
    shoes: choose('shoes', 5),
    torso: choose('torso', 6),
  };
}

function classAt(index: number): JuniorClass {
  const found = JUNIOR_CLASSES[index];
  if (found === undefined) throw new RangeError(`there is no class ${index}`);
  return found.id;
}
