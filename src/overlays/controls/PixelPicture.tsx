import { memo } from 'react';

interface PixelPictureProps {
  /** One string a row, one character a pixel; a character without a color is transparent. */
  readonly rows: readonly string[];
  /** Colors by character: anything CSS calls a color. */
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

/**
 * The same as a part of a larger SVG. All pixels of one character are one path: pictures of hundreds of elements are what
 * a window's content would wait for.
 */
export function PixelRows({ rows, colors }: Pick<PixelPictureProps, 'rows' | 'colors'>) {
  return [...pathsOf(rows)].map(([character, path]) => {
    const fill = colors[character];
    return fill && <path key={character} d={path} fill={fill} />;
  });
}

/** For each character the outline of its pixels: a rectangle for every run of it. */
export function pathsOf(rows: readonly string[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [y, row] of rows.entries()) {
    for (const { 0: run, index: x } of row.matchAll(/(.)\1*/g)) {
      const character = run.charAt(0);
      const rectangle = `M${x} ${y}h${run.length}v1h-${run.length}z`;
      paths.set(character, (paths.get(character) ?? '') + rectangle);
    }
  }
  return paths;
}
