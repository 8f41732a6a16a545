import { assign, setup } from 'xstate';

/** So long after a chapter was chosen its first picture begins to come up. */
export const PICTURE_AFTER_MS = 300;
/** So long after a picture began to come up its first line begins. */
export const LINE_AFTER_MS = 500;
export const FADE_MS = 1_200;
export const CHARACTER_MS = 50;
/** 'The End.' is shown for so long before the chapter is complete. */
export const END_MS = 2_000;

/** The words of a chapter: of each scene its lines. */
type Words = readonly (readonly string[])[];

/** `at` is time that was watched, in milliseconds: it stands still while the page is hidden. */
export type PlayerEvent =
  | { readonly type: 'system.time'; readonly at: number }
  /** Next, Enter, Space or a tap. */
  | { readonly type: 'user.next'; readonly at: number }
  | { readonly type: 'user.close' };

export interface PlayerInput {
  readonly words: Words;
  /** The scene that it goes on with. */
  readonly scene: number;
}

interface PlayerContext extends PlayerInput {
  readonly line: number;
  /** When the present state began. */
  readonly since: number;
  /** When the scene's picture began to come up. */
  readonly pictureSince: number;
}

const lineOf = ({ words, scene, line }: PlayerContext): string => words[scene]?.[line] ?? '';
/** Counted as they are seen: a letter outside the basic plane is one. */
const lengthOf = (text: string): number => Array.from(text).length;
const timeToSay = (context: PlayerContext): number => lengthOf(lineOf(context)) * CHARACTER_MS;

/** What the player does with a chapter, from what was pressed and how much time was watched. It knows no picture and no story. */
export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
  },
  guards: {
    lasted: ({ context: { since } }, { at, ms }: { readonly at: number; readonly ms: number }) =>
      at - since >= ms,
    isWhole: ({ context }, at: number) => at - context.since >= timeToSay(context),
    hasLine: ({ context: { words, scene, line } }) => line + 1 < (words[scene]?.length ?? 0),
    hasScene: ({ context: { words, scene } }) => scene + 1 < words.length,
  },
  actions: {
    /** A state that ended by time ended then, and not when that was noticed: no lateness adds up. */
    passed: assign({ since: ({ context: { since } }, ms: number) => since + ms }),
    noteTime: assign({ since: (_, at: number) => at }),
    showPicture: assign({ pictureSince: ({ context: { since } }) => since }),
    nextLine: assign({ line: ({ context: { line } }) => line + 1 }),
    nextScene: assign({ scene: ({ context: { scene } }) => scene + 1, line: 0 }),
  },
}).createMachine({
  id: 'cutscene',
  context: ({ input }) => ({ ...input, line: 0, since: 0, pictureSince: 0 }),
  initial: 'opening',
  on: { 'user.close': '.closed' },
  states: {
    opening: {
      on: {
        'system.time': {
          guard: { type: 'lasted', params: ({ event: { at } }) => ({ at, ms: PICTURE_AFTER_MS }) },
          target: 'showing',
          actions: [{ type: 'passed', params: PICTURE_AFTER_MS }, 'showPicture'],
        },
        'user.next': {
          target: 'showing',
          actions: [{ type: 'noteTime', params: ({ event }) => event.at }, 'showPicture'],
        },
      },
    },
    showing: {
      on: {
        'system.time': {
          guard: { type: 'lasted', params: ({ event: { at } }) => ({ at, ms: LINE_AFTER_MS }) },
          target: 'typing',
          actions: { type: 'passed', params: LINE_AFTER_MS },
        },
        'user.next': 'said',
      },
    },
    typing: {
      on: {
        'system.time': {
          guard: { type: 'isWhole', params: ({ event }) => event.at },
          target: 'said',
        },
        'user.next': 'said',
      },
    },
    said: {
      on: {
        'user.next': [
          {
            guard: 'hasLine',
            target: 'typing',
            actions: ['nextLine', { type: 'noteTime', params: ({ event }) => event.at }],
          },
          {
            guard: 'hasScene',
            target: 'showing',
            actions: ['nextScene', { type: 'noteTime', params: ({ event }) => event.at }, 'showPicture'],
          },
          { target: 'theEnd', actions: { type: 'noteTime', params: ({ event }) => event.at } },
        ],
      },
    },
    theEnd: {
      on: {
        'system.time': {
          guard: { type: 'lasted', params: ({ event: { at } }) => ({ at, ms: END_MS }) },
          target: 'completed',
        },
      },
    },
    completed: { type: 'final' },
    closed: { type: 'final' },
  },
});

/** What is to be seen of a chapter. */
export interface Shown {
  readonly scene: number;
  /** Milliseconds since the scene's picture began to come up. */
  readonly sceneMs: number;
  /** 0 to 1: how far the picture has come up; it goes down again under 'The End.'. */
  readonly picture: number;
  /** The line that is said; empty while none is. */
  readonly line: string;
  /** Which of the scene's lines is said or comes next. */
  readonly lineIndex: number;
  /** How many of its characters are typed. */
  readonly count: number;
  readonly isTyping: boolean;
  readonly isEnd: boolean;
}

type PlayerState = 'opening' | 'showing' | 'typing' | 'said' | 'theEnd' | 'completed' | 'closed';
interface Now {
  readonly value: PlayerState;
  readonly context: PlayerContext;
}

const within = (part: number): number => Math.min(1, Math.max(0, part));

/** What is to be seen at a moment of a player in this state. */
export function shownAt({ value, context }: Now, at: number): Shown {
  const isEnd = value === 'theEnd' || value === 'completed';
  const line = value === 'typing' || value === 'said' ? lineOf(context) : '';
  const since = at - context.since;
  const sceneMs = value === 'opening' ? 0 : Math.max(0, at - context.pictureSince);
  const length = lengthOf(line);
  return {
    scene: context.scene,
    sceneMs,
    picture: isEnd ? 1 - within(since / FADE_MS) : within(sceneMs / FADE_MS),
    line,
    lineIndex: context.line,
    count: value === 'typing' ? Math.min(length, Math.floor(since / CHARACTER_MS)) : length,
    isTyping: value === 'typing',
    isEnd,
  };
}

/** Milliseconds until time alone changes what is said or the state; infinite: only a press does. */
export function untilChange({ value, context }: Now, at: number): number {
  const since = at - context.since;
  switch (value) {
    case 'opening':
      return PICTURE_AFTER_MS - since;
    case 'showing':
      return LINE_AFTER_MS - since;
    case 'typing':
      return (Math.floor(since / CHARACTER_MS) + 1) * CHARACTER_MS - since;
    case 'theEnd':
      return END_MS - since;
    default:
      return Infinity;
  }
}
