import { z } from 'zod';
import { toHex } from '../../../_shared/kernel/hex.ts';
import { sizeOf } from '../../../_shared/chain/pictureSize.ts';
import {
  DiskAnswer,
  DiskPictureAnswer,
  DiskPictureKept,
  DiskPictureQuery,
  DiskWriting,
  DiskWrittenAnswer,
  MOST_PICTURE_LETTERS,
} from '../../../_shared/contract/system/disk.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import {
  countedOf,
  diskNews,
  diskPicture,
  droppedPictures,
  keepPicture,
  writeDisk,
} from '../../../_shared/db/system/disk.ts';
import { FOLLOW_MOST } from '../../../_shared/domain/system/disk/follow.ts';
import { fromBase64, toBase64 } from '../../../_shared/kernel/base64.ts';
import { fail, ok, type Result } from '../../../_shared/kernel/result.ts';
import type { Address } from '../../../_shared/kernel/units.ts';
import { nameOf } from '../../../_shared/works/pictureStore.ts';
import type { LiveDeps } from '../../deps.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A text of the longest may have a letter of JSON's six for each of its bytes. */
const MOST_BYTES = 800 * 1024;

/** The smallest PNG there is: one pixel. */
const EXAMPLE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
const NO_PICTURE = fail('BAD_REQUEST', 'This is no picture that a disk keeps.');
const NO_ROOM = fail('CONFLICT', 'Your wallet has no room for this picture.');

/** Keeps a picture as it is (DISK-23): what is decoded is decoded by the browser that it came from. */
async function keptPicture(
  { db, log, pictureStore }: LiveDeps,
  wallet: Address,
  letters: string,
): Promise<Result<{ hash: string }>> {
  const bytes = fromBase64(letters);
  const type = bytes === null ? undefined : TYPES.find((one) => sizeOf(bytes, one) !== null);
  if (bytes === null || type === undefined || bytes.length > FOLLOW_MOST.onePicture) return NO_PICTURE;
  const hash = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  const before = await db.transaction(wallet, async (tx) => ({
    dropped: await droppedPictures(tx),
    kept: await diskPicture(tx, hash),
    ...(await countedOf(tx)),
  }));
  const forget = async (names: readonly string[]): Promise<void> => {
    if (names.length === 0 || (await pictureStore.remove(names)).ok) return;
    log('warn', 'pictures of a disk are left in the store', { files: names.length });
  };
  await forget(before.dropped.map(({ file, type: dropped }) => nameOf(file, dropped)));
  if (before.kept !== null) return ok({ hash });
  if (before.pictureBytes + bytes.length > FOLLOW_MOST.pictureBytes) return NO_ROOM;
  const file = crypto.randomUUID().replaceAll('-', '');
  const stored = await pictureStore.put(nameOf(file, type), { bytes, type });
  if (!stored.ok) return stored;
  const isKept = await db.transaction(wallet, async (tx) => {
    const hasRoom = await keepPicture(tx, { hash, file, type, bytes: bytes.length });
    return hasRoom && (await diskPicture(tx, hash))?.file === file ? 'kept' : hasRoom ? 'twice' : 'full';
  });
  if (isKept !== 'kept') await forget([nameOf(file, type)]);
  return isKept === 'full' ? NO_ROOM : ok({ hash });
}

/** What of a person's disk follows their wallet (DISK-21 to DISK-23). */
export const diskRoutes = [
  route(
    'GET /api/disk',
    {
      caller: 'member',
      about: 'What of the disk follows the wallet, as far as it changed since a version of it.',
      query: z.object({
        wallet: WalletAddress,
        copy: z.uuid().optional().describe('the `copy` that is known; absent: none'),
        since: z.coerce.number().int().min(0).default(0),
      }),
      example: { wallet },
      owner: 'wallet',
      limit: { calls: 300, minutes: 10, addressShare: 10 },
      cost: 2,
      answer: DiskAnswer,
    },
    async (tx, _member, { copy = null, since }) => ok(await diskNews(tx, { copy, since })),
  ),

  route(
    'POST /api/disk',
    {
      caller: 'member',
      about:
        'Takes in what a browser changed of the disk, each entry from the version alone that is there; what became of each is answered.',
      body: z.object({
        wallet: WalletAddress,
        copy: z.uuid().nullable().describe('the `copy` that is known; null: none'),
        writings: z.array(DiskWriting).min(1).max(100),
      }),
      example: {
        wallet,
        copy: null,
        writings: [
          {
            id,
            base: 0,
            entry: {
              kind: 'file',
              name: 'Notes.txt',
              folder: 'documents',
              lay: null,
              made: 1764432240000,
              changed: 1764432240000,
              size: 18,
              text: 'Find the cassette.',
              picture: null,
            },
          },
        ],
      },
      owner: 'wallet',
      maxBytes: MOST_BYTES,
      limit: { calls: 120, minutes: 10, addressShare: 10 },
      answer: DiskWrittenAnswer,
    },
    async (tx, _member, { copy, writings }) => ok(await writeDisk(tx, copy, writings)),
  ),

  route(
    'GET /api/disk/picture',
    {
      caller: 'member',
      about: "A picture of the wallet's disk.",
      query: DiskPictureQuery,
      example: { wallet, hash: 'a'.repeat(64) },
      owner: 'wallet',
      limit: { calls: 300, minutes: 10, addressShare: 10 },
      cost: 10,
      answer: DiskPictureAnswer,
      refusals: { NOT_FOUND: 'the wallet has no such picture', UNAVAILABLE: 'the store does not answer' },
    },
    {
      async procedure({ deps, who }, { hash }) {
        const kept = await deps.db.transaction(who.wallet, (tx) => diskPicture(tx, hash));
        if (kept === null) return fail('NOT_FOUND', 'There is no such picture on this disk.');
        const picture = await deps.pictureStore.read(nameOf(kept.file, kept.type));
        return picture.ok ? ok({ type: kept.type, picture: toBase64(picture.value.bytes) }) : picture;
      },
    },
  ),

  route(
    'POST /api/disk/pictures',
    {
      caller: 'member',
      about:
        'Keeps a picture for the disk of the wallet. Only that wallet can read it. The server reads its kind from its first bytes and does not decode it.',
      body: z.object({
        wallet: WalletAddress,
        picture: z.base64().max(MOST_PICTURE_LETTERS).describe('a PNG, JPEG, GIF or WebP of at most 4 MB'),
      }),
      example: { wallet, picture: EXAMPLE },
      owner: 'wallet',
      maxBytes: MOST_PICTURE_LETTERS + 4096,
      upload: true,
      // The picture is stored between two transactions; by its content it is kept once.
      idempotency: 'own',
      limit: { calls: 60, minutes: 60, addressShare: 10 },
      answer: DiskPictureKept,
      refusals: {
        BAD_REQUEST: 'it is no such picture',
        CONFLICT: 'the wallet has no room for it',
        UNAVAILABLE: 'the picture could not be stored',
      },
    },
    { procedure: async ({ deps, who }, { picture }) => keptPicture(deps, who.wallet, picture) },
  ),
] as const;
