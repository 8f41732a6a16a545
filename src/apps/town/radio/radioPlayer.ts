import type { TownNews } from '@shared/contract/town/town.ts';
import { onAir, type OnAir } from '@shared/domain/town/radio.ts';
import { localMinute } from '@shared/domain/system/timeWindows.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import type { AudioPort, MakePiece, SoundHandle } from '../../../engine/audio/audioPort.ts';
import type { Receiver } from '../../../engine/audio/receiver.ts';
import type { AppContext, Services } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import type { Readable } from '../../../kernel/store.ts';
import { weekOf } from '../../../services/week/week.ts';
import { createBroadcast, FRESH_MS, type Broadcast, type OnAirTune } from './broadcast.ts';
import { stationAt } from './dial.ts';
import { displayOf } from './display.ts';
import { watchMediaKeys } from './mediaKeys.ts';
import { lineOf, toldThisWeek } from './news.ts';
import type { RadioMemory } from './memory.ts';
import { radioOf } from './radio.ts';
import type { Station, Tune } from './station.ts';
import { RADIO_TEXTS as TEXTS } from './texts.ts';

/** How long no tune comes through until all are tried again (ms). */
const TRY_AGAIN = 15_000;
/** How old the news may be until they are asked for again (ms). */
const NEWS_AGE = 300_000;
/** How loud noise is at its loudest. */
const NOISE = 0.8;

/** What is heard of the radio. */
interface RadioPlayer {
  /** Writes how loud the pitches are that are heard, from low to high, each 0 to 255. */
  spectrum(into: Uint8Array<ArrayBuffer>): void;
}

/** Lets be heard what the radio is tuned to, by the clock, from the opening of its window to its closing. */
export const radioPlayerOf = perBody(createRadioPlayer);

function createRadioPlayer(app: AppContext): RadioPlayer {
  const { api, audio, time } = app.services;
  const { memory, change, seek, display, heard } = radioOf(app);
  const news = createNews(api);
  const week = weekOf(app.services);
  const lost = new Set<string>();
  let handle: SoundHandle | null = null;
  /** What plays, once it may. */
  let playing: Playing | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = loadReceiver({
    clock: app.clock,
    lineOf: talkOf,
    onMade(made) {
      playing = made;
      sync();
    },
    onHeard({ receiver, broadcast }) {
      if (playing?.receiver !== receiver) return;
      heard.set(receiver.heard.get());
      broadcast.sayAgain();
      sync();
    },
    onLost({ receiver }, tune) {
      if (playing?.receiver === receiver) lose(receiver, tune);
    },
  });

  function turn(on: boolean): void {
    if (on) {
      handle = audio.music.perform('radio', load, { evenHidden: true });
      return;
    }
    handle?.stop();
    [handle, playing] = [null, null];
    heard.set(false);
  }

  /** Lets be heard, and shown, what is on now. */
  function sync(): void {
    clearTimeout(timer);
    const { on } = memory.get();
    if (on !== (handle !== null)) turn(on);
    const received = receivedNow(memory.get(), app.clock.now(), time.config, lost);
    const { station, air, tune, now } = received;
    if (heard.get()) news.renew(now);
    if (playing !== null) hear(playing, received);
    const talk =
      station !== null && air?.kind === 'tune' && air.part === 'talk' ? talkOf(station, air, now) : '';
    display.set(
      displayOf({ matter: matterOf(on, audio, playing?.receiver.heard.get()), station, air, tune, talk }),
    );
    keys.tell(memory.get(), display.get());
    const isWatched = app.visible.get() || heard.get();
    if (on && isWatched && air !== null) timer = setTimeout(sync, Math.max(50, air.until - now));
  }

  /** Shows for a moment of noise that a tune did not come through. */
  function lose(receiver: Receiver, { webm }: Tune): void {
    lost.add(webm);
    setTimeout(() => {
      lost.delete(webm);
      sync();
    }, TRY_AGAIN);
    receiver.mix(0, NOISE);
    display.set({ ...display.get(), line: TEXTS.lost, isTalk: false });
    clearTimeout(timer);
    timer = setTimeout(sync, 2 * FRESH_MS);
  }

  function talkOf(station: Station, { talk }: OnAirTune, now: EpochMs): string {
    const local = localMinute(time.config.get().timezone, now);
    return lineOf(station, talk, local, news.get(), toldThisWeek(week.get()));
  }

  const raise = (): void => handle?.raise();
  const keys = watchMediaKeys({ power: (on) => change({ on }), seek, again: raise });
  const stops = [...watchRadio(app, sync, raise), week.subscribe(sync)];
  app.closed.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    keys.end();
    turn(false);
  });
  sync();
  return { spectrum: (into) => playing?.receiver.spectrum(into) };
}

interface Playing {
  readonly receiver: Receiver;
  readonly broadcast: Broadcast;
}

interface ReceiverPorts {
  readonly clock: Clock;
  readonly lineOf: (station: Station, air: OnAirTune, now: EpochMs) => string;
  readonly onMade: (made: Playing) => void;
  /** It has begun to sound, or is silent. */
  readonly onHeard: (made: Playing) => void;
  /** A tune could not be had. */
  readonly onLost: (made: Playing, tune: Tune) => void;
}

/** Makes what loads a receiver and has it play a station's broadcast. */
const loadReceiver =
  ({ clock, lineOf, onMade, onHeard, onLost }: ReceiverPorts) =>
  async (): Promise<MakePiece> => {
    const { createReceiver } = await import('../../../engine/audio/receiver.ts');
    return (context, output) => {
      const receiver = createReceiver(context, output);
      const broadcast = createBroadcast(receiver, {
        clock,
        lineOf,
        onLost: (tune) => onLost(made, tune),
      });
      const made = { receiver, broadcast };
      receiver.heard.subscribe(() => onHeard(made));
      onMade(made);
      return receiver;
    };
  };

interface Received {
  /** Percent. */
  readonly volume: number;
  /** How strong the station comes in, 0 to 1. */
  readonly signal: number;
  readonly station: Station | null;
  readonly air: OnAir<Tune> | null;
  readonly tune: Tune | null;
  readonly now: EpochMs;
}

/** What the radio receives now, by what it is tuned to. */
function receivedNow(
  { on, frequency, volume }: RadioMemory,
  now: EpochMs,
  config: Readable<{ readonly timezone: string }>,
  lost: ReadonlySet<string>,
): Received {
  const received = stationAt(frequency);
  const station = received?.station ?? null;
  // Not while it is off: the clock of a zone takes long to wake, and the window is just opening.
  const air = on && station ? onAir(station, now, config.get().timezone) : null;
  const tune = air?.kind === 'tune' ? tuneOf(air, lost) : null;
  return { volume, signal: isSilent(air, tune) ? 0 : (received?.signal ?? 0), station, air, tune, now };
}

/** Calls `sync` when something may be heard otherwise, and `raise` when the radio is to have the word. */
function watchRadio(app: AppContext, sync: () => void, raise: () => void): readonly (() => void)[] {
  const { audio, time } = app.services;
  const { memory } = radioOf(app);
  let wasOn = memory.get().on;
  return [
    memory.subscribe(() => {
      const isTurnedOn = memory.get().on && !wasOn;
      wasOn = memory.get().on;
      sync();
      if (isTurnedOn) raise();
    }),
    ...[audio.muted, audio.unlocked, app.visible, time.config, time.evening].map((what) =>
      what.subscribe(sync),
    ),
    app.inFront.subscribe(() => {
      if (app.inFront.get()) raise();
    }),
  ];
}

/** Has the receiver play what it receives, with the noise that is left of it. */
function hear({ receiver, broadcast }: Playing, received: Received): void {
  const { volume, signal, station, air, tune, now } = received;
  receiver.fade((volume / 100) ** 2, 0.1);
  receiver.mix(signal, air?.kind === 'dead air' ? NOISE / 4 : (1 - signal) * NOISE);
  broadcast.play(station, air, tune);
  if (station !== null && air !== null) broadcast.say(station, air, now);
}

/** What is played for a tune of the programme: itself, or the next of the show that comes through. */
const tuneOf = ({ show, tune }: OnAirTune, lost: ReadonlySet<string>): Tune | null =>
  [tune, ...show.tunes].find(({ webm }) => !lost.has(webm)) ?? null;

/** Why a radio is not heard; null: it is, or it is on its way. `isHeard`: undefined before there is a receiver. */
function matterOf(on: boolean, audio: AudioPort, isHeard: boolean | undefined): string | null {
  if (!on) return TEXTS.off;
  if (audio.muted.get()) return TEXTS.muted;
  if (!audio.unlocked.get()) return TEXTS.gesture;
  return isHeard === false ? TEXTS.elsewhere : null;
}

const isSilent = (air: OnAir<Tune> | null, tune: Tune | null): boolean =>
  air === null || air.kind === 'off' || (air.kind === 'tune' && tune === null);

/** The news of the town, asked for while the radio is heard. Without an answer the calendar's are all there is. */
function createNews(api: Services['api']) {
  let news: TownNews | null = null;
  let askedAt = -Infinity;
  return {
    get: () => news,
    renew(now: EpochMs): void {
      if (now - askedAt < NEWS_AGE) return;
      askedAt = now;
      void api.call('GET /api/town/news', {}).then((answer) => {
        if (answer.ok) news = answer.value;
      });
    },
  };
}
