import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import type { Fact } from '@shared/domain/town/story.ts';
import * as shape from '../../../kernel/shape.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { isOn } from '../../../kernel/features.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import type { Chapter } from '../../../cutscenes/scene.ts';
import type { StoredValue } from '../../../services/storage/storage.ts';
import { theaterMachine } from './theaterMachine.ts';

/** The scene at which each chapter was left, by the chapter's id. */
type Progress = Readonly<Record<string, number>>;

const PROGRESS: StoredValue<Progress> = {
  name: 'semester-zero-progress',
  version: 1,
  read: shape.reader(shape.eachIn(shape.whole(0))),
};

/** That the opener was seen in this browser, by any person: what is known of a wallet comes later than the window. */
const OPENER_SEEN: StoredValue<boolean> = {
  name: 'semester-zero-seen',
  version: 1,
  read: shape.reader(shape.boolean),
};

/** The chapter that tells how the person came to Arcadia (CUTSCENE-3). */
const [{ id: OPENER }] = CHAPTERS;
/** So long the opener waits for what the server knows of the wallet. */
const ASKED_MS = 1_000;

const seen = (chapter: string): Fact => `seen:${chapter}`;

/** What the list and the stage of one window share. */
export interface Theater {
  readonly actor: ActorRefFrom<typeof theaterMachine>;
  readonly progress: Readable<Progress>;
  /** A chapter is played in the window, in place of the list. */
  readonly playsHere: Writable<boolean>;
  /** A scene of a chapter is shown: the chapter goes on there. */
  noteScene(chapter: string, scene: number): void;
}

export const chapterOf = (id: string): Chapter | undefined => CHAPTERS.find((chapter) => chapter.id === id);

/** The chapters of this mode. */
export const chaptersIn = (mode: ReturnType<AppContext['mode']['get']>): readonly Chapter[] =>
  CHAPTERS.filter(({ feature }) => feature === undefined || isOn(feature, mode));

export const isSeen = (facts: ReadonlySet<Fact>, chapter: Chapter): boolean => facts.has(seen(chapter.id));

/** The chapter that has to be seen before this one; null: it can be played. */
export function lockOf(facts: ReadonlySet<Fact>, { after }: Chapter): Chapter | null {
  const before = after === undefined ? undefined : chapterOf(after);
  return before === undefined || isSeen(facts, before) ? null : before;
}

/** The chapter to watch next: the first one not seen that can be played; the last one, once all were seen. */
export const nextOf = (facts: ReadonlySet<Fact>, chapters: readonly Chapter[]): Chapter | undefined =>
  chapters.find((chapter) => !isSeen(facts, chapter) && lockOf(facts, chapter) === null) ?? chapters.at(-1);

export const theaterOf = perBody((app: AppContext): Theater => {
  const { discoveries, story, storage, session } = app.services;
  const progress = store<Progress>(storage.lasting.get(PROGRESS) ?? {});

  function noteScene(chapter: string, scene: number): void {
    progress.set({ ...progress.get(), [chapter]: scene });
    storage.lasting.set(PROGRESS, progress.get());
  }
  const actor = createActor(
    theaterMachine.provide({
      actors: {
        wasSeen: fromPromise(async ({ input: { chapter }, signal }) => {
          const knows = (): boolean =>
            storage.lasting.get(OPENER_SEEN) === true || story.get().has(seen(chapter));
          if (knows() || session.get().wallet === null) return knows();
          await heardWithin(story, knows, signal);
          return knows();
        }),
      },
      actions: {
        noteEnd: (_, { chapter, isComplete }) => {
          if (isComplete) noteScene(chapter, 0);
          if (chapter === OPENER) storage.lasting.set(OPENER_SEEN, true);
          if (isComplete || chapter === OPENER) story.record(seen(chapter));
          const ends = chapterOf(chapter)?.ends;
          if (!isComplete || ends === undefined) return;
          story.record(ends.records);
          discoveries.happened(ends.happened);
        },
      },
    }),
    { input: { opener: OPENER } },
  ).start();
  app.closed.addEventListener('abort', () => actor.stop());
  return { actor, progress, playsHere: store(false), noteScene };
});

/** Waits until the store makes this true, or no longer. */
async function heardWithin(
  heard: Readable<unknown>,
  isTrue: () => boolean,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const unwatch = heard.subscribe(() => isTrue() && end());
    const timer = setTimeout(end, ASKED_MS);
    signal.addEventListener('abort', end);
    function end(): void {
      clearTimeout(timer);
      unwatch();
      resolve();
    }
  });
}
