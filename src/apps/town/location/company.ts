import { STREETS, whereaboutsOf } from '@shared/domain/town/presence.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { createTogether } from '../../../services/presence/together.ts';
import { createTicketReader } from '../../../services/tickets/tickets.ts';
import { tourOf } from './tour.ts';

/** Those who are with the person in the place of a window, for as long as they look at it. */
export const companyOf = perBody((app) => {
  const { here } = tourOf(app);
  const readTicket = createTicketReader((input, init) => fetch(input, init));
  const together = createTogether({ ...app.services, readTicket });
  const follow = (): void => {
    const place = here.get();
    const at = place === null ? null : whereaboutsOf(place);
    together.be(at === STREETS ? null : at);
  };
  const unfollow = here.subscribe(follow);
  follow();
  app.closed.addEventListener('abort', () => {
    unfollow();
    together.close();
  });
  return together;
});
