import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { benchPage } from './page.ts';
import { benchStart } from './start.ts';
import { benchTown } from './town.ts';

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  start: benchStart,
  page: benchPage,
  town: benchTown,
  ledger: () => benchDatabase('ledger'),
  collection: () => benchDatabase('collection'),
};

/** Runs a bench of supabase/tests/bench. */
function benchDatabase(name: string): void {
  const program = `supabase/tests/bench/${name}.ts`;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The ${name} bench failed`);
}

const chosen = process.argv.slice(2);
console.log(`${cpus().length} cores, Node ${process.versions.node}`);
for (const [name, bench] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`${name}:`);
  await bench();
}
