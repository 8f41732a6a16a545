import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import { characterOf } from '@shared/domain/collection/traits/flunkCode.ts';
import type { Selection } from '@shared/domain/collection/traits/trait.ts';
import type { AppContext } from '../../kernel/app.ts';
import { KEPT_FLUNK } from './keptFlunk.ts';

type Asking = Pick<AppContext, 'services'>;

async function codeOfProfile({ services }: Asking): Promise<string | null> {
  if (services.session.get().wallet === null) return null;
  const profile = await services.profile.load();
  const icon = profile.ok ? readProfileIcon(profile.value.profile_icon) : null;
  return icon?.kind === 'drawn' ? icon.code : null;
}

/**
 * The person's own figure (CREATOR-4): the character that is their profile picture, or else the one that they made last in
 * this browser. Null: they have made none, so that the Flunk Creator can be offered.
 */
export async function myFlunk(app: Asking): Promise<Selection | null> {
  const inBrowser = app.services.storage.lasting.get(KEPT_FLUNK)?.code;
  return characterOf((await codeOfProfile(app)) ?? '') ?? characterOf(inBrowser ?? '');
}

/**
 * The same as a PNG without its backdrop, to be put into memes and onto cards. Null: there is none, or it could not be
 * drawn.
 *
 * @param side in pixels; whole multiples of 96 stay crisp
 */
export async function myFlunkPicture(app: Asking, side: number): Promise<Blob | null> {
  const figure = await myFlunk(app);
  if (figure === null) return null;
  const { flunkPng } = await import('./flunkPng.ts');
  return flunkPng({ ...figure, backdrop: null }, side);
}

/** The address of the same as a drawing with its backdrop. Null: there is none. Throws where the layers do not arrive. */
export async function myFlunkDrawing(app: Asking, side: number): Promise<string | null> {
  const figure = await myFlunk(app);
  if (figure === null) return null;
  const { flunkDrawing } = await import('./flunkPng.ts');
  return flunkDrawing(figure, side);
}
