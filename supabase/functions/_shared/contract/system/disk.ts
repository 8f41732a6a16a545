import { z } from 'zod';
import { FOLLOW_MOST } from '../../domain/system/disk/follow.ts';
import { nameProblem, trimmedName } from '../../domain/system/disk/names.ts';
import { Done, WalletAddress } from '../values.ts';

/** What entries and folders are called by, also those that are always there. */
export const EntryId = z.string().regex(/^[0-9a-z-]{1,64}$/);
const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** What no encoding of Unicode has: half of a letter. */
const HALF_LETTERS = /\p{Cs}/u;
const LATEST = 8.64e15;
const Moment = z.int().min(0).max(LATEST).describe('ms since the epoch, by the clock of its browser');
const MOST_SIZE = 2 ** 31 - 1;

const Lying = z.object({
  kind: z.enum(['folder', 'file']),
  name: z
    .string()
    .max(60)
    .refine((name) => nameProblem(name) === null && trimmedName(name) === name, 'not a name (DISK-2)')
    .refine((name) => !HALF_LETTERS.test(name), 'not Unicode'),
  folder: EntryId.describe('the id of the folder that it lies in'),
  lay: EntryId.nullable().describe('where it lay before it was put into the bin'),
  made: Moment,
  changed: Moment,
  size: z.int().min(0).max(MOST_SIZE).describe('bytes of its content'),
});

/** PostgreSQL's text holds every character but NUL, and nothing that is no Unicode. */
const Text = z
  .string()
  .max(FOLLOW_MOST.bytes)
  .refine((text) => !text.includes('\u0000') && !HALF_LETTERS.test(text), 'not a text');

/** What a browser changed. */
export const DiskWriting = z.object({
  id: EntryId,
  base: z.int().min(0).max(MOST_SIZE).describe('the version that it changes; 0: it is new'),
  entry: Lying.extend({
    text: Text.nullable().describe('what it says now; null: as before, or it has a picture'),
    picture: Hash.nullable().describe(
      'the SHA-256 of the picture that is in it now; null: as before, or none',
    ),
  })
    .nullable()
    .describe('null: it is deleted'),
});
export type DiskWriting = z.infer<typeof DiskWriting>;

/** What became of a change: the version that it is now, or why it was not taken in. */
export const DiskOutcome = z.object({
  id: EntryId,
  version: z.int().nullable(),
  refused: z
    .enum(['behind', 'full', 'many', 'deep', 'no-picture'])
    .nullable()
    .describe(
      'behind: another browser changed it since; full, many, deep: more bytes, entries or folders in folders than a wallet keeps',
    ),
});
export type DiskOutcome = z.infer<typeof DiskOutcome>;

export const DiskAnswer = Done.extend({
  copy: z.uuid().nullable().describe('another one once everything was deleted; null: nothing was ever kept'),
  since: z.int().describe('the version of the disk with all of `news`; the next call gives it'),
  isWhole: z.boolean().describe('everything there is, and not what changed alone'),
  bytes: z.int().describe('what the texts count for'),
  pictureBytes: z.int(),
  news: z.array(
    z.object({
      id: EntryId,
      version: z.int(),
      entry: Lying.extend({
        content: z.int().describe('the version in which its text or picture came'),
        text: z.string().nullable(),
        picture: z.string().nullable(),
      })
        .nullable()
        .describe('null: it was deleted'),
    }),
  ),
});
export type DiskAnswer = z.infer<typeof DiskAnswer>;

export const DiskWrittenAnswer = Done.extend({
  copy: z.uuid().nullable(),
  outcomes: z.array(DiskOutcome),
});

/** Base64 takes four letters for three bytes. */
export const MOST_PICTURE_LETTERS = Math.ceil(FOLLOW_MOST.onePicture / 3) * 4;

export const DiskPictureQuery = z.object({ wallet: WalletAddress, hash: Hash });
export const DiskPictureAnswer = Done.extend({
  type: z.string().describe('its media type'),
  picture: z.string().describe('in Base64'),
});
export const DiskPictureKept = Done.extend({ hash: Hash.describe('its SHA-256, by which entries name it') });
