/** A pen on a new canvas of so many pixels; null: this browser has none to draw on. */
export function penOn(
  { width, height }: { readonly width: number; readonly height: number },
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.getContext('2d', settings);
}

/** What is drawn on a canvas, as a file; null: this browser cannot write it. */
export const fileOf = (
  canvas: HTMLCanvasElement,
  type = 'image/png',
  quality?: number,
): Promise<Blob | null> => new Promise((resolve) => canvas.toBlob(resolve, type, quality));
