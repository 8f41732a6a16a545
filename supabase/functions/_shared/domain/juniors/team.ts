import type { SeededRandom } from '../../kernel/seededRandom.ts';
import {
  JUNIOR_CLASS_IDS,
  JUNIOR_CLASSES,
  JUNIOR_GROUPS,
  type JuniorClass,
  type JuniorClassId,
  type JuniorGroup,
} from './catalogue.ts';

/** The class that each of the seven items is from. */
export type Outfit = Readonly<Record<JuniorGroup, JuniorClassId>>;

/** One to `MOST_JUNIORS` Juniors. */
export type Team = readonly Outfit[];

/** One that is there from the first, and at most two more. */
export const MOST_JUNIORS = 3;

/** Whether one more can be added: while there are one or fewer beside the first (JUNIORS-5). */
export const canAdd = (team: Team): boolean => team.length - 1 <= 1;

/** All seven items of one class. */
export const wholeSet = (classId: JuniorClassId): Outfit => outfitOf(() => classId);

/** A random class for each group (JUNIORS-4). */
export const randomOutfit = (random: SeededRandom): Outfit =>
  outfitOf(() => classAt(random.below(JUNIOR_CLASS_IDS.length)));

/** A team of so many Juniors at random. */
export const randomTeam = (random: SeededRandom, size: number): Team =>
  Array.from({ length: size }, () => randomOutfit(random));

/** The class that most items are from; where several have as many, the torso's if it is one of them (JUNIORS-3). */
export function classOf(outfit: Outfit): JuniorClass {
  const count = (id: JuniorClassId): number =>
    JUNIOR_GROUPS.filter((group) => outfit[group] === id).length + (outfit.torso === id ? 0.5 : 0);
  return JUNIOR_CLASSES.reduce((best, next) => (count(next.id) > count(best.id) ? next : best));
}

/** Seven digits, one for each group in order: its class's place in the list. */
export const outfitCode = (outfit: Outfit): string =>
  JUNIOR_GROUPS.map((group) => JUNIOR_CLASS_IDS.indexOf(outfit[group])).join('');

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

function outfitOf(choose: (group: JuniorGroup, index: number) => JuniorClassId): Outfit {
  const [back, bottoms, head, lh, rh, shoes, torso] = JUNIOR_GROUPS;
  return {
    back: choose(back, 0),
    bottoms: choose(bottoms, 1),
    head: choose(head, 2),
    lh: choose(lh, 3),
    rh: choose(rh, 4),
    shoes: choose(shoes, 5),
    torso: choose(torso, 6),
  };
}

function classAt(index: number): JuniorClassId {
  const id = JUNIOR_CLASS_IDS[index];
  if (id === undefined) throw new RangeError(`there is no class ${index}`);
  return id;
}
