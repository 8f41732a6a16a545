import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import { playChapter, type ChapterOptions } from '../../../cutscenes/player/playChapter.ts';
import type { Chapter } from '../../../cutscenes/scene.ts';
import { TEXTS } from './texts.ts';
import { chapterOf, theaterOf } from './theater.ts';
import type { Performance } from './theaterMachine.ts';

/** At this width in CSS pixels and under it a chapter is played in the window, else over everything. */
const IN_WINDOW = 768;

/** Plays what the machine wants played. */
export default function showTheater(host: SceneHost, app: AppContext): () => void {
  const { actor, noteScene, playsHere } = theaterOf(app);
  let takeAway: (() => void) | null = null;
  let playing: Performance | null = null;

  const isNarrow = (): boolean => {
    const { width, cssPerPixel } = host.stage.display.get();
    return Math.floor(width * cssPerPixel) <= IN_WINDOW;
  };
  const ended = (isComplete: boolean): void => actor.send({ type: 'system.ended', isComplete });

  function optionsFor({ id }: Chapter, { from, chosenAt }: Performance): Omit<ChapterOptions, 'onComplete'> {
    return {
      from,
      ...(chosenAt !== null && { chosenAt }),
      onScene: (scene) => noteScene(id, scene),
    };
  }
  async function present(chapter: Chapter, performance: Performance): Promise<void> {
    let isComplete = false;
    const play = (over: SceneHost, overApp: AppContext): (() => void) =>
      playChapter(over, overApp, chapter, {
        ...optionsFor(chapter, performance),
        onComplete() {
          isComplete = true;
          overApp.close();
        },
      });
    await app.desktop.present({ scene: () => Promise.resolve({ default: play }) }, { label: chapter.title });
    ended(isComplete);
  }
  function playHere(chapter: Chapter, performance: Performance): void {
    playsHere.set(true);
    takeAway = playChapter(host, app, chapter, {
      ...optionsFor(chapter, performance),
      leave: { label: TEXTS.toChapters, onLeave: () => ended(false) },
      onComplete: () => ended(true),
    });
  }
  function follow(): void {
    const wanted = actor.getSnapshot().context.playing;
    if (wanted === playing) return;
    playing = wanted;
    takeAway?.();
    takeAway = null;
    playsHere.set(false);
    const chapter = wanted === null ? undefined : chapterOf(wanted.chapter);
    if (wanted === null || chapter === undefined) return;
    if (isNarrow()) playHere(chapter, wanted);
    else present(chapter, wanted).catch(app.fail);
  }

  // What puts a chapter over everything is there before one is chosen.
  if (!isNarrow()) void import('../../../engine/scene/fullScreen.ts');
  const { unsubscribe } = actor.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    takeAway?.();
  };
}
