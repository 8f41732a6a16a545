import { dithers } from '../../kernel/dither.ts';
import { box, chance, clamp, clear, disc, dot, frame, mix, type Art } from '../art/art.ts';
import { widthOf, write, writeCenterd } from '../art/lettering.ts';
import { INK, type Ink } from '../art/palette.ts';
import type { Screen } from '../screen.ts';
import { CLICK, HELD, beats, drum, hits, noise, wave } from '../sounds.ts';

const DISK = { width: 84, height: 86 } as const;
const SWALLOWED = 1.15;
const TRACKS = 9;
const SECTORS = 18;
const READ_A_SECOND = 46;
/** The sectors that take three tries. */
const isBad = (track: number, sector: number): boolean => chance(track, sector, 5) < 0.05;

/** A drive eats disk 2 of 14, and the map of its sectors fills. */
export const screen: Screen = {
  fps: 20,
  still: 2.9,
  sound: [
    noise('pink', -30, HELD, [{ at: 0.15, seconds: 0.7 }]),
    drum(-12, [1.05], 'E2', 2.5),
    noise('brown', -16, CLICK, hits([1.05, 1.12], 0.05)),
    wave('sawtooth', -40, HELD, [{ at: 1.3, seconds: 2.5, pitch: 75 }]),
    wave('square', -35, CLICK, hits(beats(5, 0.28, 1.4), 0.05, 92)),
    wave(
      'square',
      -32,
      [0.002, 0.03, 0.4, 0.01],
      [
        ...hits(beats(8, 0.022, 1.6), 0.018, 145),
        ...hits(beats(3, 0.09, 2.2), 0.05, 110),
        ...hits(beats(14, 0.02, 2.7), 0.016, 160),
        ...hits(beats(4, 0.1, 3.25), 0.06, 98),
      ],
    ),
  ],
  paint(art, seconds) {
    const time = seconds % 6;
    clear(art, INK.pine);
    for (let y = 0; y < art.height; y++) {
      for (let x = 0; x < art.width; x++) {
        if (dithers(x, y, (y / art.height) * 0.7)) art.pixels[y * art.width + x] = INK.black;
      }
    }
    const wide = art.width > 280;
    const slot = Math.round(art.height * (wide ? 0.3 : 0.52));
    const middle = Math.floor(art.width * (wide ? 0.72 : 0.5));
    const read = Math.floor(Math.max(0, time - SWALLOWED - 0.2) * READ_A_SECOND);
    const center = wide ? Math.floor(art.width * 0.235) : middle;
    map(art, center, wide ? Math.round(art.height * 0.42) : Math.round(slot / 2) - 2, read, time);
    const slide = clamp(time / SWALLOWED, 0, 1);
    const eased = slide < 0.75 ? slide * 0.55 : mix(0.41, 1, (slide - 0.75) * 4);
    drive(art, middle, slot, time > SWALLOWED && time % 0.25 < 0.17);
    floppy(art, middle - DISK.width / 2, Math.round(mix(slot + 26, slot + 9 - DISK.height, eased)), slot + 9);
    caption(art, read, time);
  },
};

/** The disk in its drive as an X-ray shows it: a ring a track, each in sectors. */
function map(art: Art, x: number, y: number, read: number, time: number): void {
  const outer = Math.min(y - 12, art.width / 2 - 16, 62);
  const inner = outer * 0.32;
  const turn = time > SWALLOWED ? time * 3.5 : 0;
  for (let dy = -outer; dy <= outer; dy++) {
    for (let dx = -outer; dx <= outer; dx++) {
      const far = Math.hypot(dx, dy);
      if (far > outer || far < inner) continue;
      const depth = ((outer - far) / (outer - inner)) * TRACKS;
      const track = Math.min(TRACKS - 1, Math.floor(depth));
      const around = ((Math.atan2(dy, dx) / (2 * Math.PI) + 1.25) % 1) * SECTORS;
      const sector = Math.floor(around);
      const edge = depth - track < 0.2 || around - sector < 2.6 / far;
      dot(art, x + dx, y + dy, edge ? INK.midnight : sectorInk(track, sector, read));
    }
  }
  disc(art, x, y, inner - 2, INK.steel);
  disc(art, x, y, inner - 5, INK.silver);
  disc(art, x, y, 3, INK.black);
  box(art, x + Math.cos(turn) * (inner - 9) - 2, y + Math.sin(turn) * (inner - 9) - 2, 4, 4, INK.black);
  const arm = mix(outer, inner, clamp(read / (TRACKS * SECTORS), 0, 1));
  box(art, x + 1, y - arm - 2, 3, 7, INK.white);
  box(art, x + 1, y - outer - 6, 3, outer - arm + 5, INK.steel);
}

function sectorInk(track: number, sector: number, read: number): Ink {
  const at = track * SECTORS + sector;
  if (at > read) return INK.slate;
  if (at === read) return INK.white;
  if (isBad(track, sector)) return read - at < 10 ? INK.yellow : INK.red;
  return read - at < 6 ? INK.cyan : chance(track, sector) < 0.25 ? INK.azure : INK.royal;
}

function drive(art: Art, middle: number, slot: number, busy: boolean): void {
  const width = 164;
  const x = middle - width / 2;
  box(art, x, slot - 8, width, 34, INK.cocoa);
  box(art, x, slot - 8, width, 32, INK.tan);
  box(art, x, slot - 8, width, 2, INK.cream);
  box(art, x, slot - 8, 2, 32, INK.cream);
  box(art, x + width / 2 - 50, slot + 2, 100, 10, INK.cocoa);
  box(art, x + width / 2 - 48, slot + 4, 96, 6, INK.black);
  box(art, x + width / 2 - 12, slot + 10, 24, 4, INK.leather);
  frame(art, x + 10, slot + 14, 12, 5, INK.leather);
  box(art, x + 11, slot + 15, 10, 3, busy ? INK.lime : INK.forest);
  box(art, x + width - 27, slot + 13, 17, 8, INK.leather);
  box(art, x + width - 26, slot + 13, 15, 6, INK.cream);
}

/** The disk; what has gone past the slot's lip is not seen. */
function floppy(art: Art, left: number, top: number, lip: number): void {
  const { width, height } = DISK;
  const below = (y: number, rows: number): readonly [number, number] => {
    const from = Math.max(lip, top + y);
    return [from, Math.max(0, top + y + rows - from)];
  };
  const part = (x: number, y: number, columns: number, rows: number, ink: Ink): void => {
    const [from, seen] = below(y, rows);
    if (seen > 0) box(art, left + x, from, columns, seen, ink);
  };
  part(3, 4, width, height, INK.black);
  part(0, 0, width, height, INK.royal);
  part(0, 0, 2, height, INK.azure);
  part(width - 2, 0, 2, height, INK.midnight);
  part(0, height - 2, width, 2, INK.midnight);
  part(22, 0, 46, 26, INK.midnight);
  part(22, 0, 42, 26, INK.silver);
  part(22, 0, 42, 1, INK.white);
  part(50, 3, 9, 20, INK.navy);
  part(9, 34, 66, 48, INK.cream);
  part(9, 34, 66, 7, INK.red);
  for (const row of [52, 61, 70]) part(13, row, 58, 1, INK.tan);
  if (top + 44 >= lip) write(art, 'FLUNKS 95', left + 14, top + 44, INK.royal);
  if (top + 54 >= lip) write(art, 'DISK 2', left + 14, top + 54, INK.black);
  if (top + 63 >= lip) write(art, 'OF 14', left + 14, top + 63, INK.black);
  part(4, height - 8, 5, 5, INK.black);
}

function caption(art: Art, read: number, time: number): void {
  const bottom = art.height - 20;
  if (time < SWALLOWED) {
    if (time % 0.5 < 0.35) writeCenterd(art, 'INSERT DISK 2 OF 14', bottom, INK.yellow);
    return;
  }
  const at = Math.min(read, TRACKS * SECTORS);
  const track = String(Math.floor(at / SECTORS)).padStart(2, '0');
  const text = `READING TRACK ${track} SECTOR ${String(at % SECTORS).padStart(2, '0')}`;
  write(art, text, Math.floor((art.width - widthOf(text)) / 2), bottom, INK.cyan);
  const width = Math.min(160, art.width - 30);
  const left = Math.floor((art.width - width) / 2);
  box(art, left, bottom - 13, width, 7, INK.black);
  frame(art, left, bottom - 13, width, 7, INK.steel);
  box(art, left + 2, bottom - 11, ((width - 4) * at) / (TRACKS * SECTORS), 3, INK.lime);
}
