import { TALK_MS, type OnAir } from '@shared/domain/town/radio.ts';
import type { Clock } from '@shared/kernel/clock.ts';
import type { EpochMs } from '@shared/kernel/units.ts';
import type { Receiver } from '../../../engine/audio/receiver.ts';
import type { Station, Tune } from './station.ts';
import { restOfTape } from '../../../town/play/tape.ts';
import { jingleOf, spoken } from './voice.ts';

/** What a part that has just begun may be behind the clock to be heard from its start (ms). */
export const FRESH_MS = 2_000;
/** How loud the tune is under a voice. */
const UNDER_VOICE = 0.4;

export type OnAirTune = Extract<OnAir<Tune>, { kind: 'tune' }>;

interface BroadcastPorts {
  readonly clock: Clock;
  /** What the host says. */
  readonly lineOf: (station: Station, air: OnAirTune, now: EpochMs) => string;
  /** Told of a tune that could not be had, while it is still its turn. */
  readonly onLost: (tune: Tune) => void;
}

/** What a receiver plays and says of a station. */
export interface Broadcast {
  /** Plays what is on, unless it plays already. Null: nothing. */
  play(station: Station | null, air: OnAir<Tune> | null, tune: Tune | null): void;
  /** The jingle and the host's voice, each from its beginning; the tape also from the middle. */
  say(station: Station, air: OnAir<Tune>, now: EpochMs): void;
  /** Lets be said again what was said last. */
  sayAgain(): void;
}

export function createBroadcast(receiver: Receiver, { clock, lineOf, onLost }: BroadcastPorts): Broadcast {
  let playing = '';
  let saying = '';

  async function playTune(tune: Tune, since: EpochMs): Promise<void> {
    const mine = playing;
    const isThere = await receiver.play(tune, () => Math.max(0, clock.now() - since) / 1000);
    if (!isThere && playing === mine) onLost(tune);
  }

  return {
    play(station, air, tune) {
      const what = tune?.webm ?? (air?.kind === 'tape' ? 'tape' : '');
      const next = what === '' || station === null ? '' : `${station.id} ${what}`;
      if (next === playing) return;
      playing = next;
      saying = '';
      receiver.hush();
      if (air?.kind === 'tape') receiver.playRoom('attic');
      else if (tune !== null && air?.kind === 'tune') void playTune(tune, air.since);
      else receiver.rest();
    },
    say(station, air, now) {
      const part = air.kind === 'tune' ? `${air.since} ${air.part}` : air.kind;
      if (part === saying || !receiver.heard.get()) return;
      saying = part;
      receiver.duck(air.kind === 'tune' && air.part !== 'music' ? UNDER_VOICE : 1);
      if (air.kind === 'tape') receiver.sing(restOfTape((now - air.since) / 1000));
      if (air.kind !== 'tune') return;
      if (air.part === 'jingle') receiver.sing([jingleOf(station, (now - air.since) / 1000)]);
      const isFresh = air.until - now > TALK_MS - FRESH_MS;
      if (air.part === 'talk' && isFresh) receiver.sing([spoken(lineOf(station, air, now), station.voice)]);
    },
    sayAgain() {
      saying = '';
    },
  };
}
