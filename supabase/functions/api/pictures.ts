import type { Context } from 'hono';
import { CollectionName, TokenId } from '../_shared/contract/collection.ts';
import { pictureAddress } from '../_shared/db/collection.ts';
import { networksOf } from '../_shared/domain/network.ts';
import { Refused } from './answers.ts';
import type { Api, LiveDeps } from './deps.ts';
import { tooMany } from './limits.ts';

/** With the version that the index names the picture never changes; without, it may when the token graduates (s). */
const YEAR = 'public, max-age=31536000, immutable';
const MINUTES = 'public, max-age=300';

/** How much of a picture is handed to a connection at once (bytes). */
const PORTION = 64 * 1024;

/** The bytes for one client, by portions: a response that has them as a whole copies them, some MB for each client. */
function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(sending) {
      if (at >= bytes.length) {
        sending.close();
        return;
      }
      sending.enqueue(bytes.subarray(at, at + PORTION));
      at += PORTION;
    },
  });
}

/**
 * The pictures of tokens (domain/collection.ts: picturePath, pixelsPath), from our own origin wherever they are kept:
 * the only answers of the API that are not JSON.
 */
export function mountPictures(app: Api, deps: LiveDeps): void {
  const answer = (which: 'image' | 'pixel_image') => async (c: Context) => {
    const networks = networksOf(await deps.clientAddress(c));
    const seconds = deps.countPicture(networks);
    if (seconds !== null) throw tooMany(seconds);
    const collection = CollectionName.safeParse(c.req.param('collection'));
    const tokenId = TokenId.safeParse(c.req.param('tokenId'));
    const missing = new Refused('NOT_FOUND', 'There is no such picture.');
    if (!collection.success || !tokenId.success) throw missing;
    const picture = await deps.pictureInTurn(networks.at(-1)?.name ?? '', async () => {
      const address = await deps.db.transaction(null, (tx) =>
        pictureAddress(tx, which, collection.data, tokenId.data),
      );
      if (address === null) throw missing;
      return deps.pictures.read(address);
    });
    if (picture === null) throw tooMany(1);
    if (!picture.ok) throw new Refused(picture.error.code, picture.error.message);
    const { bytes, type } = picture.value;
    return c.body(streamOf(bytes), 200, {
      'content-type': type,
      'content-length': String(bytes.length),
      // Whatever it is, it is looked at as a picture and runs nothing.
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': c.req.query('v') === undefined ? MINUTES : YEAR,
    });
  };
  app.get('/collection/picture/:collection/:tokenId', answer('image'));
  app.get('/collection/pixels/:collection/:tokenId', answer('pixel_image'));
}
