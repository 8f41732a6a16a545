import { assign, enqueueActions, setup } from 'xstate';
import type { Truth } from '@shared/domain/town/story.ts';
import type { LocalTime } from '@shared/domain/system/timeWindows.ts';
import { effectsOf, type PlaceEffect } from './effects.ts';
import type { Hotspot, Reaction } from './hotspot.ts';
import type { HourName } from './hour.ts';
import { hotspotNow, type Known } from './placeNow.ts';

export interface PlaceInput extends Known {
  readonly hotspots: Readonly<Record<string, Hotspot>>;
}

export type PlaceEvent =
  | { readonly type: 'user.hotspot'; readonly name: string; readonly now: LocalTime }
  /** What a press opened has ended, and this is to come of it. */
  | { readonly type: 'system.outcome'; readonly reaction: Reaction; readonly now: LocalTime }
  | { readonly type: 'system.hour'; readonly hour: HourName }
  | { readonly type: 'system.facts'; readonly facts: ReadonlySet<Truth> };

/** The running rules of a place, an actor: what happens goes in, and what comes of it is emitted. */
export interface PlaceRules {
  on(type: '*', listener: (effect: PlaceEffect) => void): unknown;
  start(): unknown;
  send(event: PlaceEvent): void;
  stop(): unknown;
}

interface PlaceContext extends PlaceInput {
  /** How often each reaction has come since the person came or the hour changed. */
  readonly counts: ReadonlyMap<Reaction, number>;
}

interface Happening {
  readonly reaction: Reaction | null;
  readonly now: LocalTime;
}

/** The rules of a place that has none of its own: it answers as its file says, and counts. */
export const placeMachine = setup({
  types: {
    input: {} as PlaceInput,
    context: {} as PlaceContext,
    events: {} as PlaceEvent,
    emitted: {} as PlaceEffect,
  },
  actions: {
    /** What comes of it is counted, and happens; of null nothing comes. */
    react: enqueueActions(({ context, enqueue }, { reaction, now }: Happening) => {
      if (reaction === null) return;
      const press = (context.counts.get(reaction) ?? 0) + 1;
      enqueue.assign({ counts: new Map([...context.counts, [reaction, press]]) });
      for (const effect of effectsOf(reaction, { hour: context.hour, now, press })) enqueue.emit(effect);
    }),
  },
}).createMachine({
  id: 'place',
  context: ({ input }) => ({ ...input, counts: new Map() }),
  on: {
    'system.hour': { actions: assign(({ event }) => ({ hour: event.hour, counts: new Map() })) },
    'system.facts': { actions: assign(({ event }) => ({ facts: event.facts })) },
    'system.outcome': { actions: { type: 'react', params: ({ event }) => event } },
    'user.hotspot': {
      actions: {
        type: 'react',
        params: ({ context, event: { name, now } }) => {
          const hotspot = context.hotspots[name];
          const reaction = hotspot === undefined ? null : hotspotNow(hotspot, context)?.reaction;
          return { reaction: reaction ?? null, now };
        },
      },
    },
  },
});
