import type { Subject } from '../entry.ts';
import { HOUSE_ROOMS } from './rooms/houses.ts';
import { NIGHT_VIEWS } from './rooms/nights.ts';
import { PLACE_ROOMS } from './rooms/places.ts';

const idOf = (title: string): string => `room-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A subject for each room, which leads on to the place it is in. */
export const ROOMS_TOLD: readonly Subject[] = [...HOUSE_ROOMS, ...PLACE_ROOMS, ...NIGHT_VIEWS].map(
  ([of, title, names, ...says]): Subject => ({
    id: idOf(title),
    area: 'town',
    title,
    names,
    says: { about: says },
    leads: [of],
  }),
);
