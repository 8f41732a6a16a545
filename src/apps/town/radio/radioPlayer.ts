import type { TownNews } from '@shared/contract/town/town.ts';
import { onAir, type OnAir } from '@shared/domain/town/radio.ts';
import { localMinute } from '@shared/domain/system/timeWindows.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import type { MakePiece, SoundHandle } from '../../../engine/audio/audioPort.ts';
import type { Receiver } from '../../../engine/audio/receiver.ts';
import type { AppContext, Services } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { createBroadcast, FRESH_MS, type Broadcast, type OnAirTune } from './broadcast.ts';
import { stationAt } from './dial.ts';
import { displayOf } from './display.ts';
import { watchMediaKeys } from './mediaKeys.ts';
import { lineOf } from './news.ts';
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
  const lost = new Set<string>();
  let wasOn = memory.get().on;
  let handle: SoundHandle | null = null;
  /** What plays, once it may. */
  let playing: { readonly receiver: Receiver; readonly broadcast: Broadcast } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function loadReceiver(): Promise<MakePiece> {
    const { createReceiver } = await import('../../../engine/audio/receiver.ts');
    return (context, output) => {
      const receiver = createReceiver(context, output);
      const broadcast = createBroadcast(receiver, {
        clock: app.clock,
        lineOf: talkOf,
        onLost: (tune) => {
          if (playing?.receiver === receiver) lose(receiver, tune);
        },
      });
      playing = { receiver, broadcast };
      receiver.heard.subscribe(() => {
        if (playing?.receiver !== receiver) return;
        heard.set(receiver.heard.get());
        broadcast.sayAgain();
        sync();
      });
      sync();
      return receiver;
    };
  }

  function turn(on: boolean): void {
    if (on) {
      handle = audio.music.perform('radio', loadReceiver, { evenHidden: true });
      return;
    }
    handle?.stop();
    [handle, playing] = [null, null];
    heard.set(false);
  }

  /** Lets be heard, and shown, what is on now. */
  function sync(): void {
    clearTimeout(timer);
    const { on, frequency, volume } = memory.get();
    if (on !== (handle !== null)) turn(on);
    const now = app.clock.now();
    const received = stationAt(frequency);
    const station = received?.station ?? null;
    // Not while it is off: the clock of a zone takes long to wake, and the window is just opening.
    const air = on && received ? onAir(received.station, now, time.config.get().timezone) : null;
    const tune = air?.kind === 'tune' ? tuneOf(air, lost) : null;
    if (playing !== null) {
      const { receiver, broadcast } = playing;
      const signal = isSilent(air, tune) ? 0 : (received?.signal ?? 0);
      if (heard.get()) news.renew(now);
      receiver.fade((volume / 100) ** 2, 0.1);
      receiver.mix(signal, air?.kind === 'dead air' ? NOISE / 4 : (1 - signal) * NOISE);
      broadcast.play(station, air, tune);
      if (station !== null && air !== null) broadcast.say(station, air, now);
    }
    const talk =
      station !== null && air?.kind === 'tune' && air.part === 'talk' ? talkOf(station, air, now) : '';
    display.set(displayOf({ matter: theMatter(), station, air, tune, talk }));
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

  const talkOf = (station: Station, { talk }: OnAirTune, now: EpochMs): string =>
    lineOf(station, talk, localMinute(time.config.get().timezone, now), news.get());

  /** Why a radio that is on is not heard; null: it is, or it is on its way. */
  function theMatter(): string | null {
    if (!memory.get().on) return TEXTS.off;
    if (audio.muted.get()) return TEXTS.muted;
    if (!audio.unlocked.get()) return TEXTS.gesture;
    return playing !== null && !playing.receiver.heard.get() ? TEXTS.elsewhere : null;
  }

  const raise = (): void => handle?.raise();
  const keys = watchMediaKeys({ power: (on) => change({ on }), seek, again: raise });
  const stops = [
    memory.subscribe(() => {
      const isTurnedOn = memory.get().on && !wasOn;
      wasOn = memory.get().on;
      sync();
      if (isTurnedOn) raise();
    }),
    ...[audio.muted, audio.unlocked, app.visible, time.config].map((what) => what.subscribe(sync)),
    app.inFront.subscribe(() => {
      if (app.inFront.get()) raise();
    }),
  ];
  app.closed.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    keys.end();
    turn(false);
  });
  sync();
  return { spectrum: (into) => playing?.receiver.spectrum(into) };
}

/** What is played for a tune of the programme: itself, or the next of the show that comes through. */
const tuneOf = ({ show, tune }: OnAirTune, lost: ReadonlySet<string>): Tune | null =>
  [tune, ...show.tunes].find(({ webm }) => !lost.has(webm)) ?? null;

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
