import { MACHINES } from '@shared/domain/arcade/games/games.ts';
import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import { isOn } from '../../../kernel/features.ts';
import { store, type Readable } from '../../../kernel/store.ts';
import { scenePart } from '../../../engine/scene/scenePart.ts';
import { weekOf } from '../../../services/week/week.ts';
import { whileSeen } from '../../../services/whileSeen.ts';
import { playPlaces, reachPlace, type ReachedPlace } from '../../../town/play/placePlayer.ts';
import { TEXTS } from '../../../town/play/texts.ts';
import type { WeekLayer } from '../../../town/play/weekly.ts';
import type { Visit } from './locationMachine.ts';
import type { attractScreen } from './attractScreens.ts';
import { tourOf } from './tour.ts';

const isSame = (one: Visit | null, other: Visit | null): boolean =>
  one?.place === other?.place && one?.fromOutside === other?.fromOutside;

/** Shows the place that the machine wants shown, and tells it when that has come. */
export default function showLocation(host: SceneHost, app: AppContext): () => void {
  const { location, room, music, framing, foot, hand } = tourOf(app);
  const part = scenePart(host, room, app.fail);
  const { element } = part.host;
  const week = layerOf(app);
  const player = playPlaces(part.host, app, {
    week,
    music,
    framing,
    foot,
    hand,
    screen: (screen) =>
      isOn(MACHINES[screen.shows].feature, app.mode.get()) ? (attract?.(screen) ?? null) : null,
    go: (to) => location.send({ type: 'user.go', to }),
  });
  /** What plays on the screens of machines; null until a place has one. */
  let attract: typeof attractScreen | null = null;
  let shown: Visit | null = null;
  let wanted: Visit | null = null;
  /** Aborts what is on its way when it is no longer wanted. */
  let loading = new AbortController();

  async function reach(id: string, signal: AbortSignal): Promise<ReachedPlace> {
    const reached = await reachPlace(id, signal);
    if (reached.place.screens !== undefined && attract === null) {
      // Without them the machines show what their pictures have.
      attract = await import('./attractScreens.ts').then(
        (screens) => screens.attractScreen,
        () => null,
      );
    }
    return reached;
  }
  async function bring(visit: Visit): Promise<void> {
    const mine = (loading = new AbortController());
    const reached = await reach(visit.place, AbortSignal.any([mine.signal, app.closed])).catch(
      (fault: unknown) => {
        if (!mine.signal.aborted) console.error(fault);
        return { fault };
      },
    );
    if (mine.signal.aborted || app.closed.aborted) return;
    // It has come: what is wanted next does not take it away.
    loading = new AbortController();
    if ('fault' in reached) {
      location.send({ type: 'system.lost', fault: reached.fault });
      return;
    }
    player.show(reached, visit.fromOutside);
    shown = visit;
    const { title, tune, ways = [] } = reached.place;
    app.setTitle(title);
    location.send({ type: 'system.arrived', ways, hasTune: tune !== undefined });
  }
  function follow(): void {
    const now = location.getSnapshot();
    const isLate = now.hasTag('waiting');
    if (isLate && !element.classList.contains('waiting')) player.say(TEXTS.onTheWay);
    element.classList.toggle('waiting', isLate);
    if (isSame(wanted, now.context.wanted)) return;
    ({ wanted } = now.context);
    loading.abort();
    if (isSame(wanted, shown)) return;
    if (!now.matches('inside')) {
      player.clear();
      shown = null;
    }
    if (wanted !== null) bring(wanted).catch(app.fail);
  }

  const watches = [
    location.subscribe(follow),
    location.on('press', ({ hotspot }) => player.press(hotspot)),
    location.on('noWay', () => player.say(TEXTS.noWay)),
  ];
  follow();
  return () => {
    for (const watch of watches) watch.unsubscribe();
    week.stop();
    loading.abort();
    player.destroy();
    part.destroy();
  };
}

/** What this week lays over the places of the town, until it is stopped; null until it is known. */
function layerOf({
  services,
  visible,
}: Pick<AppContext, 'services' | 'visible'>): Readable<WeekLayer | null> & { stop(): void } {
  const week = whileSeen(weekOf(services), visible);
  const layer = store<WeekLayer | null>(null);
  const follow = (): void => layer.set(week.get()?.episode ?? null);
  const stop = week.subscribe(follow);
  follow();
  return { get: layer.get, subscribe: layer.subscribe, stop };
}
