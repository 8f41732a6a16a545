import { expect, it, vi } from 'vitest';
import { EMPTY_MEME } from './document.ts';
import { drawMeme } from './draw.ts';

it('paints nothing under a picture, so that what is transparent stays so, and bars beside a narrow one (MEME-6)', () => {
  const acts: string[] = [];
  const act =
    (name: string) =>
    (...at: readonly unknown[]): void =>
      void acts.push([name, ...at.filter((one) => typeof one === 'number')].join(' '));
  const canvas = document.createElement('canvas');
  const pen = {
    fillRect: act('fill'),
    clearRect: act('clear'),
    drawImage: act('draw'),
    scale: () => undefined,
  };
  // Of the pen what is used here.
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen as never);
  const picture = { id: 'p', name: 'Narrow', width: 150, height: 600, pixelated: false, template: null };
  drawMeme(canvas, { ...EMPTY_MEME, picture }, document.createElement('canvas'));
  expect(acts).toEqual(['fill 0 0 400 1200', 'clear 25 0 150 600', 'draw 25 0 150 600']);
});
