import { useEffect, type RefObject } from 'react';
import { imageOf } from './browser.ts';
import type { Easel } from './easel/easel.ts';
import type { Pixels } from './pixels/pixels.ts';

/** Draws the picture onto a canvas, and with each frame only the rectangle that has changed. */
export function usePainter(canvas: RefObject<HTMLCanvasElement | null>, easel: Easel): void {
  useEffect(() => {
    const { current } = canvas;
    const context = current?.getContext('2d') ?? null;
    if (current === null || context === null) return undefined;
    let shown: { readonly pixels: Pixels; readonly image: ImageData } | null = null;
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      const { pixels, takeDamage } = easel.sheet();
      const damage = takeDamage();
      if (shown?.pixels !== pixels) {
        const { width, height } = pixels;
        if (current.width !== width || current.height !== height) Object.assign(current, { width, height });
        shown = { pixels, image: imageOf(pixels) };
        context.putImageData(shown.image, 0, 0);
      } else if (damage !== null) {
        const { left, top, width, height } = damage;
        context.putImageData(shown.image, 0, 0, left, top, width, height);
      }
    };
    const ask = (): void => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    draw();
    const stop = easel.drawn.subscribe(ask);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [canvas, easel]);
}
