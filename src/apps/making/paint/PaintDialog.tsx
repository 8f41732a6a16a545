import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { colorOf, cssColor, partsOfColor, SIDE_MOST } from './pixels/pixels.ts';
import { PAINT_TEXTS } from './texts.ts';
import styles from './paint.module.css';

const TEXTS = PAINT_TEXTS.dialog;

interface PaintDialogProps {
  readonly title: string;
  readonly isReady: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the picture. Enter agrees, Escape closes it. */
function PaintDialog({ title, isReady, onDone, onClose, children }: PaintDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <div className={styles.dialogGround}>
      <form
        ref={form}
        className={styles.dialog}
        data-layer=""
        role="dialog"
        aria-modal="true"
        aria-label={title}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onClose();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onDone();
        }}
      >
        <h2>{title}</h2>
        <div className={styles.dialogBody}>
          {children}
          <div className="w95-buttons">
            <Button type="submit" default disabled={!isReady}>
              {TEXTS.ok}
            </Button>
            <Button onClick={onClose}>{TEXTS.cancel}</Button>
          </div>
        </div>
      </form>
    </div>
  );
}

interface AttributesProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly onDone: (width: number, height: number) => void;
  readonly onClose: () => void;
}

/** A side as a person typed it; null: it is none. */
function sideIn(text: string): number | null {
  const side = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return side >= 1 && side <= SIDE_MOST ? side : null;
}

/** How large the picture is. */
export function Attributes({ size, onDone, onClose }: AttributesProps) {
  const [wide, setWide] = useState(String(size.width));
  const [high, setHigh] = useState(String(size.height));
  const [width, height] = [sideIn(wide), sideIn(high)];
  return (
    <PaintDialog
      title={TEXTS.attributes}
      isReady={width !== null && height !== null}
      onDone={() => {
        if (width !== null && height !== null) onDone(width, height);
      }}
      onClose={onClose}
    >
      <TextField
        label={TEXTS.width}
        value={wide}
        inputMode="numeric"
        maxLength={4}
        wrong={width === null}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onValue={setWide}
      />
      <TextField
        label={TEXTS.height}
        value={high}
        inputMode="numeric"
        maxLength={4}
        wrong={height === null}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onValue={setHigh}
      />
      <p>{TEXTS.sides}</p>
    </PaintDialog>
  );
}

interface EditColorProps {
  readonly color: number;
  readonly onDone: (color: number) => void;
  readonly onClose: () => void;
}

/** A color of one's own, mixed of red, green and blue. */
export function EditColor({ color: before, onDone, onClose }: EditColorProps) {
  const [[red, green, blue], setParts] = useState(partsOfColor(before));
  const color = colorOf(red, green, blue);
  return (
    <PaintDialog title={TEXTS.colors} isReady onDone={() => onDone(color)} onClose={onClose}>
      <div className={styles.mixed} role="img" aria-label={PAINT_TEXTS.color(color)}>
        <span style={{ background: cssColor(before) }} />
        <span style={{ background: cssColor(color) }} />
      </div>
      <Slider
        label={TEXTS.red}
        min={0}
        max={255}
        value={red}
        onValue={(value) => setParts([value, green, blue])}
      />
      <Slider
        label={TEXTS.green}
        min={0}
        max={255}
        value={green}
        onValue={(value) => setParts([red, value, blue])}
      />
      <Slider
        label={TEXTS.blue}
        min={0}
        max={255}
        value={blue}
        onValue={(value) => setParts([red, green, value])}
      />
    </PaintDialog>
  );
}
