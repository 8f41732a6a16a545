import { bundle } from '@bundles/traits.ts';
import type { Token } from '@shared/contract/collection/collection.ts';
import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import { traitById, traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { composeTraits, STACK } from '@shared/domain/collection/traits/compose.ts';
import { displayName } from '@shared/domain/collection/traits/displayName.ts';
import { decodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { selectionOf, type Selection } from '@shared/domain/collection/traits/trait.ts';
import type { Services } from '../../kernel/app.ts';
import { svgUrl } from '../svgUrl.ts';

/** What a token's metadata calls the trait of a slot. */
const CALLED = { pigment: 'Pigment', torso: 'Torso', head: 'Head', face: 'Face' } as const;

/** The head and what is worn on it, with a little of the shoulders: all that is told apart when it is small. */
const BUST = { x: 10, y: 4, side: 76 };

/**
 * The address of the picture of the person's own Flunk, drawn from its traits without its backdrop: the character of
 * their profile, else the first Flunk that they hold; null: they have neither. Loads all layers of traits.
 */
export async function ownFlunkUrl({
  api,
  profile,
  session,
}: Pick<Services, 'api' | 'profile' | 'session'>): Promise<string | null> {
  const { wallet } = session.get();
  if (wallet === null) return null;
  const loaded = await profile.load();
  const icon = readProfileIcon(loaded.ok ? loaded.value.profile_icon : null);
  const drawn = icon?.kind === 'drawn' ? decodeFlunk(icon.code) : null;
  if (drawn !== null) return pictureOf(drawn);
  const held = await api.call('GET /api/collection/tokens', {
    owner: wallet,
    collection: 'Flunks',
    sort: 'number',
    offset: 0,
    limit: 1,
  });
  const token = held.ok ? held.value.tokens[0] : undefined;
  return token === undefined ? null : pictureOf(selectionOfToken(token));
}

/** The traits of the catalogue that a token names; where two are called the same, the first. */
function selectionOfToken({ traits }: Token): Selection {
  return selectionOf((slot) => {
    if (!(slot in CALLED)) return null;
    const wanted = traits.find(({ name }) => name === CALLED[slot as keyof typeof CALLED])?.value;
    return traitsFor(slot).find(({ name }) => displayName(name) === wanted)?.id ?? null;
  });
}

function pictureOf(selection: Selection): string {
  const traits = STACK.flatMap((slot) => {
    const trait = slot === 'backdrop' ? null : traitById(selection[slot] ?? '');
    return trait === null ? [] : [trait];
  });
  return svgUrl(composeTraits(traits, bundle.layers, { part: BUST }));
}
