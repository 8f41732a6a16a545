import { FOLLOW_MOST } from '@shared/domain/system/disk/follow.ts';
import { fromBase64, toBase64 } from '@shared/kernel/base64.ts';
import { sha256Hex } from '@shared/kernel/sha256.ts';
import type { Api } from '../api/api.ts';
import type { DiskService, Done, StuckReason } from './disk.ts';
import type { Content } from './store.ts';

/** A picture that was sent, by its hash, or why it was not. */
export type Sent =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: StuckReason };

/** A slow line takes some minutes for four megabytes. */
const TIMEOUT_MS = 120_000;

const bytesIn = async (content: Content): Promise<Uint8Array> =>
  typeof content === 'string'
    ? new TextEncoder().encode(content)
    : new Uint8Array(await content.arrayBuffer());

/** Sends a picture to the wallet's copy (DISK-23). Null: the server was not reached, or is asked too often. */
export async function sendPicture(
  api: Pick<Api, 'call'>,
  wallet: string,
  content: Content,
): Promise<Sent | null> {
  const stuck = (error: StuckReason): Sent => ({ ok: false, error });
  const bytes = await bytesIn(content);
  if (bytes.length > FOLLOW_MOST.onePicture) return stuck('large-picture');
  const body = { wallet, picture: toBase64(bytes) };
  const matter = `${wallet} ${sha256Hex(bytes)}`;
  const answer = await api.call('POST /api/disk/pictures', body, { matter, timeoutMs: TIMEOUT_MS });
  if (answer.ok) return { ok: true, value: answer.value.hash };
  if (answer.error.code === 'CONFLICT') return stuck('full-pictures');
  return answer.error.code === 'BAD_REQUEST' ? stuck('not-it') : null;
}

/** Whether a file has the picture of this hash in it. */
export const hasPicture = async (content: Content, hash: string): Promise<boolean> =>
  sha256Hex(await bytesIn(content)) === hash;

/** Fetches the picture of a file that came from another browser, and keeps it here (DISK-23). */
export async function fetchPicture(
  disk: DiskService,
  api: Pick<Api, 'call'>,
  id: string,
): Promise<Done<Content>> {
  const { owner, entries } = disk.get();
  const entry = entries.get(id);
  if (owner === null || entry?.kind !== 'file') return { ok: false, error: 'gone' };
  const { bases } = await disk.known(owner);
  const base = bases.get(id);
  if (base?.picture == null) return { ok: false, error: 'gone' };
  const answer = await api.call(
    'GET /api/disk/picture',
    { wallet: owner, hash: base.picture },
    { timeoutMs: TIMEOUT_MS },
  );
  if (!answer.ok) return { ok: false, error: answer.error.code === 'NOT_FOUND' ? 'gone' : 'away' };
  const bytes = fromBase64(answer.value.picture);
  if (bytes === null) return { ok: false, error: 'failed' };
  const content = new Blob([bytes], { type: answer.value.type });
  // Where another picture has come meanwhile, that one counts.
  await disk.follow(
    owner,
    (all, following) => {
      const now = all.get(id);
      const isSame =
        following.bases.get(id)?.content === base.content &&
        now?.kind === 'file' &&
        now.version === base.saved;
      return { put: isSame ? [now] : [] };
    },
    new Map([[id, content]]),
  );
  return { ok: true, value: content };
}
