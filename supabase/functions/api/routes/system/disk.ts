import { z } from 'zod';
import { DiskAnswer, DiskWriting, DiskWrittenAnswer } from '../../../_shared/contract/system/disk.ts';
import { WalletAddress } from '../../../_shared/contract/values.ts';
import { diskNews, writeDisk } from '../../../_shared/db/system/disk.ts';
import { ok } from '../../../_shared/kernel/result.ts';
import { route } from '../../route.ts';

const wallet = '0x0000000000000001';
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A text of the longest may have a letter of JSON's six for each of its bytes. */
const MOST_BYTES = 800 * 1024;

/** What of a person's disk follows their wallet (DISK-21, DISK-22). */
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
] as const;
