import type { AppContext, SceneHost } from '../../kernel/app.ts';
import { scenePart } from '../../engine/scene/scenePart.ts';
import { placeScene } from '../../town/play/placeScene.ts';
import { locationOf } from '../../../supabase/functions/_shared/domain/town.ts';
import { entryTo } from '../../services/town/town.ts';
import { placeOf } from './placeOf.ts';
import { accessDenied } from './texts.ts';
import { tourOf } from './tour.ts';

/** The place that somebody was let into, or what it looks like from outside to those who were not. */
export default function showLocation(host: SceneHost, app: AppContext): () => void {
  const { town } = app.services;
  const tour = tourOf(app);
  const part = scenePart(host, tour.room, app.fail);
  const place = placeOf(app.params, app.mode.get());
  let shown: string | null = null;
  let leave = (): void => undefined;
  let leavePresence = (): void => undefined;

  /** Others see somebody here as long as they look. */
  function bePresent(): void {
    const leaveBefore = leavePresence;
    const inside = tour.here.get();
    leavePresence =
      inside !== null && app.visible.get() ? app.services.presence.enter(inside) : () => undefined;
    leaveBefore();
  }

  function mayGo(to: string): boolean {
    const entry = entryTo(to, town.get());
    if (entry.status === 'refused') {
      const [title, message] = accessDenied(to, entry);
      app.sound('locked');
      void app.desktop.ask({ title, message, icon: 'error', buttons: ['Close'] });
    }
    return entry.status === 'entered';
  }

  async function show(id: string, fromOutside: boolean): Promise<void> {
    const key = `${id} ${fromOutside}`;
    if (key === shown) return;
    shown = key;
    leave();
    leave = () => undefined;
    const closed = new AbortController();
    const { music } = tour;
    const scene = placeScene(id, {
      mayGo,
      music,
      fromOutside,
      onArrive({ id: here, title, tune, ways = [] }, { go, press }) {
        tour.here.set(fromOutside ? null : here);
        bePresent();
        app.setTitle(title);
        tour.hasTune.set(tune !== undefined);
        tour.ways.set(fromOutside ? [] : ways);
        tour.go = go;
        tour.press = press;
      },
    });
    tour.isComing.set(true);
    const mount = await scene
      .prepare(AbortSignal.any([closed.signal, app.closed]))
      .finally(() => tour.isComing.set(shown !== key));
    if (app.closed.aborted || shown !== key) {
      closed.abort();
      return;
    }
    const unmount = mount(part.host, app);
    leave = () => {
      unmount();
      closed.abort();
    };
  }
  function follow(): void {
    if (place === null) return;
    const entry = entryTo(place, town.get());
    if (entry.status === 'checking') return;
    const isIn = entry.status === 'entered';
    const outside = locationOf(place)?.id ?? place;
    show(isIn ? place : outside, !isIn).catch(app.fail);
  }

  const stops = [town.subscribe(follow), app.visible.subscribe(bePresent)];
  follow();
  return () => {
    for (const stop of stops) stop();
    tour.here.set(null);
    bePresent();
    shown = null;
    leave();
    part.destroy();
  };
}
