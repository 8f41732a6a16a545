import { memo } from 'react';

interface PixelPictureProps {
  /** One string a row, one character a pixel; a character without a colour is transparent. */
  readonly rows: readonly string[];
  /** Colours by character: anything CSS calls a colour. */
  readonly colors: Readonly<Record<string, string>>;
  /** The size of a pixel in logical pixels; whole. */
  readonly scale?: number;
  /** Alternative text; absent for decoration. */
  readonly label?: string;
  readonly mark?: boolean;
}

/** A small picture drawn as text, crisp at any whole scale. */
export const PixelPicture = memo(function PixelPicture({
  rows,
  colors,
  scale = 1,
  label,
  mark,
}: PixelPictureProps) {
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <svg
      width={width * scale}
      height={rows.length * scale}
      viewBox={`0 0 ${width} ${rows.length}`}
      shapeRendering="crispEdges"
      data-mark={mark || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <PixelRows rows={rows} colors={colors} />
    </svg>
  );
});

/** The same as a part of a larger SVG. Runs of one colour become one rectangle. */
export function PixelRows({ rows, colors }: Pick<PixelPictureProps, 'rows' | 'colors'>) {
  return rows.flatMap((row, y) =>
    runsOf(row).map(({ character, x, length }) => {
      const fill = colors[character];
      return fill && <rect key={`${x} ${y}`} x={x} y={y} width={length} height={1} fill={fill} />;
    }),
  );
}

function runsOf(row: string): { character: string; x: number; length: number }[] {
  return Array.from(row.matchAll(/(.)\1*/g), (run) => ({
    character: run[1] ?? '',
    x: run.index,
    length: run[0].length,
  }));
}
