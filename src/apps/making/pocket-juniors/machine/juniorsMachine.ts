import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { JuniorClass, JuniorGroup } from '@shared/domain/making/juniors/catalogue.ts';
import { canAdd, randomOutfit } from '@shared/domain/making/juniors/team.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { NAME_LENGTH, type Junior } from '../team/team.ts';

/** A card that was drawn, as a picture that can be shown and shared. */
export interface DrawnCard {
  readonly blob: Blob;
  readonly fileName: string;
}

export interface CardOrder {
  readonly junior: Junior;
  readonly place: number;
}

interface Context {
  /** One to three; the first one is always there. */
  readonly team: readonly Junior[];
  /** Which of the team is on the stage, is dressed, and is on the card. */
  readonly active: number;
  /** How much of the models has come, 0 to 1. */
  readonly progress: number;
  readonly card: DrawnCard | null;
  readonly newSeed: () => string;
}

export type JuniorsEvent =
  | { readonly type: 'stage.progress'; readonly progress: number }
  | { readonly type: 'stage.ready' }
  /** The models did not come, or nothing draws them. */
  | { readonly type: 'stage.failed' }
  | { readonly type: 'user.retry' }
  | { readonly type: 'user.activate'; readonly place: number }
  | { readonly type: 'user.equip'; readonly group: JuniorGroup; readonly classId: JuniorClass }
  | { readonly type: 'user.randomize' }
  | { readonly type: 'user.rename'; readonly name: string }
  | { readonly type: 'user.add' }
  /** A Junior of before comes into the team, or in place of the one that is shown where the team is full. */
  | { readonly type: 'user.take'; readonly junior: Junior }
  /** Another tab has changed the team that is kept. */
  | { readonly type: 'tab.changed'; readonly team: readonly Junior[] }
  | { readonly type: 'user.remove'; readonly place: number }
  | { readonly type: 'user.save' }
  | { readonly type: 'user.publish' }
  | { readonly type: 'user.closeCard' };

/**
 * The showcase: its stage, which loads or gives way to still pictures; the team; and the card that is saved or published.
 * Drawing and publishing are its actors, so that it knows neither canvas nor browser (JUNIORS-1, JUNIORS-4 to
 * JUNIORS-6).
 */
export const juniorsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as JuniorsEvent,
    input: {} as { readonly team: readonly Junior[]; readonly newSeed: () => string },
    emitted: {} as { readonly type: 'undrawn' },
  },
  actors: {
    saveCard: fromPromise<DrawnCard, CardOrder>(() => Promise.reject(new Error('not provided'))),
    /** Asks, sends, and says how it went. Rejects where the card cannot be drawn. */
    publishCard: fromPromise<void, CardOrder>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    hasRoom: ({ context }) => canAdd(context.team.map(({ outfit }) => outfit)),
    isExtra: ({ context, event }) =>
      event.type === 'user.remove' && event.place > 0 && event.place < context.team.length,
    isOther: ({ context, event }) =>
      event.type === 'user.equip' && activeJunior(context).outfit[event.group] !== event.classId,
  },
}).createMachine({
  id: 'juniors',
  context: ({ input }) => ({ ...input, active: 0, progress: 0, card: null }),
  type: 'parallel',
  states: {
    stage: {
      initial: 'loading',
      states: {
        loading: {
          entry: assign({ progress: 0 }),
          on: {
            'stage.progress': { actions: assign({ progress: ({ event }) => event.progress }) },
            'stage.ready': 'live',
            'stage.failed': 'still',
          },
        },
        live: { on: { 'stage.failed': 'still' } },
        still: { on: { 'user.retry': 'loading' } },
      },
    },
    team: {
      on: {
        'user.activate': {
          actions: assign({
            active: ({ context, event }) => Math.max(0, Math.min(event.place, context.team.length - 1)),
          }),
        },
        'user.equip': {
          guard: 'isOther',
          actions: assign(({ context, event }) =>
            changed(context, (junior) => ({
              ...junior,
              outfit: { ...junior.outfit, [event.group]: event.classId },
            })),
          ),
        },
        'tab.changed': {
          actions: assign({
            team: ({ event }) => event.team,
            active: ({ context, event }) => Math.min(context.active, event.team.length - 1),
          }),
        },
        'user.randomize': {
          actions: assign(({ context }) =>
            changed(context, (junior) => ({
              ...junior,
              outfit: randomOutfit(seededRandom(context.newSeed())),
            })),
          ),
        },
        'user.rename': {
          actions: assign(({ context, event }) =>
            changed(context, (junior) => ({ ...junior, name: event.name.slice(0, NAME_LENGTH) })),
          ),
        },
        'user.add': {
          guard: 'hasRoom',
          actions: assign(({ context }) => ({
            team: [...context.team, { name: '', outfit: randomOutfit(seededRandom(context.newSeed())) }],
            active: context.team.length,
          })),
        },
        'user.take': {
          actions: assign(({ context, event }) => {
            const { team, active } = context;
            const hasRoom = canAdd(team.map(({ outfit }) => outfit));
            return hasRoom
              ? { team: [...team, event.junior], active: team.length }
              : { team: team.map((one, place) => (place === active ? event.junior : one)) };
          }),
        },
        'user.remove': {
          guard: 'isExtra',
          actions: assign(({ context, event }) => ({
            team: context.team.filter((_, place) => place !== event.place),
            active: context.active >= event.place ? context.active - 1 : context.active,
          })),
        },
      },
    },
    card: {
      initial: 'idle',
      states: {
        idle: { on: { 'user.save': 'saving', 'user.publish': 'publishing' } },
        saving: {
          invoke: {
            src: 'saveCard',
            input: ({ context }) => orderOf(context),
            onDone: { target: 'shown', actions: assign({ card: ({ event }) => event.output }) },
            onError: { target: 'idle', actions: emit({ type: 'undrawn' }) },
          },
        },
        publishing: {
          invoke: {
            src: 'publishCard',
            input: ({ context }) => orderOf(context),
            onDone: 'idle',
            onError: { target: 'idle', actions: emit({ type: 'undrawn' }) },
          },
        },
        shown: {
          on: { 'user.closeCard': 'idle', 'user.save': 'saving' },
          exit: assign({ card: null }),
        },
      },
    },
  },
});

export type JuniorsSnapshot = SnapshotFrom<typeof juniorsMachine>;

/** The Junior that is on the stage. */
export function activeJunior({ team, active }: Pick<Context, 'team' | 'active'>): Junior {
  const junior = team[active];
  if (junior === undefined) throw new RangeError(`there is no Junior ${active}`);
  return junior;
}

const orderOf = (context: Pick<Context, 'team' | 'active'>): CardOrder => ({
  junior: activeJunior(context),
  place: context.active,
});

function changed(context: Context, change: (junior: Junior) => Junior): Pick<Context, 'team'> {
  const { team, active } = context;
  return { team: team.map((junior, place) => (place === active ? change(junior) : junior)) };
}
