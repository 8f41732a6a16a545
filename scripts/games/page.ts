import { CURVE as FLAPPY_FLUNK } from '../../supabase/functions/_shared/domain/arcade/games/flappy-flunk/curve.ts';
import { CURVE as FLUNKY_UPPY } from '../../supabase/functions/_shared/domain/arcade/games/flunky-uppy/curve.ts';
import {
  MACHINE_IDS,
  MACHINES,
  type MachineId,
} from '../../supabase/functions/_shared/domain/arcade/games/games.ts';
import { formatted } from '../lib/format.mjs';

/** The page that draws how hard each game is. */
export const GAMES_PAGE = 'docs/games.md';

type CurvePoint = Readonly<Record<string, number>> & { readonly second: number };

/** A game's curve, and what each of its parts is. */
interface Hardness {
  readonly curve: readonly CurvePoint[];
  readonly parts: Readonly<Record<string, string>>;
}

const HARDNESS: Readonly<Record<MachineId, Hardness>> = {
  'flappy-flunk': {
    curve: FLAPPY_FLUNK.map((point) => ({ ...point })),
    parts: {
      speed: 'Speed, pixels a second',
      gap: 'Gap between the lockers, pixels',
      spacing: 'From one pair of stacks to the next, pixels',
      reach: 'How much higher or lower the next gap may be, pixels',
    },
  },
  'flunky-uppy': {
    curve: FLUNKY_UPPY.map((point) => ({ ...point })),
    parts: {
      speed: 'Climb, pixels a second',
      window: 'Least time to begin a leap, ms',
      turns: 'Doors on the other side than the one before, of a hundred',
    },
  },
};

const EVERY_SECONDS = 10;

/** The page as it is written, formatted as the house does. */
export async function gamesPage(): Promise<string> {
  const text = [
    '# How hard the games are',
    'Made by `npm run games` from the curves in `supabase/functions/_shared/domain/arcade/games`; a test fails when it is older than they are. `npm run bench games` says how long simulated players last: one with the reaction of a person (200 ms, spread 60 ms), an expert (120 ms, spread 36 ms), and one who never errs.',
    ...MACHINE_IDS.flatMap(chapterOf),
  ].join('\n\n');
  return formatted(GAMES_PAGE, text);
}

function chapterOf(game: MachineId): string[] {
  const { curve, parts } = HARDNESS[game];
  const header = ['Second', ...Object.values(parts)];
  const rows = curve.map((point) => [point.second, ...Object.keys(parts).map((part) => point[part] ?? '')]);
  const table = [header, header.map(() => '--:'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  return [
    `## ${MACHINES[game].name}`,
    'It goes evenly from each line to the next and stays as it is after the last.',
    table,
    ...Object.entries(parts).map(([part, title]) => chartOf(title, curve, part)),
  ];
}

function chartOf(title: string, curve: readonly CurvePoint[], part: string): string {
  const last = curve.at(-1)?.second ?? 0;
  const seconds = Array.from({ length: last / EVERY_SECONDS + 1 }, (_, index) => index * EVERY_SECONDS);
  const values = seconds.map((second) => Math.round(valueAt(curve, part, second)));
  return [
    '```mermaid',
    'xychart-beta',
    `  title "${title}"`,
    `  x-axis "Seconds" [${seconds.join(', ')}]`,
    `  y-axis 0 --> ${Math.max(...values)}`,
    `  line [${values.join(', ')}]`,
    '```',
  ].join('\n');
}

function valueAt(curve: readonly CurvePoint[], part: string, second: number): number {
  const next = curve.findIndex((point) => point.second > second);
  const [from, to] = [curve.at(next === -1 ? -1 : next - 1), curve.at(next)];
  if (from === undefined || to === undefined) throw new Error('the curve has no points');
  const [low, high] = [from[part] ?? 0, to[part] ?? 0];
  return from === to ? low : low + ((high - low) * (second - from.second)) / (to.second - from.second);
}
