import type { Fact } from '@shared/domain/town/story.ts';
import { describe, expect, it } from 'vitest';
import type { PlaceEffect } from '../../play/reactions/effects.ts';
import type { HourName } from '../../play/hour.ts';
import { aVisit } from '../../../testing/places.ts';
import { place } from './place.ts';

/** On a Wednesday, before school is out. */
const NOON = { hour: 12, day: 3 };
const AFTERNOON = { hour: 16, day: 3 };

/** A person who stands before the arcade and knocks. */
function visit(hour: HourName, facts: readonly Fact[] = []) {
  const { press, turn, came } = aVisit(place.hotspots, hour, facts);
  const effects: PlaceEffect[] = [];
  return {
    knock(now = NOON) {
      press('door', now);
      effects.push(...came());
    },
    fall: turn,
    said: () => effects.flatMap(({ kind, effect }) => (kind === 'answers' ? [effect] : [])),
    gone: () => effects.flatMap(({ kind, effect }) => (kind === 'exit' ? [effect] : [])),
    recorded: () => effects.flatMap(({ kind, effect }) => (kind === 'records' ? [effect] : [])),
    found: () => effects.flatMap(({ kind, effect }) => (kind === 'discoveries' ? [effect] : [])),
  };
}

describe('the door of the arcade', () => {
  it('rattles by day, and says why', () => {
    const { knock, said } = visit('day');
    knock();
    expect(said()[0]).toContain('OPEN AFTER SCHOOL');
  });

  it('says something else by night, and something else again at each of three knocks', () => {
    const { knock, said } = visit('night');
    for (let count = 1; count <= 3; count++) knock();
    expect(new Set(said()).size).toBe(3);
    expect(said().join()).not.toContain('OPEN');
  });

  it('opens after school (PLACE-3)', () => {
    const { knock, gone, said } = visit('day');
    knock();
    expect(gone()).toEqual([]);
    knock(AFTERNOON);
    expect(gone()).toEqual(['arcade-lobby']);
    expect(said()).toHaveLength(1);
  });

  it('opens after dark to who knocks thirteen times, and leads where Enter does not (PLACE-3)', () => {
    const { knock, gone, recorded } = visit('night');
    for (let count = 1; count <= 12; count++) knock();
    expect([gone(), recorded()]).toEqual([[], []]);
    knock();
    expect(gone()).toEqual(['arcade-after-hours']);
    expect(recorded()).toEqual(['opened:night-entrance']);
    const byButton = (place.ways ?? []).map((way) => 'to' in way && way.to);
    expect(byButton).toEqual(['arcade-lobby']);
  });

  it('opens at the first knock after dark from then on, and by day to nobody who only knocks (PLACE-3)', () => {
    const night = visit('night', ['opened:night-entrance']);
    night.knock();
    expect(night.gone()).toEqual(['arcade-after-hours']);
    const day = visit('day', ['opened:night-entrance']);
    for (let count = 1; count <= 13; count++) day.knock();
    expect(day.gone()).toEqual([]);
    expect(day.said().at(-1)).toContain('After dark');
  });

  it('tells of a knock in the dark, and of the thirteenth', () => {
    const { knock, fall, found } = visit('day');
    for (let count = 1; count <= 12; count++) knock();
    expect(found()).toEqual([]);
    knock();
    expect(found()).toEqual(['thirteen-knocks']);
    fall('night');
    knock();
    expect(found()).toEqual(['thirteen-knocks', 'arcade-at-night']);
  });
});
