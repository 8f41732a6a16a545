import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../../kernel/base64.ts';
import { packLog, unpackLog } from './packedLog.ts';
import { MOST_LOG_BYTES } from './run.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);
const packed = (bytes: Uint8Array) => toBase64(deflateRawSync(bytes));

describe('a packed log', () => {
  it('is the same when it is unpacked, and smaller meanwhile', async () => {
    const bytes = bytesOf(20_000);
    const sent = await packLog(bytes);
    expect(sent.packing).toBe('deflate-raw');
    expect(sent.log.length).toBeLessThan(5_000);
    expect(await unpackLog(sent)).toEqual(bytes);
    expect(await unpackLog({ packing: 'none', log: toBase64(bytes) })).toEqual(bytes);
    expect(await unpackLog(await packLog(new Uint8Array()))).toEqual(new Uint8Array());
  });

  it('is refused at the length of the longest log, though it would unpack to a gigabyte', async () => {
    expect(await unpackLog({ packing: 'deflate-raw', log: packed(bytesOf(MOST_LOG_BYTES)) })).toHaveLength(
      MOST_LOG_BYTES,
    );
    expect(await unpackLog({ packing: 'deflate-raw', log: packed(bytesOf(MOST_LOG_BYTES + 1)) })).toBeNull();
    expect(await unpackLog({ packing: 'none', log: toBase64(bytesOf(MOST_LOG_BYTES + 1)) })).toBeNull();
    // A block of 100 MB of zeros, again and again in the compressed form of one.
    const bomb = packed(new Uint8Array(100_000_000));
    expect(fromBase64(bomb)?.length).toBeLessThan(100_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await unpackLog({ packing: 'deflate-raw', log: bomb })).toBeNull();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it('is refused where it is broken, cut off or no Base64', async () => {
    const { log } = await packLog(bytesOf(1_000));
    for (const broken of ['%%%', toBase64(bytesOf(50)), log.slice(0, 40)]) {
      expect([broken, await unpackLog({ packing: 'deflate-raw', log: broken })]).toEqual([broken, null]);
    }
    expect(await unpackLog({ packing: 'none', log: '%' })).toBeNull();
  });
});
