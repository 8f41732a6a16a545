import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPictures, KEPT_MS, keptPictures, type Bundle } from './texture.ts';

let asked: string[] = [];
let arrives = true;
class FakeImage {
  src = '';
  readonly width = 10;
  readonly height = 20;
  decode(): Promise<void> {
    asked.push(this.src);
    return arrives ? Promise.resolve() : Promise.reject(new Error('offline'));
  }
}
const bundle = (name: string): Bundle => ({
  atlas: { url: `${name}/atlas`, frames: { bulb: { x: 1, y: 2, w: 3, h: 4 } } },
  pictures: { day: { url: `${name}/day` }, night: { url: `${name}/night` } },
});
/** How many more pictures are kept than before the test, and how many more bytes. */
const kept = async () => {
  const { count, bytes } = await keptPictures();
  return { count: count - before.count, bytes: bytes - before.bytes };
};
let before = { count: 0, bytes: 0 };
const later = () => vi.advanceTimersByTimeAsync(KEPT_MS);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', FakeImage);
  asked = [];
  arrives = true;
  before = await keptPictures();
});
afterEach(async () => {
  await later();
  vi.useRealTimers();
});

describe('a hold on pictures', () => {
  it('loads all that a bundle has to be drawn', async () => {
    const hold = holdPictures();
    const art = await hold.bundle(bundle('arcade'));
    expect(art.picture('day').width).toBe(10);
    expect(art.cut('bulb').frame).toMatchObject({ x: 1, y: 2, width: 3, height: 4 });
    expect(await kept()).toEqual({ count: 3, bytes: 3 * 10 * 20 * 4 });
    hold.release();
  });

  it('frees them when it lets go, in memory and on the graphics card', async () => {
    const hold = holdPictures();
    const { source } = await hold.texture('a');
    const unloaded = vi.fn();
    source.on('unload', unloaded);
    hold.release();
    await later();
    expect(unloaded).toHaveBeenCalledOnce();
    expect(source.destroyed).toBe(true);
    expect(await kept()).toEqual({ count: 0, bytes: 0 });
  });

  it('shares a picture with others, who keep it when it lets go', async () => {
    const [first, second] = [holdPictures(), holdPictures()];
    const texture = await first.texture('a');
    expect(await second.texture('a')).toBe(texture);
    expect(asked).toEqual(['a']);
    first.release();
    await later();
    expect(texture.destroyed).toBe(false);
    second.release();
    await later();
    expect(texture.destroyed).toBe(true);
  });

  it('finds a picture still there when it comes back at once', async () => {
    const first = holdPictures();
    const texture = await first.texture('a');
    first.release();
    const second = holdPictures();
    expect(await second.texture('a')).toBe(texture);
    await later();
    expect(texture.destroyed).toBe(false);
    second.release();
  });

  it('keeps a picture as long after the last hold as after the first', async () => {
    const first = holdPictures();
    const texture = await first.texture('a');
    first.release();
    await vi.advanceTimersByTimeAsync(KEPT_MS - 1);
    const second = holdPictures();
    await second.texture('a');
    second.release();
    await vi.advanceTimersByTimeAsync(KEPT_MS - 1);
    expect(texture.destroyed).toBe(false);
  });

  it('frees what comes after it let go', async () => {
    let arrive: () => void = () => undefined;
    vi.spyOn(FakeImage.prototype, 'decode').mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const hold = holdPictures();
    const coming = hold.texture('slow');
    hold.release();
    await later();
    arrive();
    expect((await coming).destroyed).toBe(true);
    expect((await kept()).count).toBe(0);
  });

  it('asks again for a picture that did not come', async () => {
    const hold = holdPictures();
    arrives = false;
    await expect(hold.bundle(bundle('arcade'))).rejects.toThrow('offline');
    arrives = true;
    await expect(hold.bundle(bundle('arcade'))).resolves.toBeDefined();
    hold.release();
  });

  it('cuts a picture out of a page once, however many hold it', async () => {
    const [first, second] = [holdPictures(), holdPictures()];
    const [{ cut }, again] = [await first.bundle(bundle('arcade')), await second.bundle(bundle('arcade'))];
    expect(again.cut('bulb')).toBe(cut('bulb'));
    first.release();
    second.release();
  });

  it('leaves nothing behind after thirty places, one after the other', async () => {
    for (let place = 0; place < 30; place += 1) {
      const hold = holdPictures();
      await hold.bundle(bundle(`place-${place}`));
      hold.release();
      await later();
    }
    expect(asked).toHaveLength(90);
    expect(await kept()).toEqual({ count: 0, bytes: 0 });
  });
});
