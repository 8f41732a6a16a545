import type { Glide } from '../../../engine/audio/ambiences.ts';
import type { Phrase } from '../../../engine/audio/voice.ts';
import { TALK_MS } from '@shared/domain/town/radio.ts';
import type { HostVoice, Station } from './station.ts';

/** Seconds of silence that a mark makes beside a space's. */
const PAUSES: Readonly<Record<string, number>> = {
  ',': 0.14,
  ':': 0.2,
  ';': 0.2,
  '.': 0.32,
  '?': 0.32,
  '!': 0.32,
};
const SPACE = 0.05;
const SYLLABLE = /[^aeiouy\s.,:;?!]*[aeiouy0-9]+|[.,:;?!]|\s+|[^aeiouy\s.,:;?!]+/gi;

/** A line as its host says it: a sound a syllable, whose pitch follows from its letters. */
export function spoken(line: string, voice: HostVoice): Phrase {
  const notes: Glide[] = [];
  let at = 0;
  const seconds = 1 / voice.pace;
  const parts = line.match(SYLLABLE) ?? [];
  parts.forEach((part, index) => {
    if (part.trim() === '') at += SPACE;
    else if (part in PAUSES) at += PAUSES[part] ?? 0;
    else if (at < TALK_MS / 1000 - seconds) {
      const letters = [...part.toLowerCase()].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
      // The voice falls toward the end of a line, and rises before a question mark.
      const rises = parts[index + 1] === '?';
      const fall = 1.08 - 0.16 * (index / parts.length);
      const pitch = voice.pitch * fall * (0.86 + ((letters * 7) % 9) * 0.035);
      notes.push([at, seconds * 0.9, pitch, pitch * (rises ? 1.35 : 0.94)]);
      at += seconds;
    }
  });
  return { timbre: { wave: voice.wave }, gain: voice.wave === 'sine' ? -18 : -24, notes, rise: 0.25 };
}

/** A station's jingle, from where it is after so many seconds. */
export function jingleOf({ jingle, instrument }: Station, from: number): Phrase {
  const notes: Glide[] = [];
  let at = 0.2 - from;
  for (const [pitch, seconds] of jingle) {
    if (pitch > 0 && at >= 0) notes.push([at, seconds * 1.6, pitch, pitch]);
    at += seconds;
  }
  return { timbre: { wave: instrument }, gain: instrument === 'sine' ? -14 : -21, notes, rise: 0.03 };
}
