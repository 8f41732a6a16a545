import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Person } from '../../../services/presence/people.ts';
import { HEIGHT, WIDTH, type Pose } from './body.ts';
import { coloursOf } from './colours.ts';
import { loadHead } from './head.ts';
import { paintFigure } from './paint.ts';

/** What a wave shows, one after the other, each for so long (ms). */
const WAVE: readonly Pose[] = ['up', 'aside', 'up', 'aside', 'up'];
const STEP_MS = 200;

interface FigureProps {
  readonly person: Person;
  /** How often they have waved since they came. */
  readonly waves: number;
  /** Motion is reduced: the arm is up for as long, and does not move. */
  readonly isStill: boolean;
}

/** A person as a small Flunk. It is drawn when it changes, and otherwise costs nothing. */
export const Figure = memo(function Figure({ person, waves, isStill }: FigureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = useHead(person.icon);
  const pose = useWave(waves, isStill);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paintFigure(context, pose, coloursOf(person.username), head);
  }, [person.username, pose, head]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
});

function useHead(icon: string | null): HTMLCanvasElement | null {
  const [head, setHead] = useState<HTMLCanvasElement | null>(null);
  useEffect(() => {
    let here = true;
    void loadHead(icon)
      .catch(() => null)
      .then((found) => {
        if (here) setHead(found);
      });
    return () => {
      here = false;
    };
  }, [icon]);
  return head;
}

/** The pose of now: each further wave moves the arm for a second. */
function useWave(waves: number, isStill: boolean): Pose {
  const [step, setStep] = useState<number | null>(null);
  useEffect(() => {
    if (waves === 0) return undefined;
    setStep(0);
    let next = 0;
    const timer = setInterval(() => {
      next += 1;
      setStep(next < WAVE.length ? next : null);
      if (next >= WAVE.length) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [waves]);
  if (step === null) return 'stand';
  return isStill ? 'up' : (WAVE[step] ?? 'stand');
}
