import { sameSecret, workSeal, type SessionKeys } from '../auth/keys.ts';
import type { EpochMs } from '../kernel/units.ts';

/** `wall`: good while the work is not taken down; `queue`: for operators, who see what was taken down too. */
export type WorkView = 'wall' | 'queue';
export type WorkSize = 'whole' | 'small';

/** What an address of a picture lets its bearer see. */
export interface WorkSight {
  readonly id: string;
  readonly size: WorkSize;
  readonly view: WorkView;
}

/** How long an address is good at least, and the step by which its end moves on (s): within it caches know the address. */
const GOOD_SECONDS = 3600;

const saidBy = ({ id, size, view }: WorkSight, until: number): string => `${id} ${size} ${view} ${until}`;

/**
 * The path of a picture for those who may see it now, good for one to two hours (WORK-5). It has to be asked for by an
 * image element, which sends no session.
 */
export async function workAddress(sight: WorkSight, now: EpochMs, keys: SessionKeys): Promise<string> {
  const until = (Math.floor(now / 1000 / GOOD_SECONDS) + 2) * GOOD_SECONDS;
  const { id, size, view } = sight;
  const seal = await workSeal(saidBy(sight, until), keys);
  return `/api/works/picture/${id}?size=${size}&view=${view}&until=${until}&seal=${seal}`;
}

/** What an address lets its bearer see; null: it was not signed here, or it has expired. */
export async function readWorkAddress(
  id: string,
  asked: (name: string) => string | undefined,
  now: EpochMs,
  keys: SessionKeys,
): Promise<WorkSight | null> {
  const [size, view, until] = [asked('size'), asked('view'), Number(asked('until'))];
  if (size !== 'whole' && size !== 'small') return null;
  if (view !== 'wall' && view !== 'queue') return null;
  if (!Number.isSafeInteger(until) || until * 1000 <= now) return null;
  const sight: WorkSight = { id, size, view };
  const seal = await workSeal(saidBy(sight, until), keys);
  return (await sameSecret(seal, asked('seal') ?? '')) ? sight : null;
}
