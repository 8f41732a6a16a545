import { bundle as own } from '@bundles/myplace-music.ts';
import { bundle as stations } from '@bundles/stations-music.ts';
import type { SONGS } from '@shared/domain/people/myPlace.ts';
import type { MusicTrack } from '../../../kernel/musicTrack.ts';

interface PageSong {
  /** 'Artist - Title'. */
  readonly title: string;
  readonly track: MusicTrack;
}

/** The tunes of the product that people can choose for their pages. */
const PAGE_SONGS: Readonly<Record<(typeof SONGS)[number], PageSong>> = {
  pearls: { title: 'Four on a Lawn - Pearls Before Noon', track: own.tracks.pearls },
  mirror: { title: 'Candle Night - Round and Back', track: own.tracks.mirror },
  'two-minutes': { title: 'Home Team - Two Minutes', track: own.tracks['two-minutes'] },
  decimals: { title: 'Three Calculators - The Next Thirty-Two', track: own.tracks.decimals },
  'side-b': { title: 'no label - Side B', track: own.tracks['side-b'] },
  garage: { title: 'Wet Sneakers - Late and in C', track: stations.tracks.garage },
  'room-between': { title: 'Corsage - Room Between Two People', track: stations.tracks['room-between'] },
  'two-step': { title: 'The Gravel Boys - Depot Lane', track: stations.tracks['two-step'] },
};

/** Every song, by its id. */
export const SONG_LIST: readonly (readonly [id: string, song: PageSong])[] = Object.entries(PAGE_SONGS);

/** The song of a page; null: it has none, or one that is gone. */
export const songOf = (id: string | null): PageSong | null =>
  SONG_LIST.find(([song]) => song === id)?.[1] ?? null;
