import { useEffect, useState } from 'react';
import { CHAPTERS } from '../../cutscenes/chapters/chapters.ts';
import { playChapter } from '../../cutscenes/player/playChapter.ts';
import type { Chapter } from '../../cutscenes/scene.ts';
import { loadSceneBundle } from '../../cutscenes/sceneBundles.ts';
import { useApp } from '../../overlays/appContext.ts';
import { ScrollArea } from '../../overlays/controls/panels.tsx';
import { useStore } from '../../overlays/useStore.ts';
import { tuneOf } from './tunes.ts';
import { TEXTS } from './texts.ts';
import './storyMode.css';

/** The picture of a chapter's first scene. */
function useCover({ scenes }: Chapter): string | undefined {
  const [url, setUrl] = useState<string>();
  const id = scenes[0]?.id ?? '';
  useEffect(() => {
    let gone = false;
    loadSceneBundle(id).then(({ pictures }) => {
      if (!gone) setUrl(pictures[id]?.url);
    }, console.error);
    return () => {
      gone = true;
    };
  }, [id]);
  return url;
}

/** The chapters of the story: each plays over everything, and goes on where it was left. */
export function ChapterList() {
  const { desktop, services, mode } = useApp();
  const build = useStore(mode) === 'build';
  const facts = useStore(services.story);
  // Kept while the window is open.
  const [left, setLeft] = useState<Readonly<Record<string, number>>>({});

  async function play(chapter: Chapter): Promise<void> {
    const noteScene = (scene: number): void => setLeft((known) => ({ ...known, [chapter.id]: scene }));
    const noteSeen = (): void => services.story.record(`seen:${chapter.id}`);
    const shown = playChapter(chapter, {
      from: left[chapter.id] ?? 0,
      music: await tuneOf(chapter.id),
      onScene: noteScene,
      onComplete: () => {
        noteSeen();
        noteScene(0);
      },
    });
    await desktop.present(
      { scene: () => Promise.resolve({ default: shown }) },
      { label: chapter.title, closeLabel: TEXTS.close },
    );
    // The intro counts as seen once it was closed, a chapter once it was played to its end.
    if (chapter.id === 'intro') noteSeen();
  }
  return (
    <div className="story-mode">
      <ScrollArea label={TEXTS.chapters}>
        <ul className="story-chapters" aria-label={TEXTS.chapters}>
          {CHAPTERS.filter(({ id }) => build || id !== 'homecoming').map((chapter) => (
            <li key={chapter.id}>
              <ChapterCard
                chapter={chapter}
                at={left[chapter.id] ?? 0}
                isSeen={facts.has(`seen:${chapter.id}`)}
                onPlay={() => void play(chapter)}
              />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </div>
  );
}

interface CardProps {
  readonly chapter: Chapter;
  readonly at: number;
  readonly isSeen: boolean;
  readonly onPlay: () => void;
}

function ChapterCard({ chapter, at, isSeen, onPlay }: CardProps) {
  const cover = useCover(chapter);
  const count = chapter.scenes.length;
  return (
    <button type="button" className="story-chapter" onClick={onPlay}>
      <img src={cover} alt="" width={176} height={88} />
      <strong>{chapter.title}</strong>
      <span>
        {at > 0 ? TEXTS.at(at + 1, count) : TEXTS.scenes(count)}
        {isSeen && `, ${TEXTS.seen.toLowerCase()}`}
      </span>
    </button>
  );
}
