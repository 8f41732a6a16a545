import { z } from 'zod';
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
