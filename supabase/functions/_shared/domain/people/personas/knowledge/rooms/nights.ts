import type { Room } from './room.ts';

const night = (of: string, title: string, places: readonly string[], says: string): Room => [
  of,
  title,
  places.flatMap((place) => [
    `${place} at night`,
    `${place} by night`,
    `${place} after dark`,
    `${place} tonight`,
  ]),
  says,
];

/** How the places look by night. */
export const NIGHT_VIEWS: readonly Room[] = [
  night(
    'arcade',
    'the Arcade by night',
    ['arcade', 'main street'],
    'By night Main Street is wet and neon, the row of machines is dark but for the third one, and in the glass of the machine beside it there is, now and then, a yellow cap.',
  ),
  night(
    'high-school',
    'the High School by night',
    ['school', 'high school'],
    'By night the school stands in a police floodlight. Tape flutters before seven doors, and one upper window is lit.',
  ),
  night(
    'football-field',
    'the Football Field by night',
    ['football field', 'field', 'bleachers'],
    'By night there is a ring of candles on the field and people around a picture of Flunko, under two light towers. The jacket in the top row is unfolded. Somebody may throw the switch.',
  ),
  night(
    'flunk-fm-station',
    'Flunk FM by night',
    ['radio station', 'flunk fm'],
    'By night the station’s name burns on its roof, the beacon blinks, takes a rest, and blinks.',
  ),
  night(
    'police-station',
    'the Police Station by night',
    ['police station'],
    'By night two blue lamps burn there, and upstairs somebody walks to and fro.',
  ),
  night(
    'snack-shack',
    'the Snack Shack by night',
    ['snack shack', 'shack'],
    'By night the Snack Shack hangs under strings of bulbs. The hatch is lit, and nobody stands in it.',
  ),
  night(
    'four-thieves-bar',
    'the Four Thieves Bar by night',
    ['four thieves bar', 'bar'],
    'By night the bar is green neon, its door stands open a slit, and the sign has, from one angle, five masks.',
  ),
  night(
    'junkyard',
    'the Junkyard by night',
    ['junkyard'],
    'By night one work light burns over the wrecks. The red car turns on its crane, and the blinker goes: toward the bus.',
  ),
  night(
    'lake-tree',
    'the lake by night',
    ['lake', 'lake tree', 'dock'],
    'By night the moon lies on the lake and a small light moves on the far bank. The prints on the dock have come nearer.',
  ),
  night(
    'old-shed',
    'the old shed by night',
    ['shed', 'old shed', 'railway shed'],
    'By night a green lantern burns at the shed. The signal’s arm comes down, for no train that anybody knows of.',
  ),
  night(
    'secret-treehouse',
    'the treehouse by night',
    ['treehouse', 'secret treehouse'],
    'By night one window of the treehouse is lit, and somebody passes behind it.',
  ),
  night(
    'jocks-house',
    'the Jock’s House by night',
    ['jocks house'],
    'By night a television flickers behind the curtains of the Jock’s House, and the jacket is still on the line.',
  ),
  night(
    'freaks-house',
    'the Freak’s House by night',
    ['freaks house'],
    'By night a light wanders from window to window of the Freak’s House.',
  ),
  night(
    'geeks-house',
    'the Geek’s House by night',
    ['geeks house'],
    'By night the blinds of the Geek’s House are lit by screens, and a lamp watches the shed.',
  ),
  night(
    'preps-house',
    'the Prep’s House by night',
    ['preps house'],
    'By night the columns of the Prep’s House are lit, and upstairs somebody closes a curtain.',
  ),
];
