/** A filled rectangle of a picture: x, y, width, height, colour. */
export type Block = readonly [x: number, y: number, width: number, height: number, color: string];

/** The palette of drawn art (Endesga 32). */
export const INK = {
  outline: '#181425',
  night: '#262b44',
  slate: '#3a4466',
  steel: '#5a6988',
  haze: '#8b9bb4',
  silver: '#c0cbdc',
  white: '#ffffff',
  navy: '#124e89',
  blue: '#0099db',
  cyan: '#2ce8f5',
  brown: '#733e39',
  wood: '#b86f50',
  rust: '#be4a2f',
  sand: '#e8b796',
  cream: '#ead4aa',
  tan: '#e4a672',
  gold: '#feae34',
  yellow: '#fee761',
  red: '#e43b44',
  wine: '#a22633',
  green: '#63c74d',
  moss: '#3e8948',
  pine: '#265c42',
  purple: '#68386c',
  mauve: '#b55088',
  pink: '#f6757a',
} as const;

/** Rectangles in order, the later on top. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map(([x, y, width, height, color], index) => (
    <rect key={index} x={x} y={y} width={width} height={height} fill={color} />
  ));
}

/** The same with a dark line of one pixel round their common silhouette. */
export function Outlined({
  blocks,
  color = INK.outline,
}: {
  readonly blocks: readonly Block[];
  readonly color?: string;
}) {
  const lines = blocks.flatMap(([x, y, width, height]): Block[] => [
    [x - 1, y, width + 2, height, color],
    [x, y - 1, width, height + 2, color],
  ]);
  return <Blocks blocks={[...lines, ...blocks]} />;
}
