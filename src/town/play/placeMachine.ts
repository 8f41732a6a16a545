import { assign, enqueueActions, setup } from 'xstate';
import type { LocalTime } from '../../../supabase/functions/_shared/domain/timeWindows.ts';
import { effectsOf, type PlaceEffect } from './effects.ts';
import type { Hotspot } from './hotspot.ts';
import type { HourName } from './hour.ts';

export interface PlaceInput {
  readonly hotspots: Readonly<Record<string, Hotspot>>;
  readonly hour: HourName;
}

export type PlaceEvent =
  | { readonly type: 'user.hotspot'; readonly name: string; readonly now: LocalTime }
  | { readonly type: 'system.hour'; readonly hour: HourName };

/** The running rules of a place, an actor: what happens goes in, and what comes of it is emitted. */
export interface PlaceRules {
  on(type: '*', listener: (effect: PlaceEffect) => void): unknown;
  start(): unknown;
  send(event: PlaceEvent): void;
  stop(): unknown;
}

/** The rules of a place that has none of its own: it answers as its file says, and counts. */
export const placeMachine = setup({
  types: {
    input: {} as PlaceInput,
    context: {} as PlaceInput & { readonly presses: Readonly<Record<string, number>> },
    events: {} as PlaceEvent,
    emitted: {} as PlaceEffect,
  },
}).createMachine({
  id: 'place',
  context: ({ input }) => ({ ...input, presses: {} }),
  on: {
    'system.hour': { actions: assign(({ event }) => ({ hour: event.hour, presses: {} })) },
    'user.hotspot': {
      actions: [
        assign(({ context: { presses }, event: { name } }) => ({
          presses: { ...presses, [name]: (presses[name] ?? 0) + 1 },
        })),
        enqueueActions(({ context, event: { name, now }, enqueue }) => {
          const { hour, hotspots, presses } = context;
          const hotspot = hotspots[name];
          if (hotspot === undefined) return;
          for (const effect of effectsOf(hotspot, { hour, now, press: presses[name] ?? 1 }))
            enqueue.emit(effect);
        }),
      ],
    },
  },
});
