import { useId } from 'react';
import { keyOf, useLongPress } from '../../../overlays/controls/useLongPress.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Easel } from './easel/easel.ts';
import { cssColor } from './pixels/pixels.ts';
import { PAINT_TEXTS as TEXTS } from './texts.ts';
import styles from './tools.module.css';

interface PaletteProps {
  readonly easel: Easel;
  /** 28 colors. */
  readonly colors: readonly number[];
  /** The person wants to make another color of this one. */
  readonly onEdit: (index: number) => void;
}

/** The two colors that draw, and those that they are chosen from. */
export function Palette({ easel, colors, onEdit }: PaletteProps) {
  const group = useId();
  const [first, second] = useStore(easel.state).colors;
  const choose = (key: string | null, button: 0 | 1): void => {
    const color = key === null ? undefined : colors[Number(key)];
    if (color !== undefined) easel.choose({ colors: button === 0 ? [color, second] : [first, color] });
  };
  const longPress = useLongPress((key) => choose(key, 1));
  const now = colors.indexOf(first);
  return (
    <div className={styles.palette}>
      <button
        type="button"
        className={styles.twoColors}
        aria-label={`${TEXTS.swap}. ${TEXTS.chosen(first, second)}`}
        title={TEXTS.swap}
        onClick={() => easel.choose({ colors: [second, first] })}
      >
        <span style={{ background: cssColor(second) }} />
        <span style={{ background: cssColor(first) }} />
      </button>
      <div
        className={styles.colors}
        role="radiogroup"
        aria-label={TEXTS.palette}
        {...longPress}
        onContextMenu={(event) => {
          event.preventDefault();
          choose(keyOf(event.target), 1);
        }}
      >
        {colors.map((color, index) => (
          <label key={index} data-key={index} title={TEXTS.color(color)} onDoubleClick={() => onEdit(index)}>
            <input
              type="radio"
              name={group}
              aria-label={TEXTS.color(color)}
              checked={index === now}
              onChange={() => choose(String(index), 0)}
              onClick={() => choose(String(index), 0)}
            />
            <span style={{ background: cssColor(color) }} />
          </label>
        ))}
      </div>
    </div>
  );
}
