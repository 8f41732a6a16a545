import { STEP_MS } from '../../../town/play/picture/life.ts';

/** What the machine in the booth is at. */
export type Act = 'asleep' | 'awake' | 'speaking' | 'winning';

/** A breath of four seconds, as stretches of so many steps: out, in, held, out. */
const BREATH: readonly (readonly [cut: string | null, steps: number])[] = [
  [null, 10],
  ['breath-1', 2],
  ['breath-2', 9],
  ['breath-1', 2],
  [null, 9],
];
const BREATHING = BREATH.flatMap(([cut, steps]) => Array.from({ length: steps }, () => cut));
const SWIRL = [null, 'swirl-1', 'swirl-2', 'swirl-3'] as const;
/** How the jaw moves while he speaks. */
const SPEECH = ['mouth-1', 'mouth-2', null, 'mouth-1', null, 'mouth-2', 'mouth-1', null] as const;
const CARD = ['card-1', 'card-2', 'card-3'] as const;
const SPEECH_STEPS = 26;
const BLINK_EVERY = 19;

const at = <Item>(list: readonly Item[], step: number): Item | undefined => list[step % list.length];

/**
 * The cuts that lie over the picture of the booth (assets/studio/README.md) so many milliseconds after it began to be at
 * something, from the lowest. Without `motion`, what tells best what it is at.
 */
export function cutsOf(act: Act, elapsedMs: number, motion: boolean): readonly string[] {
  const step = Math.floor(elapsedMs / STEP_MS);
  const present = (...cuts: readonly (string | null | undefined)[]) =>
    cuts.filter((cut) => typeof cut === 'string');
  const card = motion ? (CARD[Math.min(CARD.length - 1, Math.floor(step / 2))] ?? null) : 'card-3';
  switch (act) {
    case 'asleep':
      return motion ? present(at(BREATHING, step)) : [];
    case 'awake': {
      if (!motion) return ['awake', 'swirl-2'];
      return present(
        'awake',
        at(SWIRL, Math.floor(step / 2)),
        step % BLINK_EVERY === BLINK_EVERY - 1 ? 'blink' : null,
      );
    }
    case 'speaking':
      return present('awake', motion && step < SPEECH_STEPS ? at(SPEECH, step) : null, card);
    case 'winning':
      return present('awake', 'win', motion && step % 4 >= 2 ? 'win-swirl' : null, card);
  }
}
