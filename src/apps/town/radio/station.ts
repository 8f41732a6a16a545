import type { Programme } from '@shared/domain/town/radio.ts';
import type { MusicTrack } from '../../../kernel/musicTrack.ts';

/** A tune as a station announces it. */
export interface Tune extends MusicTrack {
  readonly title: string;
  readonly by: string;
}

/** How a host sounds: syllables at about this pitch (Hz), so many a second, of this wave. */
export interface HostVoice {
  readonly pitch: number;
  readonly pace: number;
  readonly wave: 'square' | 'triangle' | 'sawtooth' | 'sine';
}

/** A station of the dial: a file of `stations/`, which the radio finds by itself. */
export interface Station extends Programme<Tune> {
  /** As the display writes it. */
  readonly name: string;
  /** Tenths of a MHz, within the dial's band. */
  readonly frequency: number;
  readonly slogan: string;
  readonly voice: HostVoice;
  /** True: of three talks one is news of the town. */
  readonly tellsNews?: boolean;
  /** Notes of the jingle, in turn: pitch (Hz) and length (seconds); 0 rests. */
  readonly jingle: readonly (readonly [pitch: number, seconds: number])[];
  /** What its jingle is played on. */
  readonly instrument: 'square' | 'triangle' | 'sawtooth' | 'sine';
}

/** Declares a station (docs/adding-content.md). */
export const defineStation = (station: Station): Station => station;
