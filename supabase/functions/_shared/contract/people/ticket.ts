import { z } from 'zod';
import { Crowd, CrowdCount } from './chat.ts';
import { Done, IsoTime } from '../values.ts';

/** Who a person is to the others of a channel, signed by the server (auth/ticket.ts). */
export const TicketAnswer = Done.extend({
  ticket: z
    .string()
    .describe(
      'ES256 JWT by the key of /auth/v1/.well-known/jwks.json for the audience `channel`: topic, author, username, profile_icon, exp, and muted where they are; presence carries it, and clients verify it',
    ),
  expires_at: IsoTime,
});
export type Ticket = Omit<z.infer<typeof TicketAnswer>, 'success'>;

/** A ticket for a room of the messenger, and the key to what all its members may read. */
export const RoomTicketAnswer = TicketAnswer.extend({
  key: z.string().describe('for `GET /api/chat/tail`, for 15 minutes at least'),
  crowd: Crowd.describe('in which the caller has a seat for as long as the ticket counts'),
  crowds: z.array(CrowdCount).describe('those of the room that have people'),
});
export type RoomTicket = Omit<z.infer<typeof RoomTicketAnswer>, 'success'>;
