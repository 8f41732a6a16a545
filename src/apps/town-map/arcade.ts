import { bundle } from '@bundles/arcade.ts';
import { bundle as music } from '@bundles/arcade-music.ts';
import { loadAtlas, loadTexture } from '../../engine/assets/texture.ts';
import type { MusicTrack } from '../../engine/audio/audioPort.ts';
import type { Place } from './place.ts';
import type { PlaceArt } from './placePicture.ts';

const place: Place = bundle.places.arcade;

/** The arcade's own tune. */
export const tune: MusicTrack = music.tracks.arcade;

/** Loads the arcade's pictures, of both hours so that night falls without a wait. Throws when one cannot be had. */
export async function loadArcade(): Promise<PlaceArt> {
  const { pictures } = bundle;
  const [day, night, cuts] = await Promise.all([
    loadTexture(pictures['arcade-day'].url),
    loadTexture(pictures['arcade-night'].url),
    loadAtlas(bundle.atlas),
  ]);
  return { place, pictures: { day, night }, cuts };
}
