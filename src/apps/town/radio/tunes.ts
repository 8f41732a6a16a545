import { bundle as arcade } from '@bundles/arcade-music.ts';
import { bundle as lobby } from '@bundles/arcade-lobby-music.ts';
import { bundle as bar } from '@bundles/bar-music.ts';
import { bundle as diner } from '@bundles/diner-music.ts';
import { bundle as flappy } from '@bundles/flappy-flunk-music.ts';
import { bundle as uppy } from '@bundles/flunky-uppy-music.ts';
import { bundle as freaks } from '@bundles/freaks-music.ts';
import { bundle as geeks } from '@bundles/geeks-music.ts';
import { bundle as homecoming } from '@bundles/homecoming-music.ts';
import { bundle as jocks } from '@bundles/jocks-music.ts';
import { bundle as junkyard } from '@bundles/junkyard-music.ts';
import { bundle as lake } from '@bundles/lake-music.ts';
import { bundle as motel } from '@bundles/motel-music.ts';
import { bundle as preps } from '@bundles/preps-music.ts';
import { bundle as radio } from '@bundles/radio-music.ts';
import { bundle as stations } from '@bundles/stations-music.ts';
import { bundle as town } from '@bundles/town-music.ts';
import type { MusicTrack } from '../../../kernel/musicTrack.ts';
import type { Tune } from './station.ts';

/** On the air every tune is as loud as every other: places have their own volumes, stations do not. */
const tune = (track: MusicTrack, title: string, by: string): Tune => ({ ...track, volume: 1, title, by });

/** What the stations play, by name. */
export const TUNES = {
  nightShift: tune(radio.tracks.radio, 'Half a Step Higher', 'The Night Shift'),
  garage: tune(stations.tracks.garage, 'Late and in C', 'Wet Sneakers'),
  roomBetween: tune(stations.tracks['room-between'], 'Room Between Two People', 'Corsage'),
  twoStep: tune(stations.tracks['two-step'], 'Depot Lane', 'The Gravel Boys'),
  quarters: tune(arcade.tracks.arcade, 'Pocket Full of Quarters', 'Main Street'),
  threeVoices: tune(lobby.tracks['arcade-lobby'], 'Three Voices', 'Insert Coin'),
  deadKeys: tune(bar.tracks.bar, 'Two Dead Keys', 'The House Piano'),
  wrongChord: tune(diner.tracks.diner, 'One Wrong Chord', 'Extra Straw'),
  oneButton: tune(flappy.tracks['flappy-flunk'], 'One Button', 'Insert Coin'),
  towers: tune(uppy.tracks['flunky-uppy'], 'Up Two Towers', 'Insert Coin'),
  cellar: tune(freaks.tracks.freaks, 'The Floor Above', 'Candle Night'),
  calculators: tune(geeks.tracks.geeks, 'Pi, by Heart', 'Three Calculators'),
  fightSong: tune(homecoming.tracks.homecoming, 'The Fight Song', 'The Marching Band'),
  bedroomBeat: tune(jocks.tracks.jocks, 'Eight Seconds', 'Home Team'),
  barrels: tune(junkyard.tracks.junkyard, 'Barrels and a Chain', 'Scrap'),
  otherShore: tune(lake.tracks.lake, 'The Other Shore', 'June'),
  emptyPool: tune(motel.tracks.motel, 'Empty Pool', 'The Vacancies'),
  quartet: tune(preps.tracks.preps, 'Sit Up Straight', 'Four on a Lawn'),
  morning: tune(town.tracks['town-day'], 'Arcadia, Morning', 'Town Band'),
  evening: tune(town.tracks['town-night'], 'Arcadia, Evening', 'Town Band'),
} as const;
