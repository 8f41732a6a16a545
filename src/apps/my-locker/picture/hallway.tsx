import { Blocks, INK, type Block } from './blocks.tsx';

export const WIDTH = 480;
export const HEIGHT = 344;
/** Where our locker stands: the middle one of the row. */
export const DOOR = { x: 196, y: 50, width: 88, height: 248 } as const;

const PITCH = DOOR.width + 4;
const FLOOR = DOOR.y + DOOR.height + 8;

/** The school's corridor: painted bricks, the stripe of its colours, a row of lockers, a waxed floor. */
export function Hallway() {
  return (
    <>
      <Blocks blocks={[...wall(), ...floor()]} />
      {neighbours().map((x) => (
        <Neighbour key={x} x={x} />
      ))}
    </>
  );
}

function neighbours(): readonly number[] {
  return [-2, -1, 1, 2, 3, -3].map((step) => DOOR.x + step * PITCH);
}

function wall(): readonly Block[] {
  const blocks: Block[] = [[0, 0, WIDTH, FLOOR, INK.cream]];
  for (let row = 0; row < 3; row++) {
    blocks.push([0, row * 12 + 11, WIDTH, 1, INK.tan]);
    for (let x = (row % 2) * 16 - 8; x < WIDTH; x += 32) blocks.push([x, row * 12, 1, 12, INK.tan]);
  }
  blocks.push([0, 36, WIDTH, 3, INK.gold], [0, 39, WIDTH, 5, INK.wine], [0, 44, WIDTH, 2, INK.outline]);
  blocks.push([0, 46, WIDTH, FLOOR - 46, INK.night], [0, 46, WIDTH, 1, INK.steel]);
  return blocks;
}

/** Tiles that grow towards us, each row darker where the lockers mirror in the wax. */
function floor(): readonly Block[] {
  const blocks: Block[] = [
    [0, FLOOR - 2, WIDTH, 2, INK.outline],
    [0, FLOOR, WIDTH, HEIGHT - FLOOR, INK.silver],
  ];
  const rows = [
    { y: FLOOR, height: 5, width: 30 },
    { y: FLOOR + 5, height: 8, width: 38 },
    { y: FLOOR + 13, height: 11, width: 48 },
    { y: FLOOR + 24, height: 14, width: 60 },
  ];
  rows.forEach(({ y, height, width }, row) => {
    for (let tile = -9; tile < 9; tile++) {
      if ((tile + row) % 2 === 0) continue;
      blocks.push([WIDTH / 2 + tile * width, y, width, height, INK.haze]);
    }
  });
  for (let line = 0; line < 12; line += 2) blocks.push([0, FLOOR + line, WIDTH, 1, INK.steel]);
  return blocks;
}

function Neighbour({ x }: { readonly x: number }) {
  const { y, width, height } = DOOR;
  return (
    <Blocks
      blocks={[
        [x, y, width, height, INK.outline],
        [x + 1, y + 1, width - 2, height - 2, INK.slate],
        [x + 1, y + 1, width - 2, 2, INK.steel],
        [x + 1, y + 1, 2, height - 2, INK.steel],
        [x + width - 3, y + 1, 2, height - 2, INK.night],
        ...vents(x + 22, y + 14, 44, 5, INK.outline, INK.steel),
        ...vents(x + 22, y + 214, 44, 3, INK.outline, INK.steel),
        [x + 68, y + 116, 9, 26, INK.outline],
        [x + 69, y + 117, 7, 24, INK.night],
        [x + 70, y + 122, 5, 10, INK.haze],
        [x + 70, y + 122, 5, 1, INK.silver],
        [x + 32, y + 50, 24, 10, INK.outline],
        [x + 33, y + 51, 22, 8, INK.haze],
      ]}
    />
  );
}

/** Slits with the light on their lower lip. */
export function vents(
  x: number,
  y: number,
  width: number,
  count: number,
  dark: string,
  lip: string,
): readonly Block[] {
  return Array.from({ length: count }, (_, slit): Block[] => [
    [x, y + slit * 6, width, 2, dark],
    [x + 1, y + slit * 6 + 2, width - 2, 1, lip],
  ]).flat();
}
