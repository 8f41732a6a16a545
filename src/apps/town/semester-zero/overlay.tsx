import { useEffect, useState } from 'react';
import { pictureOf, type Chapter } from '../../../cutscenes/scene.ts';
import { loadSceneBundle } from '../../../cutscenes/sceneBundles.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { TEXTS } from './texts.ts';
import { chaptersIn, isSeen, lockOf, nextOf, theaterOf } from './theater.ts';
import styles from './semesterZero.module.css';

/** The address of a picture; undefined until it is known. */
function usePicture(name: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isGone = false;
    loadSceneBundle(name).then(({ pictures, atlas }) => {
      if (isGone) return;
      setUrl(pictures[name]?.url);
      // What moves in the picture is there before the chapter is chosen.
      if (atlas !== null) new Image().src = atlas.url;
    }, console.error);
    return () => {
      isGone = true;
    };
  }, [name]);
  return url;
}

/** The chapters of the story, while none is played in the window. */
function ChapterList() {
  const app = useApp();
  const chapters = chaptersIn(useStore(app.mode));
  const facts = useStore(app.services.story);
  const playsHere = useStore(theaterOf(app).playsHere);
  if (playsHere) return null;
  const next = nextOf(facts, chapters);
  return (
    <div className={`${styles.semesterZero} w95-solid`}>
      <ScrollArea label={TEXTS.chapters}>
        <div className={styles.semesterZeroShelf}>
          {next !== undefined && <NextChapter chapter={next} />}
          <div>
            <p className={styles.semesterZeroAbout}>{TEXTS.subtitle}</p>
            <ul className={styles.semesterZeroChapters}>
              {chapters.map((chapter, index) => (
                <li key={chapter.id}>
                  <ChapterCard chapter={chapter} number={index} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </ScrollArea>
    </div>
  );
}

/** Where a chapter goes on: the scene, its picture, and how to play it from a scene. */
function useChapter({ id, scenes }: Chapter) {
  const { actor, progress } = theaterOf(useApp());
  const at = Math.min(useStore(progress)[id] ?? 0, scenes.length - 1);
  const picture = usePicture(pictureOf(scenes[at] ?? { id: '' }));
  function play(from: number): void {
    actor.send({ type: 'user.choose', performance: { chapter: id, from, chosenAt: performance.now() } });
  }
  return { at, picture, play };
}

/** The chapter to watch next, large where there is room. For pointers; its card says the same to all others. */
function NextChapter({ chapter }: { readonly chapter: Chapter }) {
  const { at, picture, play } = useChapter(chapter);
  return (
    <div className={styles.semesterZeroNext} aria-hidden="true">
      <div className={styles.semesterZeroPicture} onClick={() => play(at)}>
        {picture !== undefined && <img src={picture} alt="" />}
      </div>
      <h2>{chapter.title}</h2>
      <p>{chapter.scenes[at]?.lines[0]}</p>
    </div>
  );
}

interface CardProps {
  readonly chapter: Chapter;
  readonly number: number;
}

/** A chapter with the picture of the scene at which it goes on. */
function ChapterCard({ chapter, number }: CardProps) {
  const { services, desktop } = useApp();
  const facts = useStore(services.story);
  const { title, scenes } = chapter;
  const { at, picture, play } = useChapter(chapter);
  const lock = lockOf(facts, chapter);
  const wasSeen = isSeen(facts, chapter);

  const action = at > 0 ? TEXTS.goOn : wasSeen ? TEXTS.again : TEXTS.play;
  const state = [
    at > 0 ? TEXTS.at(at + 1, scenes.length) : TEXTS.scenes(scenes.length),
    ...(wasSeen ? [TEXTS.seen] : []),
  ].join(', ');
  return (
    <article className={styles.semesterZeroChapter} aria-label={title}>
      {/* For pointers; the button below says the same to all others. */}
      <div
        className={styles.semesterZeroPicture}
        data-locked={lock !== null || undefined}
        onClick={() => lock === null && play(at)}
      >
        {picture !== undefined && <img src={picture} alt="" />}
      </div>
      <h2>
        <small>{TEXTS.chapter(number)}</small> {title}
      </h2>
      <p>{lock === null ? state : TEXTS.locked(lock.title)}</p>
      <div className={styles.semesterZeroProgress} aria-hidden="true">
        {scenes.map((scene, index) => (
          <i key={scene.id} data-done={index < at || (at === 0 && wasSeen) || undefined} />
        ))}
      </div>
      <div className={styles.semesterZeroButtons}>
        <Button
          disabled={lock !== null}
          aria-label={TEXTS.named(action, title)}
          onClick={() => play(at)}
          {...(number === 0 && { 'data-autofocus': true })}
        >
          {action}
        </Button>
        {at > 0 && (
          <Button aria-label={TEXTS.named(TEXTS.startOver, title)} onClick={() => play(0)}>
            {TEXTS.startOver}
          </Button>
        )}
        {wasSeen && at === 0 && desktop.hasFor('case') && (
          <Button aria-label={TEXTS.named(TEXTS.file, title)} onClick={() => desktop.openFor('case')}>
            {TEXTS.file}
          </Button>
        )}
      </div>
    </article>
  );
}

export default mountReact(ChapterList);
