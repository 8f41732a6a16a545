import { describe, expect, it } from 'vitest';
import { SEEN_EVENING } from '@shared/domain/town/candles.ts';
import { sourceOf } from '@shared/domain/town/factSources.ts';
import { LOCK_NAMES } from '@shared/domain/town/locks.ts';
import { parseFact } from '@shared/domain/town/story.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import { openingOf, PARADISE_CODE } from '@shared/domain/town/townEvents.ts';
import { CHAPTERS } from '../../cutscenes/chapters/chapters.ts';
import { loadPlace } from '../places/index.ts';
import { WHOLE_DAY, type Clue } from './clue.ts';
import { CLUES } from './clues.ts';

const named = CLUES.map((clue) => ({ ...clue, name: clue.id }));
const isOf = (kind: string) => (clue: Clue) => clue.fact.startsWith(`${kind}:`);

/** Who can open something without a window of its own: the arcade's door after dark, and the Terminal. */
const OPENINGS = [...LOCK_NAMES.map(openingOf), PARADISE_CODE, 'opened:night-entrance'];

/** What a card of the narrowest board has room for: four lines of its text, one of its title. */
const MOST = { title: 25, lines: 88 };

describe('the cards of the Case File', () => {
  it('are between 100 and 200, each with a name of its own, in the order of the hours (CASE-1)', () => {
    expect(CLUES.length).toBeGreaterThanOrEqual(100);
    expect(CLUES.length).toBeLessThanOrEqual(200);
    expect(new Set(CLUES.map(({ id }) => id)).size).toBe(CLUES.length);
    const hours = CLUES.map(({ at }) => at ?? Infinity);
    expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    for (const hour of hours.filter(Number.isFinite)) {
      expect(hour).toBeGreaterThanOrEqual(0);
      expect(hour).toBeLessThanOrEqual(WHOLE_DAY);
    }
  });

  it.each(named)('$name: its fact is one, its place is in town, and its words fit (CASE-1)', (clue) => {
    expect(parseFact(clue.fact)).toBe(clue.fact);
    expect(locationOf(clue.place)).not.toBeNull();
    expect(clue.title.length).toBeLessThanOrEqual(MOST.title);
    expect(clue.lines.length).toBeLessThanOrEqual(MOST.lines);
  });

  it.each(named.filter(isOf('pressed')))(
    '$name is met by a press of what its place has (STORY-5)',
    async ({ fact, place, look: [x, y] }) => {
      const { hotspots, bundle } = await loadPlace(place);
      const spot = fact.slice(fact.indexOf('/') + 1);
      expect(fact).toBe(`pressed:${place}/${spot}`);
      expect(hotspots[spot]?.answers ?? hotspots[spot]?.talk).toBeDefined();
      const box = bundle.places[place]?.hotspots[spot];
      if (box === undefined) throw new Error(`the picture has no ${spot}`);
      // It is in the cut: its middle lies no farther from the middle of that than the half of a cut.
      expect(Math.abs(x - (box.x + box.w / 2))).toBeLessThan(84);
      expect(Math.abs(y - (box.y + box.h / 2))).toBeLessThan(28);
    },
  );

  it('of scenes are met by their chapter, and all that happens in it by the hour is there (CASE-1)', () => {
    for (const { fact, scene } of CLUES.filter((clue) => clue.scene !== undefined)) {
      const chapter = CHAPTERS.find(({ id }) => fact === `seen:${id}`);
      expect(chapter?.scenes.map(({ id }) => id)).toContain(scene);
    }
    const friday = CHAPTERS.find(({ id }) => id === 'so-far')?.scenes.map(({ id }) => id);
    const dated = CLUES.filter(({ fact, at }) => fact === 'seen:so-far' && at !== null);
    expect(dated.map(({ scene }) => scene)).toEqual(friday);
  });

  it('are kept by the word of the page, but for what a code opens and who lit a candle (STORY-1, STORY-3)', () => {
    const byServer = new Set<string>([...LOCK_NAMES.map(openingOf), PARADISE_CODE, SEEN_EVENING]);
    const lost = CLUES.filter(({ fact }) => !byServer.has(fact) && sourceOf(fact) === 'server');
    expect(lost.map(({ fact }) => fact)).toEqual([]);
  });

  it('of locks are met by what opens, and no card has a code or counts the knocks (CASE-4)', () => {
    for (const { fact } of CLUES.filter(isOf('opened'))) expect(OPENINGS).toContain(fact);
    for (const { title, lines } of CLUES) {
      expect(`${title} ${lines}`).not.toMatch(/\d{4}|thirteen|\bdead\b/i);
    }
  });
});
