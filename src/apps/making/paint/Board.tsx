import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { useStore } from '../../../overlays/useStore.ts';
import { fontOf } from './browser.ts';
import type { EaselState, TextBox } from './easel/core.ts';
import type { Easel } from './easel/easel.ts';
import { cssColor, SIDE_MOST, type Area, type Point } from './pixels/pixels.ts';
import { PAINT_TEXTS as TEXTS } from './texts.ts';
import { useCross } from './useCross.ts';
import { usePainter } from './usePainter.ts';
import { usePointers } from './usePointers.ts';
import styles from './paint.module.css';

interface BoardProps {
  readonly easel: Easel;
  readonly hasGrid: boolean;
}

/** A rectangle of the picture, where it lies on the enlarged one. */
const placeOf = ({ left, top, width, height }: Area, zoom: number): CSSProperties => ({
  left: left * zoom,
  top: top * zoom,
  width: width * zoom,
  height: height * zoom,
});

/** From this magnification on the grid has room. */
const GRID_FROM = 4;

/** The picture on its gray ground, with everything that lies over it. */
export function Board({ easel, hasGrid }: BoardProps) {
  const state = useStore(easel.state);
  const { size, zoom, selection, text, tool } = state;
  const room = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  usePainter(canvas, easel);
  const { cross, hideCross, onKeyDown } = useCross(easel);
  const pointers = usePointers({ easel, canvas, room, onPointer: hideCross });
  useFocusOn(room, easel, zoom);
  useCrossInSight(room, cross, zoom);
  return (
    <div className="w95-well">
      <div ref={room} className={styles.room} data-room>
        <div className={styles.sheet} style={{ width: size.width * zoom, height: size.height * zoom }}>
          <div
            className={styles.picture}
            role="application"
            aria-label={TEXTS.picture}
            aria-description={TEXTS.pictureHelp}
            tabIndex={0}
            data-autofocus
            data-tool={tool}
            onKeyDown={onKeyDown}
            onContextMenu={(event) => event.preventDefault()}
            {...pointers}
          >
            <canvas ref={canvas} />
            {hasGrid && zoom >= GRID_FROM && (
              <span className={styles.grid} style={{ backgroundSize: `${zoom}px ${zoom}px` }} />
            )}
            {selection !== null && <span className={styles.marquee} style={placeOf(selection, zoom)} />}
            {cross !== null && (
              <span
                className={styles.cross}
                data-cross
                style={placeOf({ left: cross.x, top: cross.y, width: 1, height: 1 }, zoom)}
              />
            )}
          </div>
          {text !== null && <Words easel={easel} text={text} state={state} />}
          <Handles easel={easel} state={state} />
        </div>
      </div>
    </div>
  );
}

/** What the magnifier was pressed on comes into the middle. */
function useFocusOn(room: { readonly current: HTMLElement | null }, easel: Easel, zoom: number): void {
  useLayoutEffect(() => {
    const { current } = room;
    const focus = easel.focus();
    if (current === null || focus === null) return;
    const [left, top] = [focus.x * zoom - current.clientWidth / 2, focus.y * zoom - current.clientHeight / 2];
    scrollTo(current, left, top);
  }, [room, easel, zoom]);
}

function scrollTo(well: HTMLElement, left: number, top: number): void {
  Object.assign(well, { scrollLeft: left, scrollTop: top });
}

/** How much is seen around the cross (pixels). */
const AROUND = 12;

/** Scrolls until the cross of the keyboard is in sight. */
function useCrossInSight(
  room: { readonly current: HTMLElement | null },
  cross: Point | null,
  zoom: number,
): void {
  useEffect(() => {
    const { current } = room;
    if (current === null || cross === null) return;
    const near = (scrolled: number, at: number, space: number): number =>
      Math.min(at * zoom - AROUND, Math.max(scrolled, (at + 1) * zoom + AROUND - space));
    scrollTo(
      current,
      near(current.scrollLeft, cross.x, current.clientWidth),
      near(current.scrollTop, cross.y, current.clientHeight),
    );
  }, [room, cross, zoom]);
}

interface WordsProps {
  readonly easel: Easel;
  readonly text: TextBox;
  readonly state: EaselState;
}

/** The most letters that are written in one go. */
const WORDS_MOST = 2000;

/** The box into which the words of a picture are written, in the letters that they will have. */
function Words({ easel, text: { area, words, button }, state }: WordsProps) {
  const { zoom, letters, colors, isOpaque } = state;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), [area]);
  return (
    <textarea
      ref={field}
      className={styles.words}
      aria-label={TEXTS.words}
      spellCheck={false}
      maxLength={WORDS_MOST}
      value={words}
      style={{
        ...placeOf(area, zoom),
        font: fontOf(letters, zoom),
        color: cssColor(colors[button]),
        background: isOpaque ? cssColor(colors[button === 0 ? 1 : 0]) : 'none',
      }}
      onChange={(event) => easel.write(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        easel.settle();
      }}
    />
  );
}

type Side = 'right' | 'foot' | 'corner';
const SIDES: readonly Side[] = ['right', 'foot', 'corner'];

/** The handles at the right, the foot and the corner, by which the picture is cut and widened. */
function Handles({ easel, state: { size, zoom } }: { readonly easel: Easel; readonly state: EaselState }) {
  const [pulled, setPulled] = useState<{ readonly width: number; readonly height: number } | null>(null);
  const begun = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const sizeAt = (event: PointerEvent<HTMLElement>, side: Side): typeof size => {
    const from = begun.current;
    if (from === null) return size;
    const sheet = event.currentTarget.parentElement;
    const scale = (sheet && sheet.getBoundingClientRect().width / sheet.offsetWidth) || 1;
    const pull = (before: number, by: number): number =>
      Math.min(SIDE_MOST, Math.max(1, before + Math.round(by / scale / zoom)));
    return {
      width: side === 'foot' ? size.width : pull(size.width, event.clientX - from.x),
      height: side === 'right' ? size.height : pull(size.height, event.clientY - from.y),
    };
  };
  return (
    <>
      {SIDES.map((side) => (
        <span
          key={side}
          className={styles.handle}
          data-side={side}
          aria-hidden="true"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            begun.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={(event) => {
            if (begun.current !== null) setPulled(sizeAt(event, side));
          }}
          onPointerUp={(event) => {
            if (begun.current === null) return;
            const { width, height } = sizeAt(event, side);
            begun.current = null;
            setPulled(null);
            easel.resize(width, height);
          }}
          onPointerCancel={() => {
            begun.current = null;
            setPulled(null);
          }}
        />
      ))}
      {pulled !== null && (
        <span className={styles.pulled} style={placeOf({ left: 0, top: 0, ...pulled }, zoom)} />
      )}
    </>
  );
}
