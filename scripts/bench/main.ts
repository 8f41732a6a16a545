import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { withBench, type Bench } from './bench.ts';
import { benchCutscenes } from './cutscenes.ts';
import { benchDragging } from './dragging.ts';
import type { Renderer } from './firstScreen.ts';
import { benchGames } from './games.ts';
import { benchJuniors } from './juniors.ts';
import { benchList } from './list.ts';
import { benchMessenger } from './messenger.ts';
import { benchOpening } from './opening.ts';
import { benchPaint } from './paint.ts';
import { benchPans } from './pans.ts';
import { benchReady } from './ready.ts';
import { benchHeap, benchKeeping, benchRest } from './rest.ts';
import { benchStart } from './start.ts';
import { benchSurface } from './surface.ts';
import { benchTown } from './town.ts';
import { benchUnseen } from './unseen.ts';
import { benchWeight } from './weight.ts';
import { benchYearbook } from './yearbook.ts';
import { benchZoltar } from './zoltar.ts';

const RENDERERS: readonly Renderer[] = ['canvas', 'webgl'];

/** About the page, of each build. */
const SPEED: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  weight: benchWeight,
  paint: benchPaint,
  ready: benchReady,
  opening: benchOpening,
  pans: benchPans,
  dragging: benchDragging,
  rest: benchRest,
  keeping: benchKeeping,
  heap: benchHeap,
  unseen: benchUnseen,
  list: benchList,
  messenger: benchMessenger,
  yearbook: benchYearbook,
};

const OTHERS: Readonly<Record<string, () => void | Promise<void>>> = {
  start: benchStart,
  town: benchTown,
  cutscenes: benchCutscenes,
  surface: benchSurface,
  juniors: benchJuniors,
  games: benchGames,
  ledger: () => benchDatabase('ledger'),
  crash: () => benchDatabase('crash', values.engine === undefined ? [] : [values.engine]),
  ledgerPages: () => benchDatabase('ledgerPages'),
  collection: () => benchDatabase('collection'),
  zoltar: benchZoltar,
  replay: () => benchDatabase('replay'),
  texts: () => benchDatabase('texts'),
  terminal: () => benchDatabase('terminal'),
  chat: () => benchDatabase('chat'),
  chatPages: () => benchDatabase('chatPages'),
  presence: () => benchDatabase('presence'),
  signIn: () => benchDatabase('signIn'),
  evening: () => benchDatabase('evening'),
  pictures: () => benchDatabase('pictures'),
};

/** Runs a bench of supabase/tests/bench, which needs no page. */
function benchDatabase(name: string, options: readonly string[] = []): void {
  const program = `supabase/tests/bench/${name}.ts`;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The ${name} bench failed`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    renderer: { type: 'string' },
    engine: { type: 'string' },
    runs: { type: 'string', default: '7' },
  },
});
const chosen = positionals.flatMap((name) => (name === 'speed' ? Object.keys(SPEED) : name));
const unknown = chosen.find((name) => !(name in SPEED || name in OTHERS));
if (unknown !== undefined) {
  const names = ['speed', ...Object.keys(SPEED), ...Object.keys(OTHERS)];
  throw new Error(`There is no bench "${unknown}": ${names.join(', ')}`);
}
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

console.log(`${cpus().length} cores, Node ${process.versions.node}`);
const speed = Object.entries(SPEED).filter(([name]) => isChosen(name));
if (speed.length > 0) {
  const renderers = RENDERERS.filter((name) => values.renderer === undefined || values.renderer === name);
  const options = { against: values.against, renderers, runs: Number(values.runs) };
  await withBench(options, async (bench) => {
    for (const [name, measure] of speed) {
      console.log(`${name}:`);
      await measure(bench);
    }
  });
}
for (const [name, measure] of Object.entries(OTHERS)) {
  if (!isChosen(name)) continue;
  console.log(`${name}:`);
  await measure();
}
