import { useEffect, useState } from 'react';
import type { AppContext } from '../../../../kernel/app.ts';
import { companyOf } from '../company.ts';
import type { Pose } from './body.ts';

/** What a wave shows, one after the other, each for so long (ms). */
const WAVE: readonly Pose[] = ['up', 'aside', 'up', 'aside', 'up'];
const STEP_MS = 200;
/** A screen reader is told of a wave for so long (ms), so that the next is told again. */
const TOLD_MS = 2_000;

/** The poses of those who wave, by their names, and who waved last. A wave sounds, and ends by itself. */
export function useWaves(app: AppContext): {
  readonly poses: ReadonlyMap<string, Pose>;
  readonly told: string | null;
} {
  const [poses, setPoses] = useState<ReadonlyMap<string, Pose>>(new Map());
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    const steps = new Map<string, ReturnType<typeof setTimeout>>();
    let telling: ReturnType<typeof setTimeout> | undefined;

    function show(name: string, step: number): void {
      const pose = WAVE[step];
      // Under reduced motion the arm is up for as long, and does not move.
      const shown = pose === undefined ? 'stand' : app.reducedMotion.get() ? 'up' : pose;
      setPoses((before) => new Map(before).set(name, shown));
      clearTimeout(steps.get(name));
      if (pose === undefined) steps.delete(name);
      else
        steps.set(
          name,
          setTimeout(() => show(name, step + 1), STEP_MS),
        );
    }
    const stop = companyOf(app).onWave(({ username }) => {
      app.sound('wave');
      show(username, 0);
      setTold(username);
      clearTimeout(telling);
      telling = setTimeout(() => setTold(null), TOLD_MS);
    });
    return () => {
      stop();
      clearTimeout(telling);
      for (const timer of steps.values()) clearTimeout(timer);
    };
  }, [app]);
  return { poses, told };
}
