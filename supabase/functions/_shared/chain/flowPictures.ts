import { bodyBytes } from '../kernel/bodyBytes.ts';
import { fail, ok } from '../kernel/result.ts';
import { bare } from './bare.ts';
import type { PictureSource } from './pictures.ts';
import { isKnownType, sizeOf } from './pictureSize.ts';
import type { PictureSettings } from './settings.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** A picture of 4096 x 4096, which a browser decodes to 64 MB; a file of some KB may name any number. */
const MOST_PIXELS = 4096 * 4096;

const isBearable = (bytes: Uint8Array, type: string): boolean => {
  const size = sizeOf(bytes, type);
  return size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS;
};

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

/**
 * Pictures from the hosts that the configuration names. Their addresses come from the chain, where any person may have
 * written them. So only a picture of a known type and a bearable size, in bytes and in pixels, passes, without anything
 * that its pixels do not need, and no redirect is followed.
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
        const [named = ''] = (response.headers.get('content-type') ?? '').toLowerCase().split(';', 1);
        const type = named.trim();
        if (!response.ok || !isKnownType(type)) {
          await response.body?.cancel();
          return response.status >= 500 ? silent : missing;
        }
        const bytes = await bodyBytes(response, MOST_BYTES);
        if (bytes === null || !isBearable(bytes, type)) return missing;
        const picture = bare(bytes, type);
        return picture === null ? missing : ok({ bytes: picture, type });
      } catch {
        return silent;
      }
    },
  };
}
