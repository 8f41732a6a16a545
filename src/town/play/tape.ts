import type { EpochMs } from '@shared/kernel/units.ts';
import type { Glide } from '../../engine/audio/ambiences.ts';
import type { MakePiece } from '../../engine/audio/audioPort.ts';
import type { Phrase } from '../../engine/audio/voice.ts';

/**
 * The tape that the DJ plays again each Friday: four minutes of a room, and what is heard in it. When each knock comes
 * (seconds); between the seventh and the eighth there is a breath (docs/places.md, Geeks).
 */
export const KNOCKS = [17, 31, 46, 58, 73, 91, 104, 132, 147, 163, 178, 201, 222] as const;
export const BREATH = 118;

/** What is still to come of the tape after so many seconds. */
export function restOfTape(from: number): readonly Phrase[] {
  const later = (at: number): boolean => at > from;
  const thud = KNOCKS.filter(later).map((at): Glide => [at - from, 0.16, 150, 52]);
  const wood = KNOCKS.filter(later).map((at): Glide => [at - from, 0.05, 900, 500]);
  const echo = KNOCKS.filter(later).map((at): Glide => [at - from + 0.31, 0.5, 120, 60, 0.3]);
  const breath = [BREATH].filter(later).map((at): Glide => [at - from, 2.6, 500, 900]);
  return [
    { timbre: { wave: 'sine' }, gain: -8, notes: [...thud, ...echo], rise: 0.02 },
    { timbre: { noise: 'bandpass', q: 1.5 }, gain: -14, notes: wood, rise: 0.05 },
    { timbre: { noise: 'bandpass', q: 0.8 }, gain: -30, notes: breath, rise: 0.6 },
  ];
}

/** Makes what plays the tape from a loudspeaker, where it is by now: it began at `since`. */
export async function loadTape(since: EpochMs, now: () => EpochMs): Promise<MakePiece> {
  const { createReceiver } = await import('../../engine/audio/receiver.ts');
  return (context, output) => {
    const receiver = createReceiver(context, output);
    receiver.mix(1, 0);
    receiver.playRoom('attic');
    receiver.heard.subscribe(() => {
      if (receiver.heard.get()) receiver.sing(restOfTape((now() - since) / 1_000));
    });
    return receiver;
  };
}
