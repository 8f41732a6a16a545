import type { Random } from '@shared/kernel/clock.ts';
import type { Address } from '@shared/kernel/units.ts';
import type { Api } from '../../services/api/api.ts';

/** As many wander over the screen at a time. */
const SHOWN = 4;
/** Of so many that the wallet got last, some are shown. */
const LOOKED_AT = 24;

interface PicturePorts {
  readonly api: Pick<Api, 'call'>;
  /** Whose Flunks; null: a guest's, which are drawn. */
  readonly wallet: Address | null;
  readonly random: Random;
}

/** Pictures of some of the wallet's own Flunks; of four drawn ones for a guest, and where the wallet's cannot be had. */
export async function saverPictures({ api, wallet, random }: PicturePorts): Promise<readonly string[]> {
  const owned = wallet === null ? [] : await ownPictures(api, wallet);
  return owned.length === 0 ? drawnPictures(random) : some(owned, random);
}

async function ownPictures(api: PicturePorts['api'], owner: Address): Promise<readonly string[]> {
  const asked = { owner, collection: 'Flunks', sort: 'newest', offset: 0, limit: LOOKED_AT } as const;
  const answer = await api.call('GET /api/collection/tokens', asked);
  return answer.ok ? answer.value.tokens.map(({ image }) => image) : [];
}

async function drawnPictures(random: Random): Promise<readonly string[]> {
  const [{ encodeFlunk }, { randomFlunk }, { FAMILIES }, { flunkUrl }] = await Promise.all([
    import('@shared/domain/collection/traits/flunkCode.ts'),
    import('@shared/domain/collection/traits/random.ts'),
    import('@shared/domain/collection/traits/trait.ts'),
    import('../drawnFlunk.ts'),
  ]);
  return FAMILIES.slice(0, SHOWN).flatMap(
    (family) => flunkUrl(encodeFlunk(randomFlunk(random, family))) ?? [],
  );
}

function some(pictures: readonly string[], random: Random): readonly string[] {
  return pictures
    .map((picture) => ({ picture, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, SHOWN)
    .map(({ picture }) => picture);
}
