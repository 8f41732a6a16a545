import { useId, type ReactNode } from 'react';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { BRUSHES, ERASERS, SPRAYS, TOOLS, WIDTHS, ZOOMS, type ToolId } from './easel/choices.ts';
import type { EaselState } from './easel/core.ts';
import type { Easel } from './easel/easel.ts';
import { nibOf, type Nib } from './pixels/lines.ts';
import { SHAPE_STYLES } from './pixels/shapes.ts';
import { PAINT_TEXTS } from './texts.ts';
import { BEHIND_PICTURES, STYLE_PICTURES, TOOL_INKS, TOOL_PICTURES } from './toolPictures.ts';
import styles from './tools.module.css';

const TEXTS = PAINT_TEXTS.options;

interface Option<Value> {
  readonly value: Value;
  readonly name: string;
  readonly look: ReactNode;
}

interface OptionsProps<Value> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Pictures of which one is chosen, by press or by the arrow keys. */
function Options<Value extends string | number | boolean>({
  label,
  options,
  chosen,
  onChoose,
}: OptionsProps<Value>) {
  const group = useId();
  return (
    <div className={styles.options} role="radiogroup" aria-label={label}>
      {options.map(({ value, name, look }) => (
        <label key={name} title={name}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{look}</span>
        </label>
      ))}
    </div>
  );
}

/** The tools, and under them how the chosen one draws. */
export function ToolBox({ easel }: { readonly easel: Easel }) {
  const state = useStore(easel.state);
  return (
    <div className={styles.toolBox}>
      <div className={styles.tools}>
        <Options
          label={PAINT_TEXTS.toolBox}
          options={TOOLS.map((tool) => ({
            value: tool,
            name: PAINT_TEXTS.toolName(tool),
            look: <PixelPicture rows={TOOL_PICTURES[tool]} colors={TOOL_INKS} />,
          }))}
          chosen={state.tool}
          onChoose={(tool) => easel.choose({ tool })}
        />
      </div>
      <div className={styles.toolOptions} data-tool={state.tool}>
        <ToolOptions state={state} choose={easel.choose} />
      </div>
    </div>
  );
}

interface ToolOptionsProps {
  readonly state: EaselState;
  readonly choose: Easel['choose'];
}

const SHAPE_TOOLS: readonly ToolId[] = ['box', 'ellipse', 'round-box'];

function ToolOptions({ state, choose }: ToolOptionsProps) {
  const { tool } = state;
  if (SHAPE_TOOLS.includes(tool)) {
    return (
      <>
        <Options
          label={TEXTS.style}
          options={SHAPE_STYLES.map((style) => ({
            value: style,
            name: TEXTS.styles[style],
            look: <PixelPicture rows={STYLE_PICTURES[style]} colors={STYLE_INKS} />,
          }))}
          chosen={state.style}
          onChoose={(style) => choose({ style })}
        />
        <Widths state={state} choose={choose} />
      </>
    );
  }
  switch (tool) {
    case 'line':
    case 'curve':
      return <Widths state={state} choose={choose} />;
    case 'brush':
      return (
        <Options
          label={TEXTS.brush}
          options={BRUSHES.map(({ name, nib }, value) => ({ value, name, look: <NibPicture nib={nib} /> }))}
          chosen={state.brush}
          onChoose={(brush) => choose({ brush })}
        />
      );
    case 'eraser':
      return (
        <Options
          label={TEXTS.eraser}
          options={ERASERS.map((size) => sized(size, <NibPicture nib={nibOf('square', size)} />))}
          chosen={state.eraser}
          onChoose={(eraser) => choose({ eraser })}
        />
      );
    case 'airbrush':
      return (
        <Options
          label={TEXTS.spray}
          options={SPRAYS.map((size) => sized(size, <NibPicture nib={nibOf('round', size)} />))}
          chosen={state.spray}
          onChoose={(spray) => choose({ spray })}
        />
      );
    case 'magnifier':
      return (
        <Options
          label={TEXTS.zoom}
          options={ZOOMS.map((zoom) => ({ value: zoom, name: TEXTS.times(zoom), look: TEXTS.times(zoom) }))}
          chosen={state.zoom}
          onChoose={(zoom) => choose({ zoom })}
        />
      );
    case 'select':
      return <Behind state={state} choose={choose} />;
    case 'text':
      return (
        <>
          <Behind state={state} choose={choose} />
          <Letters state={state} choose={choose} />
        </>
      );
    default:
      return null;
  }
}

const sized = (size: number, look: ReactNode): Option<number> => ({
  value: size,
  name: TEXTS.pixels(size),
  look,
});

function Widths({ state, choose }: ToolOptionsProps) {
  return (
    <Options
      label={TEXTS.width}
      options={WIDTHS.map((width) => sized(width, <PixelPicture rows={bar(width)} colors={NIB_INK} />))}
      chosen={state.width}
      onChoose={(width) => choose({ width })}
    />
  );
}

function Behind({ state, choose }: ToolOptionsProps) {
  const of = (value: boolean, name: 'opaque' | 'transparent'): Option<boolean> => ({
    value,
    name: TEXTS[name],
    look: <PixelPicture rows={BEHIND_PICTURES[name]} colors={TOOL_INKS} />,
  });
  return (
    <Options
      label={TEXTS.behind}
      options={[of(true, 'opaque'), of(false, 'transparent')]}
      chosen={state.isOpaque}
      onChoose={(isOpaque) => choose({ isOpaque })}
    />
  );
}

/** The letters that there are: each size, plain and bold. */
const LETTERS = [1, 2, 3].flatMap((size) => [
  { name: TEXTS.size(size), letters: { size, isBold: false } },
  { name: `${TEXTS.size(size)}, ${TEXTS.bold}`, letters: { size, isBold: true } },
]);

function Letters({ state, choose }: ToolOptionsProps) {
  const { isBold, size } = state.letters;
  return (
    <Options
      label={TEXTS.letters}
      options={LETTERS.map(({ name, letters }, value) => ({
        value,
        name,
        look: (
          <span data-bold={letters.isBold || undefined} data-size={letters.size}>
            {letters.size * 11}
          </span>
        ),
      }))}
      chosen={LETTERS.findIndex(({ letters }) => letters.isBold === isBold && letters.size === size)}
      onChoose={(index) => {
        const chosen = LETTERS[index];
        if (chosen !== undefined) choose({ letters: chosen.letters });
      }}
    />
  );
}

const NIB_INK = { n: 'currentColor' };
/** An outline is seen on the chosen line, too. */
const STYLE_INKS = { k: 'currentColor', g: '#808080' };
const bar = (height: number): readonly string[] => Array.from({ length: height }, () => 'n'.repeat(24));

function NibPicture({ nib }: { readonly nib: Nib }) {
  const left = Math.min(...nib.rows.map(({ from }) => from));
  const rows = nib.rows.map(({ from, to }) => '.'.repeat(from - left) + 'n'.repeat(to - from));
  return <PixelPicture rows={rows} colors={NIB_INK} />;
}
