import { useEffect, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Said } from '../../../town/talks/talk.ts';
import styles from './talk.module.css';

/** A letter comes after so many milliseconds. */
const LETTER_MS = 22;
/** So long is a pause between two lines, in letters. */
const PAUSE = 12;

/**
 * What a person says, typed out letter by letter; a press shows all of it. What is to come has its room already, so that
 * nothing moves. A screen reader has it from the window, at once (TALK-5).
 */
export function Speech({ says }: Pick<Said, 'says'>) {
  const { visible, reducedMotion } = useApp();
  const isStill = useStore(reducedMotion);
  const isSeen = useStore(visible);
  const lines = says.flatMap((line) => line ?? []);
  const length = lines.join('').length + PAUSE * (lines.length - 1);
  const [typed, setTyped] = useState(0);
  const isTyping = !isStill && typed < length;
  useEffect(() => {
    if (!isTyping || !isSeen) return undefined;
    const timer = setInterval(() => setTyped((before) => before + 1), LETTER_MS);
    return () => clearInterval(timer);
  }, [isTyping, isSeen]);
  return (
    // What can be pressed is no button: it does nothing that is not done by itself.
    <div
      className={styles.speech}
      aria-hidden
      data-typing={isTyping || undefined}
      onClick={() => setTyped(length)}
    >
      {lines.map((line, index) => {
        // The first is typed before the second begins.
        const before = index === 0 ? 0 : (lines[0]?.length ?? 0) + PAUSE;
        const shown = isTyping ? Math.max(0, Math.min(line.length, typed - before)) : line.length;
        return (
          <p key={line} data-acts={line.startsWith('(') || undefined}>
            {line.slice(0, shown)}
            <span>{line.slice(shown)}</span>
          </p>
        );
      })}
    </div>
  );
}
