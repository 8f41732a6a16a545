import { createActor, type ActorRefFrom } from 'xstate';
import type { AppContext } from '../../kernel/app.ts';
import { perBody } from '../../kernel/perBody.ts';
import { STREETS, whereaboutsOf } from '../../../supabase/functions/_shared/domain/presence.ts';
import { NO_ROOM, type Room } from '../../kernel/room.ts';
import { store, type Writable } from '../../kernel/store.ts';
import { createTogether, type Together } from '../../services/presence/together.ts';
import { createTicketReader } from '../../services/tickets/tickets.ts';
import type { Framing } from '../../town/play/framingChoice.ts';
import { hereIn, locationMachine, type Rights } from './locationMachine.ts';
import { accessDenied, LOCATION_TEXTS as TEXTS } from './texts.ts';

type LocationActor = ActorRefFrom<typeof locationMachine>;

/** What the scene and the page over it share. */
interface Tour {
  readonly location: LocationActor;
  /** Where the page leaves room for the place. */
  readonly room: Writable<Room>;
  readonly music: Writable<boolean>;
  readonly framing: Framing;
  /** Those who are at the location with the person. */
  readonly together: Together;
  /** How much of the picture's foot they take, in logical pixels. */
  readonly foot: Writable<number>;
}

export const tourOf = perBody((app): Tour => {
  const { services, mode, params = '' } = app;
  const rights = (): Rights => ({ town: services.town.get(), isBuildMode: mode.get().name === 'build' });
  const location = createActor(locationMachine, { input: { place: params, ...rights() } });
  location.on('refused', ({ place, entry }) => {
    const [title, message] = accessDenied(place, entry);
    app.sound('locked');
    void app.desktop.ask({ title, message, icon: 'error', buttons: [TEXTS.close] });
  });
  location.on('broken', ({ fault }) => app.fail(fault));
  location.start();
  const tell = (): void => location.send({ type: 'system.entry', ...rights() });
  const readTicket = createTicketReader((input, init) => fetch(input, init));
  const together = createTogether({ ...services, readTicket });
  const stops = [
    services.town.subscribe(tell),
    mode.subscribe(tell),
    bePresent(app, location, together),
    together.close,
  ];
  app.closed.addEventListener('abort', () => {
    for (const stop of stops) stop();
    location.stop();
  });
  return {
    location,
    room: store(NO_ROOM),
    music: store(true),
    framing: { whole: store(false), isCut: store(false) },
    together,
    foot: store(0),
  };
});

/** Lets the person and others see each other at the place that they are in for as long as they look; the answer ends it. */
function bePresent(
  { services, visible }: AppContext,
  location: LocationActor,
  together: Together,
): () => void {
  let at: string | null = null;
  let leave = (): void => undefined;
  function move(to: string | null): void {
    if (to === at) return;
    at = to;
    const leaveBefore = leave;
    leave = to === null ? () => undefined : services.presence.enter(to);
    // Afterwards, so that nothing is said of the moment between two places.
    leaveBefore();
    const whereabouts = to === null ? null : whereaboutsOf(to);
    together.be(whereabouts === STREETS ? null : whereabouts);
  }
  const look = (): void => move(visible.get() ? hereIn(location.getSnapshot().context) : null);
  const [watch, unwatch] = [location.subscribe(look), visible.subscribe(look)];
  return () => {
    watch.unsubscribe();
    unwatch();
    move(null);
  };
}
