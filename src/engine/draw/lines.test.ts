import { Container, Texture } from 'pixi.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareWidgets } from '../../testing/fakeStage.ts';
import { Lines, type Written } from './lines.ts';

const NAME: Written = { width: 76, height: 27, lines: [{ text: 'My bin', x: 20, y: 2 }], ink: null };
const LETTERS = 5;

/** What is done to the canvases, in order. */
function watchPens() {
  const done: string[] = [];
  const context = {
    globalCompositeOperation: 'source-over',
    fillStyle: '',
    drawImage: (page: unknown, ...at: number[]) =>
      done.push(page instanceof HTMLCanvasElement ? 'outline' : 'letter', ...(at.length < 8 ? ['page'] : [])),
    fillRect: () => done.push(`${context.globalCompositeOperation} ${context.fillStyle}`),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  return done;
}

const times = (what: string, count: number): readonly string[] => Array.from({ length: count }, () => what);

describe('lines of text as one picture', () => {
  beforeAll(prepareWidgets);

  it('have white letters over the black line round them, or letters of one color', () => {
    const done = watchPens();
    const lines = new Lines();
    lines.write(NAME);
    // The page of a font is outlined once, for whatever is written first.
    expect(done.filter((one) => one !== 'page').slice(-2 * LETTERS - 1)).toEqual([
      ...times('outline', LETTERS),
      'source-in #000',
      ...times('letter', LETTERS),
    ]);
    done.length = 0;
    lines.write({ ...NAME, ink: 0x000080 });
    expect(done).toEqual([...times('letter', LETTERS), 'source-in #000080']);
  });

  it('are drawn again when they say or look otherwise alone', () => {
    const lines = new Lines();
    lines.write(NAME);
    const { texture } = lines;
    lines.write({ ...NAME });
    expect(lines.texture).toBe(texture);
    lines.write({ ...NAME, ink: 0 });
    expect(lines.texture).not.toBe(texture);
    expect(texture.destroyed).toBe(true);
  });

  it('take their picture with them, and go once', () => {
    const lines = new Lines();
    lines.write(NAME);
    const { source } = lines.texture;
    const within = new Container();
    within.addChild(lines);
    within.destroy({ children: true });
    expect(source.destroyed).toBe(true);
    lines.destroy();
    new Lines().destroy();
    expect(Texture.EMPTY.destroyed).toBe(false);
  });
});
