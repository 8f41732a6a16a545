import { dirname, join } from 'node:path/posix';
import { committedRepository } from '../lib/repository.mjs';

/** @typedef {import('../lib/repository.mjs').Repository} Repository */

/** How the classes of each shared part begin. The rest belongs to the shell. */
const PREFIXES = {
  'src/overlays/styles/': 'w95',
  'src/overlays/checkIn/': 'check-in',
  'src/overlays/collection/': 'token',
  'src/overlays/disk/': 'folder',
  'src/overlays/game/': 'game',
  'src/overlays/gate/': 'gate',
  'src/overlays/list/': 'item-list',
  'src/overlays/saver/': 'saver',
  'src/overlays/student/': 'student',
  'src/overlays/transaction/': 'transaction',
  'src/overlays/volume/': 'volume',
  'src/engine/effects/': 'screen',
  'src/engine/surface/': 'surface',
  'src/services/chain/': 'wallet-frame',
  'src/town/map/': 'map',
};
const SHELL = 'src/styles/';
/** States that scripts turn on and off, at the page or at an element that has a class of the part as well. */
const STATES = new Set(['still', 'over', 'smooth', 'thumb', 'compact', 'keyboard']);

const APP = /^src\/apps\/[^/]+\/[^/]+\//;
const CLASS = /\.([a-z][\w-]*)/g;
const GLOBAL = /:global\(([^()]*)\)/g;
const NAMES = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;
/** What a source says in so many words that an element's classes are; the names of modules are not words. */
const WRITTEN = /\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g;

/**
 * Finds every class that two owners could style, and every name of a class that is not there: sheets stay when a program
 * was closed, so what an app styles has to be its own.
 *
 * @param {Repository} [repository]
 * @returns {Promise<string[]>} what is wrong, a line each
 */
export async function checkStyles(repository) {
  const { files, read } = repository ?? (await committedRepository());
  const sheets = files
    .filter((file) => /^src\/.*\.css$/.test(file))
    .map((file) => ({ file, app: APP.exec(file)?.[0], selectors: selectorsOf(read(file)) }));
  const shared = sheets.filter(({ app }) => app === undefined);
  const known = new Set(shared.flatMap(({ selectors }) => selectors.flatMap(classesIn)));
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
  const own = new Map(modules.map(({ file, selectors }) => [file, new Set(selectors.flatMap(localsIn))]));
  const sources = files
    .filter((file) => APP.test(file) && /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file, text: read(file) }));
  const said = new Map();
  return [
    ...shared.flatMap((sheet) => problemsOfShared(sheet, shared)),
    ...sheets.filter(({ app }) => app).flatMap((sheet) => problemsOfApp(sheet, known)),
    ...sources.flatMap((source) => problemsOfSource(source, { own, known, said })),
    ...[...own].flatMap(([file, names]) => unsaid(file, names, said)),
  ];
}

/** What of a shared sheet styles nothing of its own, and the classes in it that their owner does not have. */
function problemsOfShared({ file, selectors }, shared) {
  const owner = partOf(file);
  const has = (part, name) =>
    shared.some((sheet) => partOf(sheet.file) === part && sheet.selectors.flatMap(classesIn).includes(name));
  return selectors.flatMap((selector) => {
    const names = classesIn(selector).filter((name) => !STATES.has(name));
    const others = names.filter((name) => ownerOf(name) !== owner);
    if (names.length > 0 && others.length === names.length) {
      return [`${file} styles ${selector}, of which no class begins with ${PREFIXES[owner]}-`];
    }
    return others
      .filter((name) => !has(ownerOf(name), name))
      .map((name) => `${file} names .${name}, which ${ownerOf(name)} does not have`);
  });
}

const partOf = (file) => Object.keys(PREFIXES).find((folder) => file.startsWith(folder)) ?? SHELL;

function ownerOf(name) {
  const [owner] =
    Object.entries(PREFIXES).find(([, prefix]) => name === prefix || name.startsWith(`${prefix}-`)) ?? [];
  return owner ?? SHELL;
}

/** What an app's sheet styles outside its own elements, and what it calls shared that is not. */
function problemsOfApp({ file, selectors }, known) {
  if (!file.endsWith('.module.css')) return [`${file} is no module: its classes are every program's`];
  return selectors.flatMap((selector) => [
    ...(localsIn(selector).length === 0 ? [`${file} styles ${selector} in every program`] : []),
    ...globalsIn(selector)
      .filter((name) => !known.has(name))
      .map((name) => `${file} calls .${name} global, which no shared sheet has`),
  ]);
}

/** The classes that a source names and no sheet has; what it does name is added to `said`. */
function problemsOfSource({ file, text }, { own, known, said }) {
  const modules = [...text.matchAll(NAMES)].flatMap(([, names, path]) => {
    const sheet = join(dirname(file), path);
    const there = new Set([...(own.get(sheet) ?? [])].map(camelCase));
    return [...text.matchAll(new RegExp(`(?<![\\w./])${names}\\.(\\w+)`, 'g'))].flatMap(([, name]) => {
      const app = APP.exec(sheet)?.[0];
      said.set(app, (said.get(app) ?? new Set()).add(name));
      return there.has(name) ? [] : [`${file} names ${names}.${name}, which is not in ${sheet}`];
    });
  });
  const written = [...text.matchAll(WRITTEN)]
    .flatMap(([, quoted, template]) => (quoted ?? template.replace(/\$\{[^}]*\}/g, ' ')).split(/\s+/))
    .filter((name) => name !== '' && !known.has(name))
    .map((name) => `${file} writes the class ${name}, which no shared sheet has`);
  return [...modules, ...written];
}

/** The classes of an app's sheet that no element has. The sheets of an app share their names. */
function unsaid(file, names, said) {
  const app = APP.exec(file)?.[0];
  return [...names]
    .filter((name) => said.get(app)?.has(camelCase(name)) !== true)
    .map((name) => `${file} styles .${name}, which nothing in the app names`);
}

/** The selectors of a sheet, one by one, without those of key frames. */
function selectorsOf(css) {
  const bare = css.replace(/\/\*[^]*?\*\//g, '').replace(/"[^"\n]*"|'[^'\n]*'/g, "''");
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, before]) => before.replace(/\s+/g, ' ').trim())
    .filter((before) => !before.startsWith('@') && !/^(from|to|[\d.]+%)/.test(before))
    .flatMap(partsOf);
}

/** The selectors of a list, whose commas are those that no bracket holds. */
function partsOf(list) {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + sign);
  }
  return parts.map((part) => part.trim());
}

const classesIn = (selector) => [...selector.matchAll(CLASS)].map(([, name]) => name);
const globalsIn = (selector) => [...selector.matchAll(GLOBAL)].flatMap(([, inside]) => classesIn(inside));
const localsIn = (selector) => classesIn(selector.replace(GLOBAL, ''));
const camelCase = (name) => name.replace(/-+(\w)/g, (_, letter) => letter.toUpperCase());
