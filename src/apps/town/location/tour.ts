import { createActor, type ActorRefFrom } from 'xstate';
import type { AppContext } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { NO_ROOM, type Room } from '../../../kernel/room.ts';
import { store, type Readable, type Writable } from '../../../kernel/store.ts';
import { emptyHand, type Hand } from '../../../town/play/hand.ts';
import type { Framing } from '../../../town/play/framing/framingChoice.ts';
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
  /** The place that the person is in while they look at it; null: none. */
  readonly here: Readable<string | null>;
  /** How much of the picture's foot is covered by those who are there too, in logical pixels. */
  readonly foot: Writable<number>;
  readonly hand: Hand;
  /** Whether what the person carries lies beneath the picture. */
  readonly pocketsShown: Writable<boolean>;
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
  const here = store<string | null>(null);
  const stops = [services.town.subscribe(tell), mode.subscribe(tell), bePresent(app, location, here)];
  app.closed.addEventListener('abort', () => {
    for (const stop of stops) stop();
    location.stop();
  });
  return {
    location,
    room: store(NO_ROOM),
    music: store(true),
    framing: { whole: store(false), isCut: store(false) },
    here,
    foot: store(0),
    hand: emptyHand(),
    pocketsShown: store(true),
  };
});

/** Lets others see the person at the place that they are in for as long as they look; the answer ends it. */
function bePresent(
  { services, visible }: AppContext,
  location: LocationActor,
  here: Writable<string | null>,
): () => void {
  let leave = (): void => undefined;
  function move(to: string | null): void {
    if (to === here.get()) return;
    const leaveBefore = leave;
    leave = to === null ? () => undefined : services.presence.enter(to);
    // Afterwards, so that nothing is said of the moment between two places.
    leaveBefore();
    here.set(to);
  }
  const look = (): void => move(visible.get() ? hereIn(location.getSnapshot().context) : null);
  const [watch, unwatch] = [location.subscribe(look), visible.subscribe(look)];
  return () => {
    watch.unsubscribe();
    unwatch();
    move(null);
  };
}
