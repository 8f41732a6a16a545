import { fromBase64, toBase64 } from '../../../kernel/base64.ts';
import { MOST_LOG_BYTES } from './run.ts';

/** How the bytes of a log travel: as they are, or compressed where the browser can. */
export const PACKINGS = ['none', 'deflate-raw'] as const;
export type Packing = (typeof PACKINGS)[number];

/** A log as text: its bytes, packed and in Base64. */
export interface PackedLog {
  readonly packing: Packing;
  readonly log: string;
}

/** Compresses a log where this engine can; an old browser sends it as it is. */
export async function packLog(bytes: Uint8Array<ArrayBuffer>): Promise<PackedLog> {
  if (typeof CompressionStream === 'undefined') return { packing: 'none', log: toBase64(bytes) };
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return { packing: 'deflate-raw', log: toBase64(new Uint8Array(await new Response(packed).arrayBuffer())) };
}

/**
 * The bytes of a packed log, or null where it is none or longer than any log. It stops at that length, whatever the rest
 * would come to.
 */
export async function unpackLog({ packing, log }: PackedLog): Promise<Uint8Array<ArrayBuffer> | null> {
  const packed = fromBase64(log);
  if (packed === null) return null;
  if (packing === 'none') return packed.length <= MOST_LOG_BYTES ? packed : null;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const bytes = new Uint8Array(MOST_LOG_BYTES);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return bytes.slice(0, length);
      if (length + value.length > MOST_LOG_BYTES) {
        await reader.cancel();
        return null;
      }
      bytes.set(value, length);
      length += value.length;
    }
  } catch {
    return null;
  }
}
