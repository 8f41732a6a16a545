import type { Room } from '@shared/domain/people/chat.ts';
import { locationOf } from '@shared/domain/town/town.ts';

/** Rooms of the messenger that suit a location: two who meet there come into the same one. */
const ROOMS: Readonly<Record<string, Room>> = {
  'high-school': 'Study Hall',
  arcade: 'Gaming Lounge',
  'geeks-house': 'Gaming Lounge',
  'flunk-fm': 'Music & Chill',
  'four-thieves-bar': 'Music & Chill',
};

/** The room of the messenger in which people meet who are at a place. */
export const meetingRoom = (place: string): Room => ROOMS[locationOf(place)?.id ?? ''] ?? 'General Chat';
