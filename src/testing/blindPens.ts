import { vi } from 'vitest';

/** Canvases of the page have pens that take what is drawn and show nothing, and give a file of these words. */
export function blindPens(words: string): void {
  const { prototype } = HTMLCanvasElement;
  vi.spyOn(prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    // A canvas that a window shows is left to tests of its own.
    if (this.isConnected) return null;
    const drawn = { drawImage: () => undefined, scale: () => undefined, fillRect: () => undefined };
    const measureText = (text: string) => ({ width: text.length });
    return {
      ...drawn,
      measureText,
      createPattern: () => null,
      canvas: this,
    } as unknown as CanvasRenderingContext2D;
  } as HTMLCanvasElement['getContext']);
  vi.spyOn(prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([words], { type: type ?? '' })),
  );
}
