import { PixelRows } from '../../../overlays/controls/PixelPicture.tsx';
import { Blocks, INK, Outlined, type Block } from './blocks.tsx';
import { DOOR, vents } from './hallway.tsx';
import { JacketPixels, type Jacket } from './jackets.tsx';
import { STICKERS } from './stickers.ts';

const { x: X, y: Y, width: W, height: H } = DOOR;

/** Our door, shut: the only blue one of the row. Without a number it is nobody's yet. */
export function ShutDoor({ number }: { readonly number: number | null }) {
  return (
    <>
      <Blocks
        blocks={[
          [X, Y, W, H, INK.outline],
          [X + 1, Y + 1, W - 2, H - 2, number === null ? INK.steel : INK.navy],
          [X + 1, Y + 1, W - 2, 2, number === null ? INK.haze : INK.blue],
          [X + 1, Y + 1, 2, H - 2, number === null ? INK.haze : INK.blue],
          [X + W - 3, Y + 1, 2, H - 2, INK.slate],
          [X + 1, Y + H - 3, W - 2, 2, INK.slate],
          ...vents(X + 22, Y + 12, 44, 4, INK.outline, number === null ? INK.haze : INK.blue),
          ...vents(X + 22, Y + 218, 44, 3, INK.outline, number === null ? INK.haze : INK.blue),
          // A pressed panel, dark where the light does not reach, and what bags and boots have done to the paint.
          [X + 8, Y + 62, 1, 146, INK.outline],
          [X + 8, Y + 62, W - 16, 1, INK.outline],
          [X + W - 9, Y + 63, 1, 146, number === null ? INK.haze : INK.blue],
          [X + 9, Y + 208, W - 17, 1, number === null ? INK.haze : INK.blue],
          [X + 18, Y + 236, 9, 1, INK.slate],
          [X + 22, Y + 238, 12, 1, INK.slate],
          [X + 50, Y + 234, 6, 1, INK.slate],
          ...HANDLE,
        ]}
      />
      {number !== null &&
        STICKERS.map(({ x, y, rows, colors }) => (
          <g key={`${x} ${y}`} transform={`translate(${X + x} ${Y + y})`}>
            <PixelRows rows={rows} colors={colors} />
          </g>
        ))}
      <NumberPlate text={number === null ? '?' : String(number)} />
    </>
  );
}

const HANDLE: readonly Block[] = [
  [X + 64, Y + 112, 15, 42, INK.outline],
  [X + 65, Y + 113, 13, 40, INK.slate],
  [X + 66, Y + 114, 11, 20, INK.night],
  [X + 69, Y + 118, 5, 13, INK.silver],
  [X + 69, Y + 118, 1, 13, INK.white],
  [X + 73, Y + 119, 1, 12, INK.haze],
  [X + 66, Y + 138, 11, 11, INK.outline],
  [X + 67, Y + 139, 9, 9, INK.haze],
  [X + 68, Y + 140, 7, 7, INK.night],
  [X + 71, Y + 140, 1, 3, INK.white],
  [X + 67, Y + 139, 4, 1, INK.white],
];

function NumberPlate({ text }: { readonly text: string }) {
  const [x, y] = [X + 24, Y + 38];
  return (
    <>
      <Blocks
        blocks={[
          [x - 1, y - 1, 42, 18, INK.outline],
          [x, y, 40, 16, INK.gold],
          [x, y, 40, 1, INK.yellow],
          [x, y, 1, 16, INK.yellow],
          [x, y + 15, 40, 1, INK.rust],
          [x + 39, y, 1, 16, INK.rust],
          [x + 2, y + 7, 2, 2, INK.brown],
          [x + 36, y + 7, 2, 2, INK.brown],
        ]}
      />
      <text x={x + 20} y={y + 12} textAnchor="middle" className="locker-plate">
        {text}
      </text>
    </>
  );
}

/** The same locker open: what hangs and stands in it. `gum` fills the jar, a ball for every five. */
export function OpenLocker({ jacket, gum }: { readonly jacket: Jacket; readonly gum: number }) {
  return (
    <>
      <Blocks blocks={[...INSIDE, ...BOOKS]} />
      <GumJar gum={gum} />
      <Blocks blocks={[[X + 3, Y + 88, W - 6, 3, INK.haze], [X + 3, Y + 91, W - 6, 3, INK.outline], ROD]} />
      <g transform={`translate(${X + 16} ${Y + 99})`}>
        <JacketPixels jacket={jacket} />
      </g>
      <Outlined blocks={SNEAKERS} />
      <Blocks blocks={LACES} />
      <OpenDoor />
    </>
  );
}

const ROD: Block = [X + 3, Y + 97, W - 6, 2, INK.silver];

const INSIDE: readonly Block[] = [
  [X, Y, W, H, INK.outline],
  [X + 1, Y + 1, W - 2, H - 2, INK.steel],
  [X + 8, Y + 1, W - 16, H - 14, INK.slate],
  [X + 8, Y + 6, 4, H - 19, INK.night],
  [X + 1, Y + 1, W - 2, 5, INK.outline],
  [X + 8, Y + H - 13, W - 16, 1, INK.outline],
  [X + 1, Y + H - 12, W - 2, 11, INK.haze],
  [X + 1, Y + H - 12, W - 2, 3, INK.steel],
  // A photograph and a strip of film stars on the back wall.
  [X + 52, Y + 172, 22, 28, INK.outline],
  [X + 53, Y + 173, 20, 26, INK.white],
  [X + 55, Y + 175, 16, 16, INK.blue],
  [X + 55, Y + 184, 16, 7, INK.moss],
  [X + 60, Y + 179, 6, 8, INK.sand],
  [X + 60, Y + 178, 6, 2, INK.brown],
  [X + 58, Y + 187, 10, 4, INK.red],
  [X + 61, Y + 170, 5, 3, INK.yellow],
];

const BOOKS: readonly Block[] = [
  [X + 48, Y + 48, 8, 40, INK.outline],
  [X + 49, Y + 49, 6, 39, INK.moss],
  [X + 49, Y + 55, 6, 3, INK.yellow],
  [X + 56, Y + 54, 7, 34, INK.outline],
  [X + 57, Y + 55, 5, 33, INK.wine],
  [X + 57, Y + 78, 5, 2, INK.gold],
  [X + 63, Y + 44, 9, 44, INK.outline],
  [X + 64, Y + 45, 7, 43, INK.purple],
  [X + 64, Y + 50, 7, 8, INK.mauve],
  [X + 72, Y + 52, 8, 36, INK.outline],
  [X + 73, Y + 53, 6, 35, INK.navy],
  [X + 73, Y + 60, 6, 1, INK.cyan],
  [X + 73, Y + 63, 6, 1, INK.cyan],
];

const SNEAKERS: readonly Block[] = [
  [X + 12, Y + 222, 10, 6, INK.red],
  [X + 12, Y + 226, 22, 6, INK.red],
  [X + 11, Y + 232, 25, 3, INK.white],
  [X + 40, Y + 224, 10, 6, INK.red],
  [X + 40, Y + 228, 22, 6, INK.red],
  [X + 39, Y + 234, 25, 3, INK.white],
];
const LACES: readonly Block[] = [
  [X + 21, Y + 226, 2, 2, INK.white],
  [X + 24, Y + 227, 2, 2, INK.white],
  [X + 30, Y + 228, 5, 4, INK.white],
  [X + 14, Y + 227, 4, 3, INK.wine],
  [X + 49, Y + 228, 2, 2, INK.white],
  [X + 52, Y + 229, 2, 2, INK.white],
  [X + 58, Y + 230, 5, 4, INK.white],
  [X + 42, Y + 229, 4, 3, INK.wine],
];

const BALLS = [INK.red, INK.yellow, INK.green, INK.cyan, INK.mauve, INK.gold] as const;
const A_ROW = 5;
const ROWS = 5;
const GUM_A_BALL = 5;

/** A glass jar of gum balls; full from 125 GUM on. */
function GumJar({ gum }: { readonly gum: number }) {
  const [x, y] = [X + 12, Y + 46];
  const count = Math.min(A_ROW * ROWS, Math.ceil(gum / GUM_A_BALL));
  const balls = Array.from({ length: count }, (_, ball): Block[] => {
    const row = Math.floor(ball / A_ROW);
    const left = x + 2 + (ball % A_ROW) * 5 + (row % 2);
    const top = y + 35 - row * 5;
    const color = BALLS[(ball * 7 + row) % BALLS.length] ?? INK.red;
    return [
      [left + 1, top, 3, 5, color],
      [left, top + 1, 5, 3, color],
      [left + 1, top + 1, 1, 1, INK.white],
    ];
  }).flat();
  return (
    <Blocks
      blocks={[
        [x, y + 4, 31, 38, INK.outline],
        [x + 1, y + 5, 29, 36, INK.steel],
        ...balls,
        [x + 2, y + 7, 2, 30, INK.haze],
        [x + 2, y + 7, 2, 6, INK.white],
        [x + 3, y, 25, 5, INK.outline],
        [x + 4, y + 1, 23, 3, INK.wine],
        [x + 4, y + 1, 23, 1, INK.red],
      ]}
    />
  );
}

const SWING = 30;

/** The door swung to the left, seen at a slant: each column a little taller than the one before. */
function OpenDoor() {
  const columns = Array.from({ length: SWING }, (_, step): Block[] => {
    const [x, grown] = [X - 1 - step, Math.floor(step / 3)];
    const edge = step === SWING - 1 || step === 0;
    const body: Block[] = [
      [x, Y - grown, 1, H + grown * 2, INK.outline],
      [x, Y - grown + 1, 1, H + grown * 2 - 2, edge ? INK.blue : INK.navy],
    ];
    if (step < 6 || step > SWING - 7) return body;
    const slits = [0, 1, 2, 3].flatMap((slit): Block[] => [
      [x, Y + 14 + slit * 6 - grown, 1, 2, INK.outline],
      [x, Y + 222 + slit * 6 + grown - 6, 1, 2, INK.outline],
    ]);
    return [...body, ...slits];
  }).flat();
  return (
    <Blocks
      blocks={[
        ...columns,
        [X - 24, Y + 50, 18, 22, INK.outline],
        [X - 23, Y + 51, 16, 20, INK.silver],
        [X - 22, Y + 52, 14, 12, INK.cyan],
        [X - 20, Y + 54, 3, 8, INK.white],
        [X - 21, Y + 92, 14, 12, INK.yellow],
        [X - 19, Y + 95, 10, 1, INK.brown],
        [X - 19, Y + 98, 8, 1, INK.brown],
        [X - 19, Y + 101, 9, 1, INK.brown],
      ]}
    />
  );
}
