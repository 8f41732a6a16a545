import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import {
  carriedOf,
  noticedOf,
  pocketsOf,
  readThing,
  THINGS,
  type ThingId,
} from '@shared/domain/town/case/things.ts';
import { locationOf, placeTitle } from '@shared/domain/town/town.ts';
import { KEY_117 } from '@shared/domain/town/townEvents.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { ThingIcon } from '../../../overlays/things/ThingIcon.tsx';
import { useLineInSight } from '../../../overlays/controls/useLineInSight.ts';
import { thingStrip } from '../../../overlays/things/thingLooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { TOLD } from '../../../town/things/notices.ts';
import styles from './pockets.module.css';
import { TEXTS } from './texts.ts';
import { otherSide, sideOf, SIDES, turned } from './turn.ts';

/** What the person carries, and one thing of it large (THING-6). */
function Pockets() {
  const { services, params } = useApp();
  const facts = useStore(services.story);
  const things = pocketsOf(facts);
  const key117 = facts.has(KEY_117) && <Key117 />;
  const [chosen, setChosen] = useState<ThingId | undefined>(readThing(params));
  /** What was put back last: an object of its own each time. */
  const [note, setNote] = useState({ text: '' });
  const list = useRef<HTMLUListElement>(null);
  const current = chosen !== undefined && things.includes(chosen) ? chosen : things[0];
  const at = current === undefined ? -1 : things.indexOf(current);
  useLineInSight(list, at);
  useEffect(() => {
    // On a narrow screen the things lie in a row.
    const [row, thing] = [list.current, list.current?.children[at]];
    if (row === null || !(thing instanceof HTMLElement)) return;
    const left = thing.offsetLeft - row.offsetLeft;
    row.scrollLeft = Math.min(left, Math.max(row.scrollLeft, left + thing.offsetWidth - row.clientWidth));
  }, [at]);
  useEffect(() => {
    // The button that put it back went with it: the keyboard goes on from the next thing.
    if (note.text !== '') list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [note]);
  return (
    <>
      {current === undefined ? (
        <Empty key117={key117} />
      ) : (
        <div className={styles.room}>
          <div className={styles.pockets}>
            <div className={styles.left}>
              <ul ref={list} className={`${styles.things} w95-well`} aria-label={TEXTS.list}>
                {things.map((thing) => (
                  <li key={thing}>
                    <button
                      type="button"
                      className={styles.thing}
                      aria-pressed={thing === current}
                      onClick={() => setChosen(thing)}
                    >
                      <ThingIcon thing={thing} />
                      <span>{THINGS[thing].title}</span>
                    </button>
                  </li>
                ))}
              </ul>
              {key117}
            </div>
            <Look key={current} thing={current} onPutBack={(text) => setNote({ text })} />
          </div>
        </div>
      )}
      <StatusBar panels={[note.text, TEXTS.carried(things.length)]} />
    </>
  );
}

/** What only the first person has who found it, and who cannot put it back (LOCK-17). */
function Key117() {
  return (
    <p className={styles.key}>
      <Icon name="access-key" />
      <span>{TEXTS.key}</span>
    </p>
  );
}

function Empty({ key117 }: { readonly key117: ReactNode }) {
  const { desktop } = useApp();
  return (
    <div className={styles.empty}>
      <Icon name="pockets" />
      <p>{TEXTS.none}</p>
      {key117}
      <Button default onClick={() => desktop.openFor('town')}>
        {TEXTS.map}
      </Button>
    </div>
  );
}

interface LookProps {
  readonly thing: ThingId;
  readonly onPutBack: (note: string) => void;
}

/** A thing from near by: what it is, what was noticed on it, and where it was found. */
function Look({ thing, onPutBack }: LookProps) {
  const app = useApp();
  const { story } = app.services;
  const facts = useStore(story);
  const [frame, setFrame] = useState(0);
  const [goal, setGoal] = useState<number | null>(null);
  const { title, notices, place } = THINGS[thing];
  const side = sideOf(frame);
  const location = locationOf(place);

  useEffect(() => {
    if (side !== 'between') story.record(noticedOf(thing, notices[side === 'front' ? 0 : 1]));
  }, [story, thing, notices, side]);
  useTurning(frame, goal, setFrame, () => setGoal(null));

  function putBack(): void {
    app.sound('drop');
    onPutBack(TEXTS.isBack(title));
    story.putBack(carriedOf(thing));
  }
  const told: Readonly<Record<string, string>> = TOLD[thing];
  const noticed = notices.filter((notice) => facts.has(noticedOf(thing, notice)));
  return (
    <section className={styles.look} aria-label={title}>
      <Turntable
        thing={thing}
        frame={frame}
        onTurn={(next) => {
          setGoal(null);
          setFrame(next);
        }}
      />
      <div className={styles.told}>
        <p>{TOLD[thing].about}</p>
        <ul aria-live="polite">
          {noticed.map((notice) => (
            <li key={notice}>{told[notice]}</li>
          ))}
        </ul>
        {noticed.length < notices.length && <p className={styles.more}>{TEXTS.more}</p>}
        <p className={styles.more}>
          {TEXTS.from} {location === null ? '' : placeTitle(place, location)}
        </p>
        <div className={styles.buttons}>
          <Button default onClick={() => setGoal(otherSide(frame))}>
            {TEXTS.turnOver}
          </Button>
          <Button onClick={putBack}>{TEXTS.putBack}</Button>
        </div>
      </div>
    </section>
  );
}

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
function Turntable({ thing, frame, onTurn }: TurntableProps) {
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

/** How long a thing that turns by itself shows each of its pictures. */
const STEP_MS = 50;

/** Turns to a frame, one after the other, or at once where nothing is to move. */
function useTurning(
  frame: number,
  goal: number | null,
  show: (frame: number) => void,
  arrive: () => void,
): void {
  const { reducedMotion } = useApp();
  useEffect(() => {
    if (goal === null) return undefined;
    if (frame === goal || reducedMotion.get()) {
      show(goal);
      arrive();
      return undefined;
    }
    const timer = setTimeout(() => show(turned(frame, 1)), STEP_MS);
    return () => clearTimeout(timer);
  });
}

export default mountReact(Pockets);
