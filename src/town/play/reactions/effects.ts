import type { DialogRequest, Sound } from '../../../kernel/app.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import { isOpen, type LocalTime } from '@shared/domain/system/timeWindows.ts';
import type { Discovery, Exit, Reaction } from '../hotspots/hotspot.ts';
import { atHour, type HourName } from '../hour.ts';
import type { Talk } from './talk.ts';

/** What comes of an event in a place; the scene carries it out. */
export type PlaceEffect =
  | { readonly type: 'sound'; readonly patch: Sound }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'discover'; readonly event: Discovery['event'] }
  /** Opens a window; a reaction may come of its outcome. */
  | ({ readonly type: 'open' } & NonNullable<Reaction['opens']>)
  | { readonly type: 'ask'; readonly dialog: DialogRequest }
  | { readonly type: 'talk'; readonly talk: Talk }
  /** Lays a cut over the picture, or takes it away. */
  | { readonly type: 'lay'; readonly cut: string; readonly laid: boolean }
  /** Switches the floodlights for everybody. */
  | { readonly type: 'floodlights'; readonly lit: boolean }
  /** Is true of the person from now on. */
  | { readonly type: 'record'; readonly fact: Fact }
  /** The app that shows the place is told. */
  | { readonly type: 'tell'; readonly event: string }
  | { readonly type: 'go'; readonly to: string };

/** When something comes about: a press of a hotspot, or the outcome of what it opened. */
export interface Press {
  readonly hour: HourName;
  /** How often it has, counted from 1 since the person came or the hour changed. */
  readonly press: number;
  readonly now: LocalTime;
}

/** What comes of it by what the place's file says, in the order in which it happens. */
export function effectsOf(reaction: Reaction, at: Press): readonly PlaceEffect[] {
  const special = reaction.atPress?.find(
    ({ press, hour = at.hour }) => press === at.press && hour === at.hour,
  );
  // It comes once: its own captions begin with the first.
  if (special !== undefined) return effectsOf(special, { ...at, press: 1 });
  const {
    sound,
    answers = [],
    opens,
    dialog,
    switches,
    floodlights,
    records,
    event,
    exit,
    discoveries = [],
  } = reaction;
  const go = exit !== undefined && letsIn(exit, at);
  const talk = atHour(reaction.talk, at.hour);
  const texts = isList(answers) ? answers : answers[at.hour];
  const text = texts[(at.press - 1) % texts.length];
  return [
    ...(sound === undefined ? [] : [{ type: 'sound', patch: sound } as const]),
    ...(switches === undefined ? [] : [{ type: 'lay', cut: switches, laid: at.press % 2 === 1 } as const]),
    ...(floodlights === undefined || at.hour === 'day'
      ? []
      : [{ type: 'floodlights', lit: floodlights === 'on' } as const]),
    ...(text === undefined || go ? [] : [{ type: 'say', text } as const]),
    ...discoveries
      .filter(({ hour = at.hour }) => hour === at.hour)
      .map(({ event: found }) => ({ type: 'discover', event: found }) as const),
    ...(records === undefined ? [] : [{ type: 'record', fact: records } as const]),
    ...(dialog === undefined ? [] : [{ type: 'ask', dialog } as const]),
    ...(talk === undefined ? [] : [{ type: 'talk', talk } as const]),
    ...(opens === undefined ? [] : [{ type: 'open', ...opens } as const]),
    ...(event === undefined ? [] : [{ type: 'tell', event } as const]),
    ...(go ? [{ type: 'go', to: exit.to } as const] : []),
  ];
}

/** Counts how often each reaction comes, from the moment that the person came or the hour changed. */
export interface Tally {
  /** What comes of a reaction this time. */
  effectsOf(reaction: Reaction, at: Omit<Press, 'press'>): readonly PlaceEffect[];
  /** The hour has changed. */
  clear(): void;
}

/** A tally of a person who has just come. */
export function createTally(): Tally {
  const counts = new Map<Reaction, number>();
  return {
    effectsOf(reaction, at) {
      const press = (counts.get(reaction) ?? 0) + 1;
      counts.set(reaction, press);
      return effectsOf(reaction, { ...at, press });
    },
    clear: () => counts.clear(),
  };
}

const letsIn = ({ open }: Exit, { now }: Press): boolean => open === undefined || isOpen(open, now);

const isList = (answers: NonNullable<Reaction['answers']>): answers is readonly string[] =>
  Array.isArray(answers);
