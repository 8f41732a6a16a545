import type { TownNews } from '@shared/contract/town/town.ts';
import { NEWS_EVERY, onAir, TALK_MS, type OnAir } from '@shared/domain/town/radio.ts';
import { localMinute, type LocalMinute } from '@shared/domain/system/timeWindows.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import type { SoundHandle } from '../../../engine/audio/audioPort.ts';
import type { Receiver } from '../../../engine/audio/receiver.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { perBody } from '../../../kernel/perBody.ts';
import { stationAt } from './dial.ts';
import { watchMediaKeys } from './mediaKeys.ts';
import { newsAt } from './news.ts';
import type { Display } from './display.ts';
import { radioOf } from './radio.ts';
import type { Station, Tune } from './station.ts';
import { restOfTape } from './tape.ts';
import { RADIO_TEXTS as TEXTS } from './texts.ts';
import { jingleOf, spoken } from './voice.ts';

/** What a part that has just begun may be behind the clock to be heard from its start (ms). */
const FRESH = 2_000;
/** How long no tune comes through until all are tried again (ms). */
const TRY_AGAIN = 15_000;
/** How old the news may be until they are asked for again (ms). */
const NEWS_AGE = 300_000;
/** How loud the tune is under a voice, and noise at its loudest. */
const UNDER_VOICE = 0.4;
const NOISE = 0.8;

type OnAirTune = Extract<OnAir<Tune>, { kind: 'tune' }>;

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
  let wasOn = memory.get().on;
  const lost = new Set<string>();
  let handle: SoundHandle | null = null;
  let receiver: Receiver | null = null;
  let playing = '';
  let saying = '';
  let news: TownNews | null = null;
  let askedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turnOn(): void {
    handle = audio.music.perform(
      'radio',
      async () => {
        const { createReceiver } = await import('../../../engine/audio/receiver.ts');
        return (context, output) => {
          const made = createReceiver(context, output);
          receiver = made;
          [playing, saying] = ['', ''];
          made.heard.subscribe(() => {
            if (receiver !== made) return;
            heard.set(made.heard.get());
            saying = '';
            sync();
          });
          sync();
          return made;
        };
      },
      { evenHidden: true },
    );
  }

  function turnOff(): void {
    handle?.stop();
    [handle, receiver] = [null, null];
    heard.set(false);
  }

  /** Lets be heard, and shown, what is on now. */
  function sync(): void {
    clearTimeout(timer);
    const { on, frequency, volume } = memory.get();
    if (on && handle === null) turnOn();
    if (!on && handle !== null) turnOff();
    const now = app.clock.now();
    const received = stationAt(frequency);
    // Not while it is off: the clock of a zone takes long to wake, and the window is just opening.
    const air = on && received ? onAir(received.station, now, time.config.get().timezone) : null;
    const tune = air?.kind === 'tune' ? tuneOf(air) : null;
    const isSilent = air === null || air.kind === 'off' || (air.kind === 'tune' && tune === null);
    const signal = isSilent ? 0 : (received?.signal ?? 0);

    if (receiver !== null) {
      if (heard.get()) void askForNews(now);
      receiver.fade((volume / 100) ** 2, 0.1);
      receiver.mix(signal, air?.kind === 'dead air' ? NOISE / 4 : (1 - signal) * NOISE);
      play(receiver, received?.station ?? null, air, tune);
      if (received !== null && air !== null) say(receiver, received.station, air, now);
    }
    display.set(shown(received?.station ?? null, air, tune, now));
    keys.tell(memory.get(), display.get());
    const isWatched = app.visible.get() || heard.get();
    if (on && isWatched && air !== null) timer = setTimeout(sync, Math.max(50, air.until - now));
  }

  /** What is played for a tune of the programme: itself, or the next of the show that comes through. */
  function tuneOf({ show, tune }: OnAirTune): Tune | null {
    return [tune, ...show.tunes].find(({ webm }) => !lost.has(webm)) ?? null;
  }

  function play(at: Receiver, station: Station | null, air: OnAir<Tune> | null, tune: Tune | null): void {
    const what = tune?.webm ?? (air?.kind === 'tape' ? 'tape' : '');
    const next = what === '' || station === null ? '' : `${station.id} ${what}`;
    if (next === playing) return;
    playing = next;
    saying = '';
    at.hush();
    if (air?.kind === 'tape') at.playRoom('attic');
    else if (tune !== null && air?.kind === 'tune') void playTune(at, tune, air.since);
    else at.rest();
  }

  async function playTune(at: Receiver, tune: Tune, since: EpochMs): Promise<void> {
    const mine = playing;
    if (await at.play(tune, () => Math.max(0, app.clock.now() - since) / 1000)) return;
    if (receiver !== at || playing !== mine) return;
    lost.add(tune.webm);
    setTimeout(() => {
      lost.delete(tune.webm);
      sync();
    }, TRY_AGAIN);
    at.mix(0, NOISE);
    display.set({ ...display.get(), line: TEXTS.lost, isTalk: false });
    // A moment of noise, in which the line is read.
    clearTimeout(timer);
    timer = setTimeout(sync, 2 * FRESH);
  }

  /** The jingle and the host's voice, each from its beginning; the tape also from the middle. */
  function say(at: Receiver, station: Station, air: OnAir<Tune>, now: EpochMs): void {
    const part = air.kind === 'tune' ? `${air.since} ${air.part}` : air.kind;
    if (part === saying || !at.heard.get()) return;
    saying = part;
    at.duck(air.kind === 'tune' && air.part !== 'music' ? UNDER_VOICE : 1);
    if (air.kind === 'tape') at.sing(restOfTape((now - air.since) / 1000));
    if (air.kind !== 'tune') return;
    if (air.part === 'jingle') at.sing([jingleOf(station, (now - air.since) / 1000)]);
    const isFresh = air.until - now > TALK_MS - FRESH;
    if (air.part === 'talk' && isFresh) at.sing([spoken(lineOf(station, air, now), station.voice)]);
  }

  function lineOf({ tellsNews }: Station, { talk }: OnAirTune, now: EpochMs): string {
    const local = localMinute(time.config.get().timezone, now);
    const told = newsAt(local, news);
    const isNews = talk.kind === 'news' && tellsNews === true;
    const line = isNews ? told[Math.floor(talk.turn / NEWS_EVERY) % told.length] : undefined;
    return (line ?? talk.line).replace('{time}', clockTime(local));
  }

  async function askForNews(now: EpochMs): Promise<void> {
    if (now - askedAt < NEWS_AGE) return;
    askedAt = now;
    const answer = await api.call('GET /api/town/news', {});
    // Without an answer the calendar's news are all there is.
    if (answer.ok) news = answer.value;
  }

  function shown(station: Station | null, air: OnAir<Tune> | null, tune: Tune | null, now: EpochMs): Display {
    const matter = theMatter();
    const show = air?.kind === 'tune' ? air.show.title : air?.kind === 'tape' ? TEXTS.tapeShow : '';
    const plain = (line: string): Display => ({ station, show, line: matter ?? line, isTalk: false });
    if (matter !== null) return plain(matter);
    if (air === null) return plain(TEXTS.noise);
    if (air.kind === 'off') return plain(TEXTS.offAir);
    if (air.kind === 'tape') return plain(TEXTS.tape);
    if (air.kind === 'dead air') return plain(TEXTS.deadAir);
    if (tune === null) return plain(TEXTS.lostAll);
    if (air.part === 'talk' && station !== null) {
      return { station, show, line: lineOf(station, air, now), isTalk: true };
    }
    return plain(air.part === 'jingle' ? (station?.slogan ?? '') : TEXTS.tune(tune.title, tune.by));
  }

  /** Why a radio that is on is not heard; null: it is, or it is on its way. */
  function theMatter(): string | null {
    if (!memory.get().on) return TEXTS.off;
    if (audio.muted.get()) return TEXTS.muted;
    if (!audio.unlocked.get()) return TEXTS.gesture;
    return receiver !== null && !receiver.heard.get() ? TEXTS.elsewhere : null;
  }

  const keys = watchMediaKeys({
    power: (on) => change({ on }),
    seek,
    again: () => handle?.raise(),
  });
  const stops = [
    memory.subscribe(() => {
      const isTurnedOn = memory.get().on && !wasOn;
      wasOn = memory.get().on;
      sync();
      if (isTurnedOn) handle?.raise();
    }),
    audio.muted.subscribe(sync),
    audio.unlocked.subscribe(sync),
    app.visible.subscribe(sync),
    time.config.subscribe(sync),
    app.inFront.subscribe(() => {
      if (app.inFront.get()) handle?.raise();
    }),
  ];
  app.closed.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    keys.end();
    turnOff();
  });
  sync();
  return { spectrum: (into) => receiver?.spectrum(into) };
}

/** A time as people say it: 8:04 PM. */
function clockTime({ hour, minute }: LocalMinute): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
