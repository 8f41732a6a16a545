import type { Subject } from '../entry.ts';
import { HOUSE_ROOMS } from './rooms/houses.ts';
import { NIGHT_VIEWS } from './rooms/nights.ts';
import { PLACE_ROOMS } from './rooms/places.ts';
import { THINGS } from './rooms/things.ts';

const idOf = (title: string): string => `room-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Where a room is, by the subject that it belongs to. */
const AT: Readonly<Record<string, string>> = {
  arcade: 'in the Arcade, on Main Street',
  'high-school': 'in the High School, which is sealed; one sees it through the glass',
  'football-field': 'at the Football Field',
  'paradise-motel': 'at Paradise Motel, on the edge of town',
  'rug-doctor': 'at the Rug Doctor',
  'flunk-fm-station': 'at Flunk FM, on the hill',
  'police-station': 'at the Police Station',
  'snack-shack': 'at the Snack Shack',
  'four-thieves-bar': 'at the Four Thieves Bar',
  junkyard: 'at the Junkyard, past the rails',
  'lake-tree': 'at the Lake Tree',
  'old-shed': 'at the old railway shed on Depot Lane',
  'secret-treehouse': 'at the Secret Treehouse, in the woods',
  'jocks-house': 'at the Jock’s House',
  'freaks-house': 'at the Freak’s House, on the hill',
  'geeks-house': 'at the Geek’s House',
  'preps-house': 'at the Prep’s House',
  teddy: 'in the Teddy backpack, in the closet of the Jock’s House',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A subject for each room and thing, which leads on to the place it is in. */
export const ROOMS_TOLD: readonly Subject[] = [...HOUSE_ROOMS, ...PLACE_ROOMS, ...THINGS, ...NIGHT_VIEWS].map(
  ([of, title, names, ...says]): Subject => {
    const at = AT[of];
    return {
      id: idOf(title),
      area: 'town',
      title,
      names,
      says: {
        about: says,
        ...(at !== undefined && { where: [`${capital(title)}? That is ${at}. The Town Map leads there.`] }),
      },
      leads: [of],
    };
  },
);
