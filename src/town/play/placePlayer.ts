import type { AppContext, SceneHost } from '../../kernel/app.ts';
import type { Readable } from '../../kernel/store.ts';
import { holdUntil, type Art } from '../../engine/assets/texture.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import type { Place } from './place.ts';
import type { Hand } from './hand.ts';
import type { Framing } from './framing/framingChoice.ts';
import { showPlace, type PlaceView } from './placeView.ts';
import { createSounds } from './sounds.ts';
import { loadPlace } from '../places/index.ts';
import type { Screen, ScreenPicture } from './picture/screen.ts';
import { createVoice } from './reactions/voice.ts';
import type { WeekLayer } from './weekly.ts';

/** A place whose file and pictures have come. */
export interface ReachedPlace {
  readonly place: Place;
  readonly art: Art;
  /** Frees the pictures. */
  readonly release: () => void;
}

/**
 * Fetches the file and the pictures of a place, which are freed when `closed` aborts. Throws when there is no such place,
 * or something of it does not come.
 */
export async function reachPlace(id: string, closed: AbortSignal): Promise<ReachedPlace> {
  const pictures = holdUntil(closed);
  try {
    const place = await loadPlace(id);
    return { place, art: await pictures.bundle(place.bundle), release: pictures.release };
  } catch (fault) {
    pictures.release();
    throw fault;
  }
}

/** Plays places in one body, one after the other. Where the person goes, and whether they may, its owner decides. */
export interface PlacePlayer {
  /** Shows a place instead of the one before, which is freed; from outside nothing in it can be pressed. */
  show(reached: ReachedPlace, fromOutside: boolean): void;
  /** Takes the place away; what is heard of it goes on until the next is shown. */
  clear(): void;
  /** Presses a hotspot of the place, as a person does. */
  press(hotspot: string): void;
  /** Says a line as the place says its own. */
  say(text: string): void;
  destroy(): void;
}

interface Surroundings {
  /** The person takes an exit. */
  readonly go: (to: string) => void;
  /** False silences the tunes. */
  readonly music: Readable<boolean>;
  readonly framing: Framing;
  /** How much of the picture's foot is covered (logical pixels): captions stand above it. Absent: nothing. */
  readonly foot?: Readable<number>;
  /** What the person has in hand; absent: nothing can be taken or used. */
  readonly hand?: Hand;
  /** What plays on a screen of a place; null: nothing. */
  readonly screen?: (screen: Screen) => ScreenPicture | null;
  /** What this week lays over the places; absent: nothing. */
  readonly week?: Readable<WeekLayer | null>;
}

export function playPlaces(
  host: SceneHost,
  app: AppContext,
  { go, music, framing, foot, hand, screen, week }: Surroundings,
): PlacePlayer {
  const voice = createVoice(host, foot);
  const sounds = createSounds(app, music);
  let here: { readonly reached: ReachedPlace; readonly view: PlaceView } | null = null;

  function clear(): void {
    hand?.offered.set(null);
    hand?.recalled.set(null);
    here?.view.destroy();
    here?.reached.release();
    here = null;
  }
  return {
    show(reached, fromOutside) {
      const { place } = reached;
      const from = here?.reached.place.id;
      const hadFocus = host.element.contains(document.activeElement);
      clear();
      sounds.hear(place);
      const view = showPlace(host, app, reached, {
        ...{ voice, go, framing },
        ...(hand && { hand }),
        ...(screen && { screen }),
        ...(week && { week }),
      });
      here = { reached, view };
      if (fromOutside) view.offer([]);
      if (from === undefined) return;
      if (hadFocus) view.focusExitTo(from);
      voice.describe(`${place.title}. ${view.alt()}`);
    },
    clear,
    press: (hotspot) => here?.view.press(hotspot),
    say: voice.say,
    destroy() {
      clear();
      sounds.stop();
      voice.destroy();
    },
  };
}
