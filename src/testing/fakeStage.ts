import { vi } from 'vitest';
import { Texture } from 'pixi.js';
import { store, type Writable } from '../kernel/store.ts';
import { windowsStandard } from '../kernel/theme.ts';
import { loadFonts } from '../engine/assets/font.ts';
import { panesOf } from '../engine/mirror/panes.ts';
import { createFrames } from '../engine/stage/frames.ts';
import type { Display, Stage } from '../engine/stage/stage.ts';
import { createOcclusion } from '../engine/windows/occlusion.ts';

/** A stage without a renderer: widgets lay themselves out and mirror themselves, and nothing is drawn. */
export interface FakeStage extends Stage {
  readonly display: Writable<Display>;
  /** Runs the frame that was asked for; answers whether there was one. */
  nextFrame(): boolean;
}

export const WIDE_DISPLAY: Display = {
  width: 1280,
  height: 800,
  cssPerPixel: 1,
  compact: false,
  low: false,
  thumb: 0,
  keyboard: false,
  theme: windowsStandard,
};
export const PHONE_DISPLAY: Display = { ...WIDE_DISPLAY, width: 390, height: 844, compact: true, thumb: 44 };

/** Puts the page's mirror (index.html) into the document, in place of the one before it. */
export function fakeStage(initial: Display = WIDE_DISPLAY): FakeStage {
  document.body.innerHTML =
    '<div id="mirror"><nav aria-label="Desktop"></nav><main></main><footer></footer></div><input id="elsewhere">';
  const mirror = document.querySelector<HTMLElement>('#mirror');
  if (mirror === null) throw new Error('the page has no mirror');
  const waiting: ((time: number) => void)[] = [];
  let time = 0;
  const frames = createFrames(
    () => undefined,
    (frame) => waiting.push(frame),
  );
  const occlusion = createOcclusion(frames.invalidate);
  frames.beforeFrame(occlusion.apply);
  const display = store(initial);
  return {
    ...frames,
    kind: 'canvas',
    canvas: document.createElement('canvas'),
    mirror,
    panes: panesOf(mirror),
    display,
    occlusion,
    lift: () => null,
    fullDraw: () => null,
    setTheme: (theme) => display.set({ ...display.get(), theme }),
    begin: () => Promise.resolve(),
    cover: () => () => undefined,
    nextFrame() {
      const frame = waiting.shift();
      time += 16;
      frame?.(time);
      return frame !== undefined;
    },
  };
}

/** A picture of 32 by 32 for whatever needs one. */
export const anyPicture = (): Texture => Texture.WHITE;

/**
 * What jsdom lacks and widgets need: the bitmap fonts, with their real measures but without their picture
 * (jsdom decodes none), and capture of the pointer.
 */
export async function prepareWidgets(): Promise<void> {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      readonly width = 256;
      readonly height = 256;
      decode(): Promise<void> {
        return Promise.resolve();
      }
    },
  );
  Element.prototype.setPointerCapture = () => undefined;
  await loadFonts();
}
