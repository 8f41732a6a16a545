import type { Context } from 'hono';
import { CollectionName, TokenId } from '../_shared/contract/collection/collection.ts';
import { PortraitSizeField } from '../_shared/contract/collection/portraits.ts';
import type { PictureBytes } from '../_shared/chain/pictures.ts';
import { pictureAddress } from '../_shared/db/collection/collection.ts';
import { findPortraits, type FoundPortrait } from '../_shared/db/collection/portraits.ts';
import { picturePath } from '../_shared/domain/collection/collection.ts';
import {
  portraitPath,
  type PortraitName,
  type PortraitSize,
} from '../_shared/domain/collection/portraits.ts';
import { networksOf } from '../_shared/domain/system/network.ts';
import type { Result } from '../_shared/kernel/result.ts';
import { Refused } from './answers.ts';
import type { Api, LiveDeps } from './deps.ts';
import { tooMany } from './limits.ts';

/** With the version that the index names the picture never changes; without, it may when the token graduates (s). */
export const YEAR = 'public, max-age=31536000, immutable';
export const MINUTES = 'public, max-age=300';

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

export const missing = (): Refused => new Refused('NOT_FOUND', 'There is no such picture.');

/** The picture that was read. Throws Refused where there was none. */
export function bytesOf(picture: Result<PictureBytes>): PictureBytes {
  if (!picture.ok) throw new Refused(picture.error.code, picture.error.message);
  return picture.value;
}

async function whole(
  deps: LiveDeps,
  which: 'image' | 'pixel_image',
  name: PortraitName,
): Promise<PictureBytes> {
  const address = await deps.db.transaction(null, (tx) =>
    pictureAddress(tx, which, name.collection, name.tokenId),
  );
  if (address === null) throw missing();
  return bytesOf(await deps.pictures.read(address));
}

/** Reads a picture within what is allowed of the client, and hands it out as nothing but a picture. */
export async function pictureAnswer(
  c: Context,
  deps: LiveDeps,
  cache: string,
  work: () => Promise<PictureBytes>,
  count = deps.countPicture,
): Promise<Response> {
  const networks = networksOf(await deps.clientAddress(c));
  const seconds = await count(networks);
  if (seconds !== null) throw tooMany(seconds);
  const picture = await deps.pictureInTurn(networks.at(-1)?.name ?? '', work);
  if (picture === null) throw tooMany(1);
  const { bytes, type } = picture;
  return c.body(streamOf(bytes), 200, {
    'content-type': type,
    'content-length': String(bytes.length),
    // Whatever it is, it is looked at as a picture and runs nothing.
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': cache,
  });
}

/** The picture as a portrait in this size, where the source draws its pictures by itself; null: it does not. */
async function drawnAnswer(
  c: Context,
  deps: LiveDeps,
  cache: string,
  found: FoundPortrait,
  size: PortraitSize,
): Promise<Response | null> {
  const { draw } = deps.pictures;
  if (draw === undefined || found.portrait !== null) return null;
  return pictureAnswer(c, deps, cache, async () => bytesOf(await draw(found.address, size)));
}

/** Leads from the picture of a token to its portrait, and to the whole picture where none is made (PORTRAIT-1). */
async function sizedAnswer(
  c: Context,
  deps: LiveDeps,
  name: PortraitName,
  size: PortraitSize,
): Promise<Response> {
  const [found] = await findPortraits(deps.db, [name]);
  if (!found) throw missing();
  const { portrait, name: now } = found;
  const isSame = c.req.query('v') === now.version;
  const drawn = await drawnAnswer(c, deps, isSame ? YEAR : MINUTES, found, size);
  if (drawn !== null) return drawn;
  c.header('cache-control', portrait !== null && isSame ? YEAR : MINUTES);
  return c.redirect(
    portrait === null
      ? `${picturePath(now.collection, now.tokenId)}?v=${now.version}`
      : portraitPath(portrait, size),
  );
}

/** What of a token is asked for by the path. Throws Refused where that is none. */
function nameOf(c: Context): PortraitName {
  const collection = CollectionName.safeParse(c.req.param('collection'));
  const tokenId = TokenId.safeParse(c.req.param('tokenId'));
  if (!collection.success || !tokenId.success) throw missing();
  return { collection: collection.data, tokenId: tokenId.data, version: null };
}

/**
 * The pictures of tokens (domain/collection/collection.ts: picturePath, pixelsPath), from our own origin wherever they are kept.
 * They, portraits and works are the only answers of the API that are not JSON.
 */
export function mountPictures(app: Api, deps: LiveDeps): void {
  const answer = (which: 'image' | 'pixel_image') => async (c: Context) => {
    const size = PortraitSizeField.optional().safeParse(c.req.query('size'));
    // Pixel art has one size.
    if (!size.success || (which === 'pixel_image' && size.data !== undefined)) {
      throw new Refused('BAD_REQUEST', 'There is no such size.');
    }
    if (size.data !== undefined) return sizedAnswer(c, deps, nameOf(c), size.data);
    const cache = c.req.query('v') === undefined ? MINUTES : YEAR;
    return pictureAnswer(c, deps, cache, async () => whole(deps, which, nameOf(c)));
  };
  app.get('/collection/picture/:collection/:tokenId', answer('image'));
  app.get('/collection/pixels/:collection/:tokenId', answer('pixel_image'));
}
