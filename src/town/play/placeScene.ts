import type { AppContext, PreparedScene, SceneHost } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import { holdUntil, type Art } from '../../engine/assets/texture.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import type { Place } from './place.ts';
import { showPlace, type PlaceView } from './placeView.ts';
import { createSounds } from './sounds.ts';
import { TEXTS } from './texts.ts';
import { loadPlace } from '../places/index.ts';
import { createVoice } from './voice.ts';

export interface PlaceOptions {
  /** Whether the person may go there; whoever refuses says why. Absent: everywhere. */
  readonly mayGo?: (to: string) => boolean;
  /** Hears where the person is, from the first place on, and what can be done there from outside the picture. */
  readonly onArrive?: (place: Place, doing: Doing) => void;
  /** False silences the tunes; they play when absent. */
  readonly music?: Readable<boolean>;
  /** True: it is only seen. Nothing can be pressed, and nothing is said of it. */
  readonly fromOutside?: boolean;
}

/** What somebody does in a place by a button that is not in its picture. */
interface Doing {
  readonly go: (to: string) => void;
  readonly press: (hotspot: string) => void;
}

/** A place whose file and pictures have come. */
interface Reached {
  readonly place: Place;
  readonly art: Art;
  readonly release: () => void;
}

/** Who waits longer for the next place is told so. */
const WAITING_AFTER_MS = 200;

/** A scene that begins in a place of the town, and goes with the person from there to others. */
export function placeScene(start: string, options: PlaceOptions = {}): PreparedScene {
  return {
    async prepare(closed) {
      const first = await reach(start, closed);
      return (host, app) => walkFrom(first, host, app, options);
    },
  };
}

async function reach(id: string, closed: AbortSignal): Promise<Reached> {
  const pictures = holdUntil(closed);
  try {
    const place = await loadPlace(id);
    return { place, art: await pictures.bundle(place.bundle), release: pictures.release };
  } catch (fault) {
    pictures.release();
    throw fault;
  }
}

function walkFrom(first: Reached, host: SceneHost, app: AppContext, options: PlaceOptions): () => void {
  const { mayGo = () => true, onArrive, fromOutside = false } = options;
  const voice = createVoice(host);
  const sounds = createSounds(app, options.music);
  let here = first;
  let view = enter(first);
  let isWalking = false;

  const doing: Doing = { go: send, press: (hotspot) => view.press(hotspot) };

  function enter(reached: Reached): PlaceView {
    sounds.hear(reached.place);
    const shown = showPlace(host, app, reached, { voice, go: send });
    if (fromOutside) shown.offer([]);
    return shown;
  }
  function send(to: string): void {
    if (mayGo(to)) void go(to).catch(app.fail);
  }
  function leave(): void {
    view.destroy();
    here.release();
  }

  /** The place stays until the next one has come; when it does not come, the same exit is there to try again. */
  async function go(to: string): Promise<void> {
    if (isWalking) return;
    isWalking = true;
    const arrive = wait(host.element, () => voice.say(TEXTS.onTheWay));
    const next = await reach(to, app.closed).catch((fault: unknown) => {
      console.error(fault);
      return null;
    });
    arrive();
    isWalking = false;
    if (app.closed.aborted) return;
    if (next === null) voice.say(TEXTS.noWay);
    else show(next);
  }
  function show(next: Reached): void {
    const from = here.place.id;
    const hadFocus = host.element.contains(document.activeElement);
    leave();
    here = next;
    view = enter(next);
    if (hadFocus) view.focusExitTo(from);
    app.setTitle(next.place.id === first.place.id ? null : next.place.title);
    voice.describe(`${next.place.title}. ${next.place.alt[app.services.time.night.get() ? 'night' : 'day']}`);
    onArrive?.(next.place, doing);
  }
  onArrive?.(first.place, doing);

  return () => {
    leave();
    sounds.stop();
    voice.destroy();
  };
}

/** Shows that something is on its way, where that takes a while; the answer ends it. */
function wait(element: HTMLElement, say: () => void): () => void {
  const timer = setTimeout(() => {
    element.classList.add('waiting');
    say();
  }, WAITING_AFTER_MS);
  return () => {
    clearTimeout(timer);
    element.classList.remove('waiting');
  };
}
