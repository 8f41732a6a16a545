import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { carriedOf, pocketsOf, THINGS, type ThingId } from '@shared/domain/town/case/things.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ThingIcon } from '../../../overlays/things/ThingIcon.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { TOLD } from '../../../town/things/notices.ts';
import styles from './location.module.css';
import { hereIn } from './locationMachine.ts';
import { LOCATION_TEXTS as TEXTS } from './texts.ts';
import { tourOf } from './tour.ts';
import { useEscape } from '../../../overlays/useEscape.ts';

/** What the person carries, beneath the picture: to be used on it, looked at, or added to (THING-2, THING-3). */
export function PocketStrip() {
  const app = useApp();
  const { hand, pocketsShown, location } = tourOf(app);
  const here = useSelector(location, ({ context }) => hereIn(context));
  const things = pocketsOf(useStore(app.services.story));
  const held = useStore(hand.held);
  const offered = useStore(hand.offered);
  const isShown = useStore(pocketsShown);
  const [taken, setTaken] = useState<ThingId | null>(null);
  useEscape(held !== null, () => hand.held.set(null));
  useEffect(() => {
    // What was put back elsewhere is in no hand.
    if (held !== null && !things.includes(held)) hand.held.set(null);
  });

  function take(thing: ThingId): void {
    app.sound('drop');
    setTaken(thing);
    app.services.story.record(carriedOf(thing));
    hand.offered.set(null);
    pocketsShown.set(true);
  }
  if (here === null || (offered === null && (things.length === 0 || !isShown))) return null;
  const said = held !== null ? TEXTS.inHand(THINGS[held].title) : taken !== null ? TEXTS.choose : null;
  return (
    <div className={styles.pockets}>
      {offered !== null && (
        <div className={styles.pocketsOffer} role="group" aria-label={TEXTS.lies(THINGS[offered].title)}>
          <ThingIcon thing={offered} />
          <p>{TOLD[offered].about}</p>
          <Button default onClick={() => take(offered)}>
            {TEXTS.take}
          </Button>
        </div>
      )}
      {things.length > 0 && isShown && (
        <ul className={styles.pocketsThings} aria-label={TEXTS.pockets}>
          {things.map((thing) => (
            <li key={thing}>
              <Thing thing={thing} isNew={thing === taken} />
            </li>
          ))}
        </ul>
      )}
      {/* What is offered stands beside its button; to those who only hear it, it is said here. */}
      <div className={said === null ? 'visually-hidden' : styles.pocketsHand}>
        <p role="status">{said ?? (offered === null ? '' : TOLD[offered].about)}</p>
        {held !== null && (
          <>
            <Button onClick={() => app.desktop.openFor('pockets', held)}>{TEXTS.look}</Button>
            <Button onClick={() => hand.held.set(null)}>{TEXTS.putDown}</Button>
          </>
        )}
      </div>
      {held !== null && <Ghost thing={held} />}
    </div>
  );
}

interface ThingProps {
  readonly thing: ThingId;
  /** It was just taken here: the keyboard goes on from it. */
  readonly isNew: boolean;
}

/** A thing that is chosen by a press, or dragged on what it is to be used on. */
function Thing({ thing, isNew }: ThingProps) {
  const { hand } = tourOf(useApp());
  const isHeld = useStore(hand.held) === thing;
  const wasDragged = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus({ preventScroll: true });
  }, [isNew]);

  function grab({ nativeEvent }: PointerEvent): void {
    wasDragged.current = false;
    carry(nativeEvent, {
      begin() {
        wasDragged.current = true;
        hand.held.set(thing);
      },
      drop(under) {
        under?.click();
        hand.held.set(null);
      },
    });
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.pocketsThing}
      aria-label={THINGS[thing].title}
      aria-pressed={isHeld}
      title={THINGS[thing].title}
      onPointerDown={grab}
      onClick={() => {
        if (!wasDragged.current) hand.held.set(isHeld ? null : thing);
      }}
    >
      <ThingIcon thing={thing} />
    </button>
  );
}

/** How far a pointer goes before a press is a drag (CSS pixels). */
const DRAG_FROM = 8;

interface Carrying {
  /** The press turned out to be a drag. */
  readonly begin: () => void;
  /** It was let go over a hotspot of a place, or elsewhere: null. */
  readonly drop: (hotspot: HTMLElement | null) => void;
}

/** Follows a pointer that went down on something until it goes up: a press that does not move far is none of a drag. */
function carry(
  { pointerId, clientX, clientY, button }: globalThis.PointerEvent,
  { begin, drop }: Carrying,
): void {
  if (button !== 0) return;
  const end = new AbortController();
  let isDragged = false;
  const follow =
    (heard: (event: globalThis.PointerEvent) => void) =>
    (event: globalThis.PointerEvent): void => {
      if (event.pointerId === pointerId) heard(event);
    };
  addEventListener(
    'pointermove',
    follow((event) => {
      if (isDragged || Math.hypot(event.clientX - clientX, event.clientY - clientY) < DRAG_FROM) return;
      isDragged = true;
      begin();
    }),
    { signal: end.signal },
  );
  addEventListener(
    'pointerup',
    follow((event) => {
      end.abort();
      if (!isDragged) return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('.hotspot');
      drop(under instanceof HTMLElement ? under : null);
    }),
    { signal: end.signal },
  );
  addEventListener(
    'pointercancel',
    follow(() => {
      end.abort();
      if (isDragged) drop(null);
    }),
    { signal: end.signal },
  );
}

/** The thing in hand, beside the pointer of a mouse or under the finger that drags it. */
function Ghost({ thing }: { readonly thing: ThingId }) {
  const ghost = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    function follow({ clientX, clientY }: MouseEvent): void {
      const element = ghost.current;
      const room = element?.offsetParent;
      if (!(room instanceof HTMLElement) || element === null) return;
      const { left, top, width } = room.getBoundingClientRect();
      // The window may be drawn larger than it is laid out.
      const scale = width / room.offsetWidth;
      element.style.translate = `${Math.round((clientX - left) / scale)}px ${Math.round((clientY - top) / scale)}px`;
      element.dataset['follows'] = 'yes';
    }
    addEventListener('pointermove', follow);
    return () => removeEventListener('pointermove', follow);
  }, []);
  return (
    <span ref={ghost} className={styles.pocketsGhost} aria-hidden="true">
      <ThingIcon thing={thing} />
    </span>
  );
}
