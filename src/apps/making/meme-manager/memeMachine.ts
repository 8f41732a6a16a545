import { assign, emit, fromPromise, setup } from 'xstate';
import { fallbackLine } from '@shared/domain/making/memes/lines.ts';
import type { Result } from '@shared/kernel/result.ts';
import { succeeded } from '../../../kernel/actorResults.ts';
import { outputOf } from '../../../kernel/outputOf.ts';
import {
  DEFAULT_STYLE,
  EMPTY_MEME,
  withAdded,
  withChanged,
  withMoved,
  withRemoved,
  type Meme,
  type MemeElement,
  type MemePicture,
  type TextStyle,
} from './document.ts';
import { historyOf, redone, settled, stepped, undone, type History } from './history.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

/** How long after each other generated lines appear, in milliseconds (MEME-7). */
export const STAGGER_MS = 150;

/** How a finished picture leaves: as a file, or by the sheet that shares it. */
export type SaveWay = 'download' | 'share';

export interface Asked {
  readonly prompt: string;
  readonly template: string | null;
}

export type MemeEvent =
  | { type: 'user.picture'; picture: MemePicture }
  | { type: 'user.add'; text: string }
  | { type: 'user.select'; id: string | null }
  /** `part` is what the change is part of, such as a drag; its changes are one step until `user.settle`. */
  | { type: 'user.change'; id: string; patch: Partial<Omit<MemeElement, 'id'>>; part?: string }
  | { type: 'user.settle' }
  | { type: 'user.style'; patch: Partial<TextStyle>; part?: string }
  | { type: 'user.move'; id: string; by: number }
  | { type: 'user.remove'; id: string }
  | { type: 'user.clear' }
  | { type: 'user.undo' }
  | { type: 'user.redo' }
  | { type: 'user.generate'; prompt: string }
  | { type: 'user.save'; way: SaveWay }
  /** Another draft is opened, or a new one. */
  | { type: 'user.open'; draft: string; meme: Meme };

interface MemeContext {
  /** Which draft it is. */
  readonly draft: string;
  readonly history: History<Meme>;
  readonly selected: string | null;
  /** Of the next text. */
  readonly style: TextStyle;
  /** The lines that are still to appear, and the texts that came of the last ones. */
  readonly lines: readonly string[];
  readonly generated: readonly string[];
  readonly prompt: string;
  readonly way: SaveWay;
  /** The file that was saved last; null: something changed since. */
  readonly savedAs: string | null;
}

/** An id that no text of the meme has, nor had in what can be taken back. */
function newId({ past, present, future }: History<Meme>): string {
  const all = [...past, present, ...future].flatMap(({ elements }) => elements);
  return `text-${Math.max(0, ...all.map(({ id }) => Number(id.replace('text-', '')) || 0)) + 1}`;
}

const to = (
  { history, selected }: MemeContext,
  meme: Meme,
  part: string | null = null,
): Pick<MemeContext, 'history' | 'selected' | 'savedAs'> => ({
  history: stepped(history, meme, part),
  selected: meme.elements.some(({ id }) => id === selected) ? selected : null,
  savedAs: null,
});

const turnedTo = (
  { selected }: MemeContext,
  history: History<Meme>,
): Pick<MemeContext, 'history' | 'selected' | 'savedAs'> => ({
  history,
  selected: history.present.elements.some(({ id }) => id === selected) ? selected : null,
  savedAs: null,
});

const fresh = (draft: string, meme: Meme) => ({
  draft,
  history: historyOf(meme),
  selected: null,
  style: DEFAULT_STYLE,
  lines: [],
  generated: [],
  prompt: '',
  way: 'download' as const,
  savedAs: null,
});

/** Making a meme (MEME-1 to MEME-7): the document with its steps, the generator, and saving. */
export const memeMachine = setup({
  types: {
    input: {} as { readonly draft: string; readonly meme: Meme },
    context: {} as MemeContext,
    events: {} as MemeEvent,
    /** `reason` is for the person; null: there is none but that it failed. */
    emitted: {} as { readonly type: 'unsaved'; readonly reason: string | null },
  },
  actors: {
    /** Asks the server for the lines. */
    generate: fromPromise<Result<{ readonly lines: readonly string[] }>, Asked>(notProvided),
    /** Draws the meme and hands it over; answers what its file is called, null where it was shared. */
    save: fromPromise<Result<string | null>, { readonly meme: Meme; readonly way: SaveWay }>(notProvided),
  },
  delays: { stagger: STAGGER_MS },
  actions: {
    takePicture: assign(({ context }, { picture }: { readonly picture: MemePicture }) =>
      to(context, { ...context.history.present, picture }),
    ),
    add: assign(({ context }, { text }: { readonly text: string }) => {
      const id = newId(context.history);
      const meme = withAdded(context.history.present, id, text, context.style);
      return { ...to(context, meme), selected: meme === context.history.present ? context.selected : id };
    }),
    select: assign({ selected: (_, { id }: { readonly id: string | null }) => id }),
    change: assign(({ context }, event: Extract<MemeEvent, { type: 'user.change' }>) =>
      to(
        context,
        withChanged(context.history.present, event.id, event.patch),
        event.part === undefined ? null : `${event.part} ${event.id}`,
      ),
    ),
    settle: assign({ history: ({ context }) => settled(context.history) }),
    /** What is chosen for the next text is chosen for the selected one, too. */
    restyle: assign(({ context }, { patch, part }: { patch: Partial<TextStyle>; part: string | null }) => ({
      style: { ...context.style, ...patch },
      ...(context.selected !== null &&
        to(
          context,
          withChanged(context.history.present, context.selected, patch),
          part && `${part} ${context.selected}`,
        )),
    })),
    move: assign(({ context }, { id, by }: { readonly id: string; readonly by: number }) =>
      to(context, withMoved(context.history.present, id, by)),
    ),
    remove: assign(({ context }, { id }: { readonly id: string }) =>
      to(context, withRemoved(context.history.present, id)),
    ),
    clear: assign(({ context }) => to(context, EMPTY_MEME)),
    undo: assign(({ context }) => turnedTo(context, undone(context.history))),
    redo: assign(({ context }) => turnedTo(context, redone(context.history))),
    ask: assign({ prompt: (_, { prompt }: { readonly prompt: string }) => prompt }),
    noteLines: assign(({ context }, result: Result<{ readonly lines: readonly string[] }>) => ({
      lines: result.ok && result.value.lines.length > 0 ? result.value.lines : [fallbackLine(context.prompt)],
    })),
    noteNoLines: assign(({ context }) => ({ lines: [fallbackLine(context.prompt)] })),
    /** The texts of the time before give way to the first of the new ones, in the same step. */
    replaceLast: assign(({ context }) => ({
      ...to(context, context.generated.reduce(withRemoved, context.history.present), 'generate'),
      generated: [],
    })),
    placeLine: assign(({ context }) => {
      const { history, lines, generated, style } = context;
      const [line = '', ...rest] = lines;
      const id = newId(history);
      const meme = withAdded(history.present, id, line, style, generated.length);
      return {
        ...to(context, meme, 'generate'),
        lines: rest,
        generated: [...generated, id],
      };
    }),
    noteWay: assign({ way: (_, { way }: { readonly way: SaveWay }) => way }),
    noteSaved: assign({
      savedAs: (_, result: Result<string | null>) => (result.ok ? result.value : null),
    }),
    open: assign((_, { draft, meme }: { readonly draft: string; readonly meme: Meme }) => fresh(draft, meme)),
    complain: emit((_, result: Result<unknown>) => ({
      type: 'unsaved' as const,
      reason: result.ok ? null : result.error.message,
    })),
    complainOfFault: emit({ type: 'unsaved' as const, reason: null }),
  },
  guards: {
    hasText: (_, { text }: { readonly text: string }) => text.trim() !== '',
    hasPrompt: (_, { prompt }: { readonly prompt: string }) => prompt.trim() !== '',
    hasPicture: ({ context }) => context.history.present.picture !== null,
    isWorthClearing: ({ context: { history } }) =>
      history.present.picture !== null || history.present.elements.length > 0,
    canUndo: ({ context }) => context.history.past.length > 0,
    canRedo: ({ context }) => context.history.future.length > 0,
    hasLines: ({ context }) => context.lines.length > 0,
    succeeded,
  },
}).createMachine({
  id: 'meme',
  context: ({ input }) => fresh(input.draft, input.meme),
  type: 'parallel',
  on: {
    'user.picture': { actions: { type: 'takePicture', params: ({ event }) => event } },
    'user.add': {
      guard: { type: 'hasText', params: ({ event }) => event },
      actions: { type: 'add', params: ({ event }) => event },
    },
    'user.select': { actions: { type: 'select', params: ({ event }) => event } },
    'user.change': { actions: { type: 'change', params: ({ event }) => event } },
    'user.settle': { actions: 'settle' },
    'user.style': {
      actions: { type: 'restyle', params: ({ event: { patch, part = null } }) => ({ patch, part }) },
    },
    'user.move': { actions: { type: 'move', params: ({ event }) => event } },
    'user.remove': { actions: { type: 'remove', params: ({ event }) => event } },
    'user.clear': { guard: 'isWorthClearing', actions: 'clear' },
    'user.undo': { guard: 'canUndo', actions: 'undo' },
    'user.redo': { guard: 'canRedo', actions: 'redo' },
  },
  states: {
    generator: {
      initial: 'idle',
      on: {
        // Lines on their way belong to the meme before.
        'user.open': { target: '.idle', actions: { type: 'open', params: ({ event }) => event } },
      },
      states: {
        idle: {
          on: {
            'user.generate': {
              guard: { type: 'hasPrompt', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'ask', params: ({ event }) => event },
            },
          },
        },
        asking: {
          invoke: {
            src: 'generate',
            input: ({ context }) => ({
              prompt: context.prompt,
              template: context.history.present.picture?.template ?? null,
            }),
            onDone: { target: 'placing', actions: { type: 'noteLines', params: outputOf } },
            onError: { target: 'placing', actions: 'noteNoLines' },
          },
        },
        placing: {
          entry: ['replaceLast', 'placeLine'],
          initial: 'waiting',
          states: {
            waiting: {
              always: { guard: ({ context }) => context.lines.length === 0, target: '#meme.generator.done' },
              after: { stagger: { target: 'waiting', reenter: true, actions: 'placeLine' } },
            },
          },
        },
        done: { entry: 'settle', always: 'idle' },
      },
    },
    saving: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'user.save': {
              guard: 'hasPicture',
              target: 'busy',
              actions: { type: 'noteWay', params: ({ event }) => event },
            },
          },
        },
        busy: {
          invoke: {
            src: 'save',
            input: ({ context }) => ({ meme: context.history.present, way: context.way }),
            onDone: [
              {
                guard: { type: 'succeeded', params: outputOf },
                target: 'idle',
                actions: { type: 'noteSaved', params: outputOf },
              },
              { target: 'idle', actions: { type: 'complain', params: outputOf } },
            ],
            onError: { target: 'idle', actions: 'complainOfFault' },
          },
        },
      },
    },
  },
});
