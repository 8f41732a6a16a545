import { ROOMS, isRoom, type Room } from '@shared/domain/people/chat.ts';
import { AGENT_IDS, CAST, isAgent, type AgentId } from '@shared/domain/people/personas/cast.ts';

/** A room of the list: one that people write in, or that of a persona. */
export type RoomId = Room | AgentId;

/** Where a person is who has chosen no room (MSG-3). */
export const DEFAULT_ROOM: Room = 'General Chat';

/** What a room is called in the list. */
export const roomTitle = (id: RoomId): string => (isAgent(id) ? CAST[id].room : id);

/** The rooms of people, then those of the personas. */
export const ROOM_GROUPS: readonly { readonly title: string; readonly rooms: readonly RoomId[] }[] = [
  { title: 'Rooms', rooms: ROOMS },
  { title: 'Always in', rooms: AGENT_IDS },
];

/** Reads the id of a room; null: there is no such room. */
export const readRoom = (id: unknown): RoomId | null => (isRoom(id) || isAgent(id) ? id : null);
