import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { stageOf, type Meme, type MemeElement, type Stage as StageSize } from './document.ts';
import { drawMeme, measured } from './draw.ts';
import { loadFonts } from './fonts.ts';
import type { MemeEvent } from './memeMachine.ts';
import type { Pictures } from './pictures.ts';
import { keyAct } from './stageKeys.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import styles from './meme.module.css';

interface StageProps {
  readonly meme: Meme;
  readonly selected: string | null;
  readonly pictures: Pictures;
  readonly send: (event: MemeEvent) => void;
}

/** The meme as it is saved, with a frame over each text that can be dragged, resized, turned, and moved by keys. */
export function Stage({ meme, selected, pictures, send }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [look, setLook] = useState<ImageBitmap | null>(null);
  const [isGone, setGone] = useState(false);
  const [fontsReady, setFontsReady] = useState(false);
  const stage = stageOf(meme);
  const { picture } = meme;
  useEffect(() => void loadFonts().then(() => setFontsReady(true)), []);
  useEffect(() => {
    let isHere = true;
    const coming = picture === null ? Promise.resolve(null) : pictures.lookOf(picture.id);
    void coming.then((found) => {
      if (!isHere) return;
      setLook(found);
      setGone(picture !== null && found === null);
    });
    return () => {
      isHere = false;
    };
  }, [pictures, picture]);
  useEffect(() => {
    if (canvas.current !== null) drawMeme(canvas.current, meme, look);
  }, [meme, look, fontsReady]);

  return (
    <div
      className={styles.memeStage}
      role="group"
      aria-label={TEXTS.stage}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget || event.target === canvas.current)
          send({ type: 'user.select', id: null });
      }}
    >
      <div
        ref={box}
        className={styles.memePaper}
        style={{ '--ratio': stage.width / stage.height } as CSSProperties}
      >
        <canvas ref={canvas} aria-hidden />
        {meme.elements.map((element) => (
          <Frame
            key={element.id}
            {...{ element, stage, box, send }}
            isSelected={element.id === selected}
            fontsReady={fontsReady}
          />
        ))}
        {picture === null && <p>{TEXTS.empty}</p>}
        {isGone && <p role="alert">{TEXTS.pictureGone}</p>}
      </div>
    </div>
  );
}

/** A text so far up (percent) is turned from below: what is above it would be cut off. */
const HIGH = 22;

/** What a pointer does with a text while it is down. */
type Grip = 'move' | 'resize' | 'rotate';

interface FrameProps {
  readonly element: MemeElement;
  readonly stage: StageSize;
  readonly box: { readonly current: HTMLDivElement | null };
  readonly isSelected: boolean;
  /** Letters are measured again when they are there. */
  readonly fontsReady: boolean;
  readonly send: (event: MemeEvent) => void;
}

interface Held {
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
  readonly element: MemeElement;
}

/** What a drag to a point makes of the element that is held. */
function dragged(
  { grip, x, y, element }: Held,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  paper: DOMRect,
): Partial<MemeElement> {
  if (grip === 'move') {
    return {
      x: element.x + ((clientX - x) / paper.width) * 100,
      y: element.y + ((clientY - y) / paper.height) * 100,
    };
  }
  const middle = {
    x: paper.left + (element.x / 100) * paper.width,
    y: paper.top + (element.y / 100) * paper.height,
  };
  if (grip === 'resize') {
    const far = Math.hypot(clientX - middle.x, clientY - middle.y);
    return { fontSize: element.fontSize * (far / Math.max(8, Math.hypot(x - middle.x, y - middle.y))) };
  }
  const pointed = (Math.atan2(clientY - middle.y, clientX - middle.x) * 180) / Math.PI;
  const angle = element.y < HIGH ? pointed - 90 : pointed + 90;
  // It comes to rest when it is nearly upright.
  return { rotation: Math.abs(((angle + 540) % 360) - 180) < 4 ? 0 : angle };
}

function Frame({ element, stage, box, isSelected, send }: FrameProps) {
  const held = useRef<Held | null>(null);
  const { id } = element;
  const { width, height } = measured(element, stage);

  const take = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { grip, x: event.clientX, y: event.clientY, element };
    send({ type: 'user.select', id });
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const paper = box.current?.getBoundingClientRect();
    if (held.current === null || paper === undefined) return;
    const { grip } = held.current;
    send({ type: 'user.change', id, patch: dragged(held.current, event, paper), part: grip });
  };
  const release = (): void => {
    if (held.current === null) return;
    held.current = null;
    send({ type: 'user.settle' });
  };
  const gripOf = (grip: Grip) => ({
    onPointerDown: take(grip),
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keyAct(event.key, event.shiftKey, element);
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    if ('patch' in act) send({ type: 'user.change', id, patch: act.patch, part: `key ${event.key}` });
    else if ('move' in act) send({ type: 'user.move', id, by: act.move });
    else send(act.act === 'remove' ? { type: 'user.remove', id } : { type: 'user.select', id: null });
  };
  return (
    <div
      className={styles.memeFrame}
      data-selected={isSelected || undefined}
      data-high={element.y < HIGH || undefined}
      style={{
        left: `${element.x}%`,
        top: `${element.y}%`,
        width: `${(width / stage.width) * 100}%`,
        height: `${(height / stage.height) * 100}%`,
        rotate: `${element.rotation}deg`,
      }}
    >
      <button
        type="button"
        className={styles.memeHandle}
        aria-pressed={isSelected}
        aria-label={TEXTS.textName(element.text)}
        onFocus={() => send({ type: 'user.select', id })}
        onKeyDown={onKeyDown}
        onKeyUp={() => send({ type: 'user.settle' })}
        {...gripOf('move')}
      />
      {isSelected && (
        <>
          <span className={styles.memeTurn} title={TEXTS.rotate} {...gripOf('rotate')} />
          <span className={styles.memeResize} title={TEXTS.resize} {...gripOf('resize')} />
        </>
      )}
    </div>
  );
}
