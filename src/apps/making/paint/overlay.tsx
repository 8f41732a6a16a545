import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { MenuBar } from '../../../overlays/controls/MenuBar.tsx';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { clipActs, onPaintKey, type PaintActs } from './acts.ts';
import { Board } from './Board.tsx';
import { lettersAsPixels } from './browser.ts';
import { clip, pastedFile } from './clip.ts';
import { createEasel, type Easel } from './easel/easel.ts';
import { menusOf } from './menus.ts';
import { Attributes, EditColor } from './PaintDialog.tsx';
import { Palette } from './Palette.tsx';
import { COLORS } from './picture.ts';
import { PALETTE } from './pixels/palette.ts';
import { PAINT_TEXTS as TEXTS } from './texts.ts';
import { ToolBox } from './ToolBox.tsx';
import { emptySheet, usePicture, type Picture } from './usePicture.ts';
import styles from './paint.module.css';

/** A dialog over the picture: its size, or which color of the palette is made anew. */
type Dialog = 'attributes' | { readonly color: number };

/** Pictures of whole pixels (PAINT-1 to PAINT-9). */
function PaintWindow() {
  const app = useApp();
  const [easel] = useState(() => createEasel(emptySheet(), { random: app.random, letters: lettersAsPixels }));
  const state = useStore(easel.state);
  const picture = usePicture(app, easel);
  const { name, isChanged, isThere, mayLeave } = picture;
  const hasClip = useStore(clip) !== null;
  const [hasGrid, setGrid] = useState(false);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [colors, setColors] = useColors();
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  useEffect(() => app.setTitle(TEXTS.title(name)), [app, name]);
  const ask = useEffectEvent(mayLeave);
  useEffect(() => {
    app.askBeforeClosing(isChanged ? () => ask() : null);
  }, [app, isChanged]);

  const acts: PaintActs = {
    ...clipActs({ app, easel, corner: () => cornerSeen(body, state.zoom) }),
    canUndo: state.canUndo || state.text !== null,
    attributes: () => setDialog('attributes'),
    editColors: () => setDialog({ color: Math.max(0, colors.indexOf(state.colors[0])) }),
    colors1995: () => setColors(PALETTE),
    grid: () => setGrid(!hasGrid),
  };
  usePaste(acts);
  const close = (): void => {
    setDialog(null);
    body?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  };
  return (
    <div
      ref={setBody}
      className={styles.paint}
      onKeyDown={(event) => onPaintKey(event, { easel, picture, acts })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const file = event.dataTransfer.files[0];
        if (file !== undefined) void picture.bring(file);
      }}
    >
      <div className={styles.all} inert={dialog !== null}>
        <MenuBar menus={menusOf({ app, easel, state, picture, acts, hasGrid, hasClip })} />
        <div className={styles.desk} data-waiting={!isThere || undefined} inert={!isThere}>
          <ToolBox easel={easel} />
          <Board easel={easel} hasGrid={hasGrid} />
          <Palette easel={easel} colors={colors} onEdit={(color) => setDialog({ color })} />
        </div>
        <Status easel={easel} picture={picture} />
      </div>
      {dialog === 'attributes' && (
        <Attributes
          size={state.size}
          onDone={(width, height) => {
            easel.resize(width, height);
            close();
          }}
          onClose={close}
        />
      )}
      {dialog !== null && dialog !== 'attributes' && (
        <EditColor
          color={colors[dialog.color] ?? state.colors[0]}
          onDone={(color) => {
            setColors(colors.with(dialog.color, color));
            easel.choose({ colors: [color, state.colors[1]] });
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The colors of the palette, which this browser keeps. */
function useColors(): readonly [readonly number[], (colors: readonly number[]) => void] {
  const { lasting } = useApp().services.storage;
  const [colors, setColors] = useState(() => lasting.get(COLORS) ?? PALETTE);
  return [
    colors,
    (next) => {
      lasting.set(COLORS, next);
      setColors(next);
    },
  ];
}

/** The pixel in the upper left corner of what is seen of the picture. */
function cornerSeen(body: HTMLElement | null, zoom: number): { readonly x: number; readonly y: number } {
  const room = body?.querySelector('[data-room]');
  const { scrollLeft = 0, scrollTop = 0 } = room ?? {};
  return { x: Math.floor(scrollLeft / zoom), y: Math.floor(scrollTop / zoom) };
}

/** Ctrl+V: what the browser pastes. */
function usePaste({ paste, pasteFile }: PaintActs): void {
  const { inFront } = useApp();
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (
      !inFront.get() ||
      event.target instanceof HTMLTextAreaElement ||
      event.target instanceof HTMLInputElement
    ) {
      return;
    }
    event.preventDefault();
    const file = pastedFile(event.clipboardData);
    if (file === null) paste();
    else void pasteFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

interface StatusProps {
  readonly easel: Easel;
  readonly picture: Picture;
}

/** What the tool does, where the pointer is, and how large is what is drawn or chosen. */
function Status({ easel, picture: { isThere } }: StatusProps) {
  const { tool, selection, size, text, canUndo } = useStore(easel.state);
  const { at, size: drawn } = useStore(easel.pointing);
  const isBending = tool === 'curve' && canUndo && easel.isBending();
  const hint = isBending ? TEXTS.curveHint : text === null ? TEXTS.hint(tool) : TEXTS.textHint;
  const measured = drawn ?? selection ?? size;
  return (
    <StatusBar
      panels={[
        isThere ? hint : TEXTS.loading,
        at === null ? '' : TEXTS.at(at.x, at.y),
        TEXTS.sizeOf(measured.width, measured.height),
      ]}
    />
  );
}

export default mountReact(PaintWindow);
