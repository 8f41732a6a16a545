import { assign, emit, fromCallback, fromPromise, raise, setup } from 'xstate';
import type { CommandAnswer } from '@shared/contract/town/terminal.ts';
import { fail, type Result } from '@shared/kernel/result.ts';
import { outputOf } from '../../../kernel/outputOf.ts';
import { TERMINAL_TEXTS as TEXTS } from './texts.ts';
import { notProvided } from '../../../kernel/notProvided.ts';

/** A line that was typed, an answer, or the names that Tab could go on with. */
export interface Entry {
  readonly id: number;
  readonly kind: 'line' | 'answer' | 'names';
  readonly text: string;
}

/** A line as it is asked; the server checks where the person says that they stand. */
export interface Asked {
  readonly command: string;
  readonly at: CommandAnswer['at'];
}

interface TerminalContext {
  readonly entries: readonly Entry[];
  readonly nextId: number;
  /** How many characters of the last entry are on the screen. */
  readonly shown: number;
  readonly at: CommandAnswer['at'];
  readonly prompt: string;
  /** What Tab completes. */
  readonly words: readonly string[];
  /** The line that is asked. */
  readonly command: string;
  /** How many lines went without an answer, by which the next excuse is chosen. */
  readonly unanswered: number;
}

type TerminalEvent =
  | { readonly type: 'user.enter'; readonly line: string }
  /** Any key: what is typed out stands there at once. */
  | { readonly type: 'user.key' }
  /** Tab has several names to go on with. */
  | { readonly type: 'user.names'; readonly names: readonly string[] }
  | { readonly type: 'system.said' }
  | { readonly type: 'system.tick' };

/** A line was answered, or could not be. */
interface TerminalNews {
  readonly type: 'answered';
  readonly result: Result<CommandAnswer>;
}

/** So many lines and answers are kept for scrolling back. */
export const MOST_ENTRIES = 300;
/** What is longer is cut: the server reads no more than 200 characters, and says so kindly (TERMINAL-4). */
export const LONGEST_SENT = 1_000;
/** What the page shows of a line that it sent. */
const LONGEST_SHOWN = 200;
/** An answer is typed out at so many characters a step, or faster where it would take more than so many steps. */
const CHARACTERS_A_STEP = 2;
const MOST_STEPS = 100;
const CLEAR = '__CLEAR__';
const UNSEEN = /\p{C}/gu;
const FAILED = fail('INTERNAL', TEXTS.failed);
const WHOLE = { shown: Number.POSITIVE_INFINITY };

/** The entries with one more; the oldest go where they are too many. */
const withEntry = (
  { entries, nextId }: Pick<TerminalContext, 'entries' | 'nextId'>,
  kind: Entry['kind'],
  text: string,
) => ({ entries: [...entries, { id: nextId, kind, text }].slice(-MOST_ENTRIES), nextId: nextId + 1 });

/** What is said where there is no answer. */
function excuse({ unanswered }: TerminalContext, result: Result<CommandAnswer>): string {
  const isTooFast = !result.ok && result.error.code === 'RATE_LIMITED';
  return (isTooFast ? TEXTS.tooFast[unanswered % TEXTS.tooFast.length] : undefined) ?? TEXTS.failed;
}

/** A line is shown under its prompt and asked of the server, unless there is nothing in it. */
const ENTERED = [
  {
    guard: {
      type: 'isBlank',
      params: ({ event }: { readonly event: { readonly line: string } }) => event.line,
    },
    actions: 'noteLine',
  },
  { target: 'asking', actions: 'noteLine' },
] as const;

/** The Terminal: a line is asked of the server, and what it answers is typed out (TERMINAL-1, TERMINAL-6). */
export const terminalMachine = setup({
  types: {
    context: {} as TerminalContext,
    events: {} as TerminalEvent,
    emitted: {} as TerminalNews,
  },
  actors: {
    ask: fromPromise<Result<CommandAnswer>, Asked>(notProvided),
    /** Reports system.tick for each step of the typing while it is seen, or user.key where nothing is to move. */
    typing: fromCallback(notProvided),
  },
  actions: {
    noteLine: assign(({ context, event }) => {
      if (event.type !== 'user.enter') return {};
      const command = event.line.slice(0, LONGEST_SENT);
      const seen = command.replace(UNSEEN, '').slice(0, LONGEST_SHOWN);
      return { ...withEntry(context, 'line', `${context.prompt} ${seen}`), ...WHOLE, command };
    }),
    noteNames: assign(({ context, event }) =>
      event.type === 'user.names' ? { ...withEntry(context, 'names', event.names.join('  ')), ...WHOLE } : {},
    ),
    noteAnswer: assign(({ context }, result: Result<CommandAnswer>) => {
      if (!result.ok) {
        const unanswered = context.unanswered + 1;
        return { ...withEntry(context, 'answer', excuse(context, result)), shown: 0, unanswered };
      }
      const { response, at, prompt, words } = result.value;
      const standing = { at, prompt, words };
      if (response === CLEAR) return { ...standing, entries: [], ...WHOLE };
      return response === ''
        ? standing
        : { ...standing, ...withEntry(context, 'answer', response), shown: 0 };
    }),
    tell: emit((_, result: Result<CommandAnswer>) => ({ type: 'answered', result }) as const),
    say: raise({ type: 'system.said' }),
    step: assign(({ context: { entries, shown } }) => {
      const length = entries.at(-1)?.text.length ?? 0;
      return { shown: shown + Math.max(CHARACTERS_A_STEP, Math.ceil(length / MOST_STEPS)) };
    }),
    showWhole: assign(WHOLE),
  },
  guards: {
    isBlank: (_, line: string) => line.trim() === '',
    isAnswered: (_, result: Result<CommandAnswer>) => result.ok,
    isWhole: ({ context: { entries, shown } }) => shown >= (entries.at(-1)?.text.length ?? 0),
  },
}).createMachine({
  id: 'terminal',
  context: {
    entries: [{ id: 0, kind: 'answer', text: TEXTS.greeting }],
    nextId: 1,
    shown: 0,
    at: { folder: '/', board: null },
    prompt: TEXTS.prompt,
    words: [],
    command: '',
    unanswered: 0,
  },
  type: 'parallel',
  states: {
    talk: {
      initial: 'opening',
      on: { 'user.names': { actions: 'noteNames' } },
      states: {
        /** An empty line says where the person stands and what can be typed. Where it gets no answer, it does without. */
        opening: {
          invoke: {
            src: 'ask',
            input: ({ context: { at } }) => ({ command: '', at }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: outputOf },
                target: 'ready',
                actions: [{ type: 'noteAnswer', params: outputOf }, 'say'],
              },
              { target: 'ready' },
            ],
            onError: 'ready',
          },
          on: { 'user.enter': ENTERED },
        },
        ready: {
          on: { 'user.enter': ENTERED },
        },
        asking: {
          invoke: {
            src: 'ask',
            input: ({ context: { command, at } }) => ({ command, at }),
            onDone: {
              target: 'ready',
              actions: [{ type: 'noteAnswer', params: outputOf }, { type: 'tell', params: outputOf }, 'say'],
            },
            onError: {
              target: 'ready',
              actions: [
                { type: 'noteAnswer', params: () => FAILED },
                { type: 'tell', params: () => FAILED },
                'say',
              ],
            },
          },
        },
      },
    },
    print: {
      initial: 'typing',
      on: { 'system.said': '.typing' },
      states: {
        typing: {
          invoke: { src: 'typing' },
          always: { guard: 'isWhole', target: 'whole' },
          on: {
            'system.tick': { actions: 'step' },
            'user.key': { target: 'whole', actions: 'showWhole' },
            'user.enter': { target: 'whole', actions: 'showWhole' },
          },
        },
        whole: { entry: 'showWhole' },
      },
    },
  },
});
