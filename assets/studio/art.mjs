/**
 * `npm run art`: renders the finished pictures whose sources changed, in Blender as a Python module, and registers what
 * they were made from. `--check` only names the stale ones (exit status 1) and needs no Blender. `--force` renders all.
 *
 * PYTHON names the interpreter (3.11, which Blender's module needs); its virtual environment is made under .data/.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from './pictures.mjs';
import { forgetSources, hashSources, readRegister, recordSources, staleReason } from './sources.mjs';

const studio = dirname(fileURLToPath(import.meta.url));
const root = join(studio, '../..');
const packages = ['bpy==4.5.15', 'pillow==13.0.0', 'numpy==1.26.4'];

/** A Python module's file as a path from the root. */
const pathOf = (module) => `assets/studio/${module.replaceAll('.', '/')}.py`;

/** The studio's Python files that a module needs, itself included, as sorted paths from the root. */
function pythonSources(module) {
  const found = new Set();
  const visit = (name) => {
    const path = pathOf(name);
    if (found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const code = readFileSync(join(root, path), 'utf8');
    for (const [, imported] of code.matchAll(/^\s*from ((?:kit|builders|drawn|scenes)[\w.]*) import/gm))
      visit(imported);
  };
  visit(module);
  return [...found].sort();
}

/** Whether any finished picture of a job is missing or older than its sources. */
function staleFiles(job) {
  const sources = pythonSources(job.module);
  const hash = hashSources(root, sources);
  const entries = Object.entries(readRegister(root)).filter(([, entry]) =>
    entry.sources.includes(pathOf(job.module)),
  );
  if (entries.length === 0) return [{ file: `${job.folder}/*`, reason: 'was never made' }];
  return entries.flatMap(([file, entry]) => {
    const reason =
      staleReason(root, file, entry) ?? (entry.hash === hash ? null : 'is older than its sources');
    return reason === null ? [] : [{ file, reason }];
  });
}

/** The studio's interpreter; made with Blender in it when it is not there yet. */
function studioPython() {
  const environment = join(root, '.data/studio-venv');
  const python = join(environment, 'bin/python');
  if (existsSync(python)) return python;
  process.stdout.write('Installing Blender as a Python module (about 1 GB) ...\n');
  run(process.env.PYTHON ?? 'python3.11', ['-m', 'venv', environment]);
  run(python, ['-m', 'pip', 'install', '-q', ...packages]);
  return python;
}

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (done.status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${done.status ?? done.signal}`);
}

/**
 * Renders one job, registers every picture that it wrote and removes those that it no longer writes. What other jobs
 * write into the same folder is left alone.
 */
function make(job) {
  const folder = join(root, 'assets/finished', job.folder);
  mkdirSync(folder, { recursive: true });
  const started = Date.now();
  run(studioPython(), ['-B', '-m', job.module, folder], {
    cwd: studio,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // What is made of finished pictures alone.
  for (const step of ['soften.py', 'floodlit.py', 'spots_by_night.py'])
    run(studioPython(), ['-B', step, folder], { cwd: studio });
  const sources = pythonSources(job.module);
  const before = readRegister(root);
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
    const file = `${job.folder}/${name}`;
    if (statSync(join(folder, name)).mtimeMs >= started) recordSources(root, file, sources);
    else if (before[file]?.sources.includes(pathOf(job.module))) {
      // Left over from a scene that had more in it.
      rmSync(join(folder, name));
      forgetSources(root, file);
    }
  }
  process.stdout.write(`${job.folder}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

const stale = jobs.map((job) => ({ job, files: staleFiles(job) }));
if (process.argv.includes('--check')) {
  const files = stale.flatMap(({ files }) => files);
  for (const { file, reason } of files) process.stderr.write(`assets/finished/${file} ${reason}\n`);
  process.exitCode = files.length > 0 ? 1 : 0;
} else {
  const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  for (const { job, files } of stale) {
    if (only.length > 0 && !only.includes(basename(job.folder))) continue;
    if (files.length > 0 || process.argv.includes('--force')) make(job);
  }
}
