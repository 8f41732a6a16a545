import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { THINGS, type ThingId } from '@shared/domain/town/case/things.ts';
import { thingStrip } from '../../../overlays/things/thingLooks.ts';
import styles from './pockets.module.css';
import { TEXTS } from './texts.ts';
import { SIDES, sideOf, turned } from './turn.ts';

interface TurntableProps {
  readonly thing: ThingId;
  /** From which of its sides it is seen. */
  readonly frame: number;
  readonly onTurn: (next: (frame: number) => number) => void;
}

/** So far a pointer drags a thing by one of its pictures (CSS pixels). */
const DRAG = 12;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** A thing, large, that is turned by dragging and by the arrow keys. */
export function Turntable({ thing, frame, onTurn }: TurntableProps) {
  const grip = useRef<{ readonly x: number; readonly frame: number } | null>(null);
  const picture = thingStrip(thing);
  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onTurn((before) => turned(before, step));
  }
  function grab(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, frame };
  }
  function drag({ clientX }: PointerEvent): void {
    if (grip.current === null) return;
    const { x, frame: from } = grip.current;
    onTurn(() => turned(from, Math.round((x - clientX) / DRAG)));
  }
  function letGo(): void {
    grip.current = null;
  }
  return (
    <div
      className={styles.table}
      role="slider"
      tabIndex={0}
      aria-label={TEXTS.turn(THINGS[thing].title)}
      aria-valuemin={0}
      aria-valuemax={SIDES - 1}
      aria-valuenow={frame}
      aria-valuetext={TEXTS.sides[sideOf(frame)]}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <span
        style={{ backgroundImage: `url(${picture})`, backgroundPositionX: `${(frame * 100) / (SIDES - 1)}%` }}
      />
    </div>
  );
}
