import { expect, it } from 'vitest';
import { epochMs } from '../kernel/units.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { keptPictures } from './keptPictures.ts';
import type { PictureBytes } from './pictures.ts';

/** A source whose pictures come when they are let through, and what was asked of it. */
function slowSource() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let answer: Result<PictureBytes> = ok({ bytes: new Uint8Array(1000), type: 'image/png' });
  return {
    asked,
    answerWith: (result: Result<PictureBytes>) => {
      answer = result;
    },
    letThrough: async () => {
      await new Promise((done) => setImmediate(done));
      for (const go of waiting.splice(0)) go();
      await new Promise((done) => setImmediate(done));
    },
    source: {
      async read(address: string) {
        asked.push(address);
        await new Promise<void>((go) => waiting.push(go));
        return answer;
      },
    },
  };
}

let now = 0;
const clock = { now: () => epochMs(now) };

it('fetches a picture once, however many ask for it at once and later (CHAIN-12)', async () => {
  const slow = slowSource();
  const pictures = keptPictures(slow.source, clock);
  const all = Array.from({ length: 400 }, () => pictures.read('a'));
  await slow.letThrough();
  const found = await Promise.all(all);
  expect(new Set(found.map((one) => one.ok && one.value.bytes)).size).toBe(1);
  expect((await pictures.read('a')).ok).toBe(true);
  expect(slow.asked).toEqual(['a']);
  now += 60 * 60_000;
  void pictures.read('a');
  expect(slow.asked).toEqual(['a', 'a']);
  await slow.letThrough();
});

it('fetches only so many at once, and refuses those for whom there is no room to wait', async () => {
  const slow = slowSource();
  const pictures = keptPictures(slow.source, clock, { fetches: { atOnce: 2, waiting: 1 } });
  const first = ['a', 'b', 'c'].map((address) => pictures.read(address));
  expect(await pictures.read('d')).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
  expect(slow.asked).toEqual(['a', 'b']);
  await slow.letThrough();
  await slow.letThrough();
  expect((await Promise.all(first)).every((one) => one.ok)).toBe(true);
  expect(slow.asked).toEqual(['a', 'b', 'c']);
});

it('lets a host that hangs hold back none but its own pictures', async () => {
  const slow = slowSource();
  const pictures = keptPictures(slow.source, clock, { fetches: { atOnce: 1, waiting: 9 } });
  const addresses = ['https://hangs.example/1', 'https://hangs.example/2', 'https://other.example/1'];
  const all = addresses.map((address) => pictures.read(address));
  expect(slow.asked).toEqual(['https://hangs.example/1', 'https://other.example/1']);
  await slow.letThrough();
  await slow.letThrough();
  expect((await Promise.all(all)).every(({ ok: came }) => came)).toBe(true);
});

it('keeps the pictures that were asked for last, up to its bytes', async () => {
  const slow = slowSource();
  const pictures = keptPictures(slow.source, clock, { bytes: 5_000 });
  const read = async (address: string) => {
    const found = pictures.read(address);
    await slow.letThrough();
    return found;
  };
  for (const address of ['a', 'b', 'a', 'c', 'a', 'b']) await read(address);
  expect(slow.asked).toEqual(['a', 'b', 'c', 'b']);
});

it('remembers for a moment that there is none, or that its host does not answer (CHAIN-12)', async () => {
  const slow = slowSource();
  slow.answerWith(fail('UNAVAILABLE', 'silence'));
  const pictures = keptPictures(slow.source, clock);
  const first = pictures.read('a');
  await slow.letThrough();
  expect((await first).ok).toBe(false);
  expect((await pictures.read('a')).ok).toBe(false);
  expect(slow.asked).toHaveLength(1);
  now += 10_000;
  void pictures.read('a');
  expect(slow.asked).toHaveLength(2);
  await slow.letThrough();
});
