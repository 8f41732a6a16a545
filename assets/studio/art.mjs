/**
 * `npm run art`: renders the finished pictures whose sources changed, in Blender as a Python module, and registers what
 * they were made from. `--check` only names what is stale or in no register, tunes and drawings included (exit status 1),
 * and needs no Blender. `--force` renders all. `--unchanged` renders nothing and registers what is stale as made from what is
 * there now: for an edit that changes no pixel, such as a comment.
 *
 * PYTHON names the interpreter (3.11, which Blender's module needs); its virtual environment is made under .data/.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jobs } from './pictures.mjs';
import { forgetSources, readRegister, recordSources, staleSources } from './sources.mjs';

const studio = dirname(fileURLToPath(import.meta.url));
const root = join(studio, '../..');
const packages = ['bpy==4.5.15', 'pillow==13.0.0', 'numpy==1.26.4'];
/** Programs that work on finished pictures: each is run on a job's folder after its scene, once, and changes those it is for. */
const afterwards = ['soften.py', 'floodlit.py', 'feather.py', 'spots_by_night.py'];

/** A Python module's file as a path from the root. */
const pathOf = (module) => `assets/studio/${module.replaceAll('.', '/')}.py`;

/** The registered pictures of a job. */
function picturesOf(job) {
  return Object.keys(register).filter((file) => register[file].from?.includes(pathOf(job.module)));
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
  const scene = pathOf(job.module);
  const made = new Map();
  const steps = job.isAdded ? [] : afterwards;
  const runs = [[scene, '-m', job.module], ...steps.map((step) => [`assets/studio/${step}`, step])];
  for (const [program, ...args] of runs) {
    for (const file of writtenBy(job, folder, args))
      made.set(file, new Set(made.get(file) ?? [scene]).add(program));
  }
  const groups = new Map();
  for (const [file, programs] of made) {
    const key = [...programs].join();
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  for (const [programs, files] of groups) recordSources(root, files, programs.split(','));
  // Left over from a scene that had more in it.
  const left = picturesOf(job).filter((file) => !made.has(file));
  for (const file of left) rmSync(join(root, 'assets/finished', file), { force: true });
  forgetSources(root, left);
  process.stdout.write(`${job.folder}: ${Math.round((Date.now() - started) / 1000)} s\n`);
}

/** Registers finished files, of whatever kind, as made from their sources as they are now. */
function keep(files) {
  for (const from of new Set(files.map((file) => register[file].from))) {
    const made = files.filter((file) => register[file].from === from);
    recordSources(root, made, from);
    process.stdout.write(`${made.length} of ${from.join(', ')} kept\n`);
  }
}

/** Runs Python on a job's folder; answers the pictures that it wrote there. */
function writtenBy(job, folder, args) {
  const before = writtenAt(folder);
  run(studioPython(), ['-B', ...args, folder], { cwd: studio, stdio: ['ignore', 'ignore', 'inherit'] });
  return [...writtenAt(folder)]
    .filter(([name, at]) => at !== before.get(name))
    .map(([name]) => `${job.folder}/${name}`);
}

/** When each picture and model of a folder was last written, by its name. */
function writtenAt(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png') || name.endsWith('.glb'));
  return new Map(names.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
}

const register = readRegister(root);
const stale = staleSources(root);
const staleFiles = new Set(stale.map(({ file }) => file));
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const neverMade = jobs.filter((job) => picturesOf(job).length === 0);
if (process.argv.includes('--check')) {
  const all = [
    ...stale,
    ...neverMade.map(({ folder }) => ({ file: `${folder}/*`, reason: 'was never made' })),
  ];
  for (const { file, reason } of all) process.stderr.write(`assets/finished/${file} ${reason}\n`);
  process.exitCode = all.length > 0 ? 1 : 0;
} else if (process.argv.includes('--unchanged')) {
  keep(
    [...staleFiles].filter(
      (file) => register[file]?.from && (only.length === 0 || only.includes(basename(dirname(file)))),
    ),
  );
} else {
  for (const job of jobs) {
    if (only.length > 0 && !only.includes(basename(job.folder))) continue;
    const isStale = neverMade.includes(job) || picturesOf(job).some((file) => staleFiles.has(file));
    if (isStale || process.argv.includes('--force')) make(job);
  }
}
