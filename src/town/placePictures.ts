/** A place's pictures, as the asset build writes them. */
export interface PlacePictures {
  readonly pictures: Readonly<Record<string, { readonly url: string }>>;
  readonly places: Readonly<
    Record<string, Readonly<Record<'day' | 'night', { readonly picture: string }>> | undefined>
  >;
}

/** The bundles of all places: one begins with the id of its location. */
const BUNDLES = import.meta.glob<PlacePictures>(
  [
    '@bundles/high-school*.ts',
    '@bundles/arcade*.ts',
    '@bundles/football-field*.ts',
    '@bundles/rug-doctor*.ts',
    '@bundles/paradise-motel*.ts',
    '@bundles/{jocks,freaks,geeks,preps}-house*.ts',
    '@bundles/flunk-fm*.ts',
    '@bundles/police-station*.ts',
    '@bundles/snack-shack*.ts',
    '@bundles/four-thieves-bar*.ts',
    '@bundles/junkyard*.ts',
    '@bundles/lake-tree*.ts',
    '@bundles/shed*.ts',
    '@bundles/secret-treehouse*.ts',
    '!@bundles/*-music.ts',
  ],
  { import: 'bundle' },
);
const BY_PLACE = new Map(
  Object.entries(BUNDLES).map(([path, load]) => [/([^/]+)\.ts$/.exec(path)?.[1] ?? path, load]),
);

/** The ids of the places that have pictures. */
export const PICTURED_PLACES: readonly string[] = [...BY_PLACE.keys()];

/** The address of a place's picture. Throws when there is no such place, or its bundle does not arrive. */
export async function placePicture(place: string, hour: 'day' | 'night'): Promise<string> {
  const bundle = await BY_PLACE.get(place)?.();
  const url = bundle?.pictures[bundle.places[place]?.[hour].picture ?? '']?.url;
  if (url === undefined) throw new Error(`there is no picture of ${place} by ${hour}`);
  return url;
}
