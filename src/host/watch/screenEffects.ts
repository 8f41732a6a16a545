import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { createPacer } from '../../engine/effects/pacer.ts';
import type { EffectsLayer, ScreenEffects } from '../../engine/effects/screenEffects.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import type { Random } from '@shared/kernel/clock.ts';
import type { Readable } from '../../kernel/store.ts';
import { desktopEffects } from './effects.ts';

interface Parts {
  readonly settings: Readable<Pick<DesktopSettings, 'oldMonitorMode' | 'vcr'>>;
  readonly reducedMotion: Readable<boolean>;
  readonly stage: Pick<Stage, 'beforeFrame'>;
  readonly random: Random;
}

/** The number of frames that are measured when effects start, even if the desktop draws nothing. */
const FIRST_FRAMES = 36;

/**
 * Lays the old monitor and the video effects over the whole page, as the settings say. While both are off, nothing is
 * loaded, added to the page or measured. When frames take over 50 ms, the effects are reduced until they are turned
 * on again.
 */
export function watchScreenEffects({ settings, reducedMotion, stage, random }: Parts): void {
  let layer: EffectsLayer | null = null;
  let wanted: ScreenEffects | null = null;
  let stopMeasuring = (): void => undefined;
  const pacer = () => createPacer(setQuality);
  let pace = pacer();

  function setQuality(): void {
    const still = reducedMotion.get() && pace.quality() === 'moving';
    layer?.setQuality(still ? 'still' : pace.quality());
  }

  const isWanted = (): boolean => wanted !== null;

  async function update(): Promise<void> {
    const before = wanted;
    wanted = desktopEffects(settings.get());
    if (wanted === null) {
      stopMeasuring();
      layer?.destroy();
      layer = null;
      return;
    }
    if (before === null) {
      pace = pacer();
      const { layEffects } = await import('../../engine/effects/screenEffects.ts');
      // While the code was loading, the effects were turned off or a later change has laid them.
      if (!isWanted() || layer !== null) return;
      layer = layEffects(document.body, random);
      stopMeasuring = measureFrames(stage, (ms) => pace.add(ms));
      setQuality();
    }
    layer?.show(wanted);
  }

  settings.subscribe(() => void update());
  reducedMotion.subscribe(setQuality);
  void update();
}

/** Reports how long frames take, in milliseconds: the next FIRST_FRAMES, then each that the stage draws. */
function measureFrames(stage: Pick<Stage, 'beforeFrame'>, report: (ms: number) => void): () => void {
  let measuring = false;
  let stopped = false;
  function measure(frames: number): void {
    if (measuring) return;
    measuring = true;
    let last: number | null = null;
    let left = frames;
    const step = (time: number): void => {
      if (stopped || document.hidden) {
        measuring = false;
        return;
      }
      if (last !== null) report(time - last);
      last = time;
      left -= 1;
      measuring = left >= 0;
      if (measuring) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
  measure(FIRST_FRAMES);
  const stop = stage.beforeFrame(() => measure(1));
  return () => {
    stopped = true;
    stop();
  };
}
