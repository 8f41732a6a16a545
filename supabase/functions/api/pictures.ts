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

/**
 * The pictures of tokens (domain/collection.ts: picturePath, pixelsPath), from our own origin wherever they are kept:
 * the only answers of the API that are not JSON.
 */
export function mountPictures(app: Api, deps: LiveDeps): void {
  const answer = (which: 'image' | 'pixel_image') => async (c: Context) => {
    const seconds = deps.countPicture(networksOf(await deps.clientAddress(c)));
    if (seconds !== null) throw tooMany(seconds);
    const collection = CollectionName.safeParse(c.req.param('collection'));
    const tokenId = TokenId.safeParse(c.req.param('tokenId'));
    const missing = new Refused('NOT_FOUND', 'There is no such picture.');
    if (!collection.success || !tokenId.success) throw missing;
    const address = await deps.db.transaction(null, (tx) =>
      pictureAddress(tx, which, collection.data, tokenId.data),
    );
    if (address === null) throw missing;
    const picture = await deps.pictures.read(address);
    if (!picture.ok) throw new Refused(picture.error.code, picture.error.message);
    const { bytes, type } = picture.value;
    return c.body(bytes, 200, {
      'content-type': type,
      // Whatever it is, it is looked at as a picture and runs nothing.
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': c.req.query('v') === undefined ? MINUTES : YEAR,
    });
  };
  app.get('/collection/picture/:collection/:tokenId', answer('image'));
  app.get('/collection/pixels/:collection/:tokenId', answer('pixel_image'));
}
