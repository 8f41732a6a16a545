import type { CardName } from '@shared/domain/town/case/cards.ts';
import type { PersonId } from '@shared/domain/town/case/people.ts';
import type { Fact } from '@shared/domain/town/story.ts';

/** A card of the board: something that a person has met (CASE-1). It tells what was seen, and never what it means. */
export interface Clue {
  readonly id: CardName;
  /** It hangs there once this is known of the person. */
  readonly fact: Fact;
  /** When on that Friday it belongs, in minutes from 7:30 AM; null: it has no hour. */
  readonly at: number | null;
  /** The place where it was found, or where a scene is found again. */
  readonly place: string;
  /** The scene whose picture is cut; absent: that of the place. */
  readonly scene?: string;
  /** Who said it: their portrait is seen in place of a picture. */
  readonly person?: PersonId;
  /** The middle of what is cut from the picture, in its pixels. */
  readonly look: readonly [x: number, y: number];
  readonly title: string;
  readonly lines: string;
}

/** The minutes from 7:30 AM until the field is dark: the whole of the board. */
export const WHOLE_DAY = 930;

/** A minute of its afternoon or evening. */
export const pm = (hour: number, minute: number): number => (hour + 12) * 60 + minute - 450;

export const MORNING = 0;
/** When the lights went out. */
export const DARK = pm(8, 4);

type Look = Clue['look'];

/** What was pressed in a place: `place/hotspot`, whose press the place records (STORY-5). */
export function spot(where: string, at: number | null, look: Look, title: string, lines: string): Clue {
  const place = where.slice(0, where.indexOf('/'));
  const fact: Fact = `pressed:${where}`;
  return { id: fact, fact, at, place, look, title, lines };
}

/** A scene of a chapter that was watched to its end, and the place in which it is found again. */
export const told =
  (chapter: string) =>
  (scene: string, at: number | null, place: string, look: Look, title: string, lines: string): Clue => ({
    id: `scene:${chapter}/${scene}`,
    fact: `seen:${chapter}`,
    ...{ at, place, scene, look, title, lines },
  });

/** What lay behind a lock that was opened. */
export const opened = (fact: Fact, place: string, look: Look, title: string, lines: string): Clue => ({
  id: fact,
  at: null,
  ...{ fact, place, look, title, lines },
});
