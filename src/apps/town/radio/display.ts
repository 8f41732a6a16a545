import type { OnAir } from '@shared/domain/town/radio.ts';
import type { Station, Tune } from './station.ts';
import { RADIO_TEXTS as TEXTS } from './texts.ts';

/** What the display shows. */
export interface Display {
  readonly station: Station | null;
  readonly show: string;
  /** What is said, played, or the matter. */
  readonly line: string;
  readonly isTalk: boolean;
}

/** What the radio receives at a moment. */
interface Received {
  /** Why it is not heard; null: it is, or it is on its way. */
  readonly matter: string | null;
  readonly station: Station | null;
  /** Null: noise. */
  readonly air: OnAir<Tune> | null;
  /** Null: no tune that came through. */
  readonly tune: Tune | null;
  /** What the host says. */
  readonly talk: string;
}

export function displayOf({ matter, station, air, tune, talk }: Received): Display {
  const show = air?.kind === 'tune' ? air.show.title : air?.kind === 'tape' ? TEXTS.tapeShow : '';
  const plain = (line: string): Display => ({ station, show, line, isTalk: false });
  if (matter !== null) return plain(matter);
  if (air === null) return plain(TEXTS.noise);
  if (air.kind === 'off') return plain(TEXTS.offAir);
  if (air.kind === 'tape') return plain(TEXTS.tape);
  if (air.kind === 'dead air') return plain(TEXTS.deadAir);
  if (tune === null) return plain(TEXTS.lostAll);
  if (air.part === 'talk' && station !== null) return { station, show, line: talk, isTalk: true };
  return plain(air.part === 'jingle' ? (station?.slogan ?? '') : TEXTS.tune(tune.title, tune.by));
}
