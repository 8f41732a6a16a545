import { fail, ok } from '../kernel/result.ts';
import type { PictureBytes, PictureSource } from './pictures.ts';
import type { PictureSettings } from './settings.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** How a file of each type begins; anything else is no picture, whatever it says of itself. */
const BEGINNINGS = new Map<string, (bytes: Uint8Array) => boolean>(
  Object.entries({
    'image/png': (bytes: Uint8Array) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
    'image/jpeg': (bytes: Uint8Array) => startsWith(bytes, '\xff\xd8\xff'),
    'image/webp': (bytes: Uint8Array) => startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP'),
    'image/gif': (bytes: Uint8Array) => startsWith(bytes, 'GIF8'),
  }),
);

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));

/** Where a template's address leads; null: nowhere that the configuration lets the server go. */
export function pictureUrl(address: string, { hosts, ipfsGateway }: PictureSettings): URL | null {
  const [, path] = /^ipfs:\/\/(?:ipfs\/)?(.+)$/.exec(address) ?? [];
  if (path !== undefined) {
    const url = ipfsGateway === null ? null : URL.parse(`${ipfsGateway}/ipfs/${path}`);
    return url?.href.startsWith(`${ipfsGateway}/ipfs/`) === true ? url : null;
  }
  const url = URL.parse(address);
  const isAllowed =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && hosts.includes(url.hostname);
  return isAllowed ? url : null;
}

/** Reads a body up to the size that a picture may have; null: it is larger. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/**
 * Pictures from the hosts that the configuration names. Their addresses come from the chain, where any person may have
 * written them. So only a picture of a known type and a bearable size passes, and no redirect is followed.
 */
export function flowPictures(settings: PictureSettings, get: typeof fetch = fetch): PictureSource {
  const missing = fail('NOT_FOUND', 'There is no such picture.');
  const silent = fail('UNAVAILABLE', 'The picture cannot be reached. Please try again.');

  return {
    async read(address) {
      const url = pictureUrl(address, settings);
      if (!url) return missing;
      try {
        const response = await get(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) });
        if (!response.ok) return response.status >= 500 ? silent : missing;
        const [type = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';', 1);
        const begins = BEGINNINGS.get(type.trim());
        const bytes = begins ? await bytesOf(response) : null;
        if (!begins || bytes === null || !begins(bytes)) return missing;
        const picture: PictureBytes = { bytes, type: type.trim() };
        return ok(picture);
      } catch {
        return silent;
      }
    },
  };
}
