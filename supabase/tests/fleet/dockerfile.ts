import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What a stage of a Dockerfile comes to, in a folder that stands for the root of its image. */
export interface Stage {
  readonly root: string;
  /** Its working folder, below `root`. */
  readonly folder: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  /** What is run: by CMD, and by HEALTHCHECK. */
  readonly command: readonly string[];
  readonly check: readonly string[];
}

/** The instructions of a Dockerfile, each with what follows it. */
const stepsOf = (text: string): (readonly [string, string])[] =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = ''] = line.split(' ');
      return [word, line.slice(word.length + 1)] as const;
    });

/** Text as JSON that is a list of words. */
const wordsOf = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];

const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((setting) => setting.split('=', 2) as [string, string]));

/** In the place of `npm ci --omit=dev`: the packages that are installed here and are not for development alone. */
function linkPackages(folder: string): void {
  // What a lockfile of npm has.
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: true }> };
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  cpSync(join(ROOT, 'node_modules/.package-lock.json'), join(folder, 'node_modules/.package-lock.json'));
}

/** Before `npm run build`: what is built here, which it builds anew unless the files that were copied are the same. */
function bringBuilt(folder: string): void {
  for (const path of ['.build/stamp.json', 'assets/packed', 'dist']) {
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
}

const IGNORED = read('.dockerignore').trim().split('\n');
const isSent = (path: string): boolean => {
  const own = relative(ROOT, path);
  return !IGNORED.some((ignored) => own === ignored || own.startsWith(`${ignored}/`));
};

/** COPY: a folder's content into a folder, and a file to a name or into a folder. */
function copy(sources: readonly string[], from: string, to: string, isFolder: boolean): void {
  for (const source of sources) {
    const target = isFolder ? join(to, basename(source)) : to;
    cpSync(join(from, source), target, {
      recursive: true,
      verbatimSymlinks: true,
      ...(from === ROOT && { filter: isSent }),
    });
  }
}

/**
 * Carries out a Dockerfile of the repository without Docker, each stage in an empty folder below `parent`, and answers the
 * last stage. What it cannot do stands here: base images, `npm ci` (`linkPackages`), and users; what is built already is not
 * built again (`bringBuilt`).
 */
export function carryOut(file: string, parent = mkdtempSync(join(tmpdir(), 'image-'))): Stage {
  const stages = new Map<string, string>();
  let stage = { root: '', folder: '', user: 'root', env: {}, command: [], check: [] } as Stage;
  const run = (line: string) => {
    const made = /^install -d -o node -g node (\S+)$/.exec(line)?.[1];
    if (made !== undefined) mkdirSync(join(stage.root, made), { recursive: true });
    else if (line === 'npm ci --omit=dev') linkPackages(stage.folder);
    else {
      if (line === 'npm run build') bringBuilt(stage.folder);
      execFileSync('sh', ['-c', line], {
        cwd: stage.folder,
        env: { ...process.env, ...stage.env },
        stdio: 'pipe',
      });
    }
  };
  for (const [word, rest] of stepsOf(read(file))) {
    if (word === 'FROM') {
      const [, name = `${stages.size}`] = / AS (\w+)$/.exec(rest) ?? [];
      const root = join(parent, name);
      stages.set(name, root);
      stage = { root, folder: root, user: 'root', env: {}, command: [], check: [] };
    } else if (word === 'WORKDIR') {
      stage = { ...stage, folder: join(stage.root, rest) };
      mkdirSync(stage.folder, { recursive: true });
    } else if (word === 'COPY') {
      const [, name, named = rest] = /^--from=(\w+) (.*)$/.exec(rest) ?? [];
      const from = name === undefined ? ROOT : (stages.get(name) ?? '');
      const sources = named.split(' ');
      const to = sources.pop() ?? '';
      copy(sources, from, join(stage.folder, to), to.endsWith('/'));
    } else if (word === 'RUN') run(rest);
    else if (word === 'ENV' || word === 'ARG')
      stage = { ...stage, env: { ...stage.env, ...settingsOf(rest) } };
    else if (word === 'USER') stage = { ...stage, user: rest };
    else if (word === 'CMD') stage = { ...stage, command: wordsOf(rest) };
    else if (word === 'HEALTHCHECK') stage = { ...stage, check: wordsOf(rest) };
    else if (!['VOLUME', 'EXPOSE'].includes(word)) throw new Error(`${file}: ${word} is not carried out`);
  }
  return stage;
}
