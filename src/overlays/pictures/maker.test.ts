import { Blob as ReadableBlob } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { makerOf, moreOf, withMaker, type Maker } from './maker.ts';

beforeEach(() => {
  vi.stubGlobal('Blob', ReadableBlob);
});

/** A chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEADER = chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex'));
const PIXELS = [chunk('IDAT', deflateSync(Buffer.from([0, 0]))), chunk('IEND', Buffer.alloc(0))];
const png = (...between: readonly Uint8Array[]): Uint8Array =>
  Buffer.concat([SIGNATURE, HEADER, ...between, ...PIXELS]);
const text = (words: string) => chunk('tEXt', Buffer.from(words, 'latin1'));

const MAKER: Maker = { opens: 'character', params: '3.-.2 Zoë ✨' };

it('writes into a PNG what it was made of, and reads it again (REOPEN-1)', async () => {
  const made = await withMaker(new Blob([new Uint8Array(png())], { type: 'image/png' }), MAKER);
  const bytes = new Uint8Array(await made.arrayBuffer());
  expect(makerOf(bytes)).toEqual(MAKER);
  expect(made.type).toBe('image/png');
  // As PNG has it: others read and check it, too.
  const written = Buffer.from(bytes).subarray(SIGNATURE.length + HEADER.length);
  const length = written.readUInt32BE(0);
  expect(written.subarray(4, 8).toString()).toBe('tEXt');
  expect(written.readUInt32BE(length + 8)).toBe(crc32(written.subarray(4, length + 8)));
  expect(Buffer.from(bytes).subarray(-Buffer.concat(PIXELS).length)).toEqual(Buffer.concat(PIXELS));
});

it('has room for what is too long for a text, in a chunk of its own (REOPEN-1)', async () => {
  const more = Buffer.alloc(5_000, 7);
  const made = await withMaker(new Blob([new Uint8Array(png())]), MAKER, more);
  const bytes = new Uint8Array(await made.arrayBuffer());
  expect(makerOf(bytes)).toEqual(MAKER);
  expect(Buffer.from(moreOf(bytes) ?? [])).toEqual(more);
  const at = Buffer.from(bytes).indexOf('flMM');
  expect(Buffer.from(bytes).readUInt32BE(at + 4 + more.length)).toBe(
    crc32(bytes.subarray(at, at + 4 + more.length)),
  );
  expect(moreOf(png())).toBeNull();
});

it('leaves alone what is no PNG, and reads nothing from one that says nothing', async () => {
  const jpeg = new Blob(['jpeg']);
  expect(await withMaker(jpeg, MAKER)).toBe(jpeg);
  expect(makerOf(new Uint8Array(await jpeg.arrayBuffer()))).toBeNull();
  expect(makerOf(png())).toBeNull();
  expect(makerOf(png(text('Comment\0Flunks')))).toBeNull();
});

it.each([
  ['no JSON', text('Flunks\0{"opens":')],
  ['another shape', text('Flunks\0{"opens":"character"}')],
  ['a program that makes no pictures', text('Flunks\0{"opens":"shut-down","params":""}')],
  ['a text that is too long', text(`Flunks\0{"opens":"duel","params":"${'1'.repeat(301)}"}`)],
  ['a chunk that is too long', text(`Flunks\0${' '.repeat(2_000)}{"opens":"duel","params":""}`)],
])('refuses %s (REOPEN-1)', (_what, hostile) => {
  expect(makerOf(png(hostile))).toBe('unreadable');
});

it('reads a file that ends early or lies about its lengths to its end', () => {
  const whole = Buffer.from(png(text(`Flunks\0${JSON.stringify({ opens: 'duel', params: '' })}`)));
  for (let end = 0; end < SIGNATURE.length + HEADER.length + 20; end += 1) {
    expect(makerOf(whole.subarray(0, end))).toBeNull();
  }
  whole.writeUInt32BE(0xffffffff, SIGNATURE.length + HEADER.length);
  expect(makerOf(whole)).toBeNull();
});
