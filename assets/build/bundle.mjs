import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { blank, blit, encodeSmallest, readPicture } from './encode.mjs';
import { buildFaces } from './fonts.mjs';
import { pack } from './pack.mjs';
import { cutIntoTiles, TILE } from './tiles.mjs';
import { checkModels, checkWeight, MAP, PLACE, SCENE } from './weight.mjs';

/**
 * Builds one bundle: packs, encodes and writes <out>/<name>/ and the typed manifest <out>/<name>.ts, which is there once
 * all else is.
 *
 * @param {{ name: string, from: string, out: string, stamp: string }} options `from`: the bundle's folder under
 *   assets/finished; `stamp`: what it is packed from, which the manifest begins with
 * @throws with a message that names bundle and file when a picture is missing or broken
 */
export async function buildBundle({ name, from, out, stamp }) {
  const files = join(out, name);
  const module = new ModuleText(out);
  const manifest = join(from, 'bundle.json');
  try {
    const value = existsSync(manifest)
      ? await buildPlaces(JSON.parse(readFileSync(manifest, 'utf8')), from, files, module)
      : await buildFonts(from, files, module);
    writeFileSync(join(out, `${name}.ts`), module.write(value, stamp));
  } catch (error) {
    throw new Error(`Asset bundle "${name}": ${error.message}`, { cause: error });
  }
}

async function buildFonts(from, files, module) {
  const { picture, faces } = await buildFaces(from);
  const url = module.addFile(files, `glyphs.${picture.extension}`, picture.bytes);
  for (const face of Object.keys(faces)) faces[face] = { url, ...faces[face] };
  return { faces };
}

async function buildPlaces(description, from, files, module) {
  const {
    atlas = [],
    pictures = [],
    tiled = [],
    tracks = {},
    models = [],
    places = {},
    scenes = {},
    maps = {},
    layers = false,
    inline = false,
    ...unknown
  } = description;
  const [stray] = Object.keys(unknown);
  if (stray) throw new Error(`bundle.json has an unknown key "${stray}"`);
  if (layers) return { layers: readLayers(from) };
  const alone = new Set([...pictures, ...tiled]);
  const small = atlas === '*' ? picturesIn(from).filter((file) => !alone.has(file)) : atlas;
  const value = { atlas: null, pictures: {}, tracks: {}, places };
  const parts = [];
  if (small.length > 0) value.atlas = await buildAtlas(small, from, files, module, parts);
  for (const file of [...pictures].sort()) {
    const picture = await readPicture(join(from, file));
    const { bytes, extension } = await encodeSmallest(picture);
    parts.push({ ...picture, bytes: bytes.length });
    const url = module.addFile(files, `${flat(nameOf(file))}.${extension}`, bytes, inline);
    value.pictures[nameOf(file)] = { url, width: picture.width, height: picture.height };
  }
  if (Object.keys(scenes).length > 0) Object.assign(value, { scenes });
  if (tiled.length > 0) Object.assign(value, { tiled: {}, maps });
  for (const file of [...tiled].sort()) {
    value.tiled[nameOf(file)] = await buildTiles(join(from, file), files, module, parts);
  }
  for (const [track, { webm, m4a, ...facts }] of Object.entries(tracks)) {
    value.tracks[track] = {
      webm: module.nameFile(join(from, webm)),
      m4a: module.nameFile(join(from, m4a)),
      ...facts,
    };
  }
  if (models.length > 0) value.models = await buildModels(models, from, files, module);
  if (Object.values(places).some(isOfTown)) checkWeight(parts, PLACE);
  if (Object.keys(scenes).length > 0) checkWeight(parts, SCENE);
  if (tiled.length > 0) checkWeight(parts, MAP);
  return value;
}

/** The models of a bundle by their name, packed. */
async function buildModels(names, from, files, module) {
  const { encodeModel } = await import('./models.mjs');
  const models = {};
  let bytes = 0;
  for (const file of [...names].sort()) {
    const encoded = await encodeModel(join(from, file));
    bytes += encoded.length;
    models[nameOf(file)] = { url: module.addFile(files, flat(file), encoded), bytes: encoded.length };
  }
  checkModels(bytes);
  return models;
}

/** What is inside each SVG of the folder, by its name: layers are put together as text, so they are no pictures yet. */
function readLayers(from) {
  const files = readdirSync(from, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.svg'))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const [, paths] =
        /^<svg [^>]*>\s*(.*?)\s*<\/svg>\s*$/s.exec(readFileSync(join(from, file), 'utf8')) ?? [];
      if (paths === undefined) throw new Error(`${file} is not an SVG`);
      return [nameOf(file).split(sep).join('/'), paths.replaceAll('\n', '')];
    }),
  );
}

/** A place that people go to has a size; the wallpapers and the cursors are lists. */
function isOfTown(place) {
  return 'size' in place;
}

async function buildAtlas(names, from, files, module, parts) {
  const pictures = new Map();
  for (const file of names) pictures.set(nameOf(file), await readPicture(join(from, file)));
  if (pictures.size < names.length) throw new Error('two atlas pictures have one name');
  const first = firstsOf(pictures);
  const { width, height, frames } = pack(
    [...new Set(first.values())].map((name) => ({
      name,
      width: pictures.get(name).width,
      height: pictures.get(name).height,
    })),
  );
  const page = blank(width, height);
  for (const [name, frame] of Object.entries(frames)) blit(pictures.get(name), page, frame);
  for (const [name, same] of first) frames[name] = frames[same];
  const { bytes, extension } = await encodeSmallest(page);
  parts.push({ ...page, bytes: bytes.length });
  return { url: module.addFile(files, `atlas.${extension}`, bytes), frames };
}

/** The tiles of a picture and its overview, as the manifest says them. */
async function buildTiles(file, files, module, parts) {
  const name = flat(nameOf(basename(file)));
  const { width, height, overview, tiles } = await cutIntoTiles(file);
  const add = (part, encoded) => {
    parts.push({ ...encoded, bytes: encoded.bytes.length });
    return module.addFile(files, `${name}-${part}.${encoded.extension}`, encoded.bytes);
  };
  return {
    width,
    height,
    tile: TILE,
    overview: add('overview', overview),
    tiles: tiles.map((row, y) => row.map((tile, x) => add(`${x}-${y}`, tile))),
  };
}

/** For each picture the first with the same content: it is stored once. */
function firstsOf(pictures) {
  const byContent = new Map();
  const firsts = new Map();
  for (const [name, { width, height, data }] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const content = `${width}x${height} ${createHash('sha256').update(data).digest('hex')}`;
    if (!byContent.has(content)) byContent.set(content, name);
    firsts.set(name, byContent.get(content));
  }
  return firsts;
}

function picturesIn(from) {
  return readdirSync(from, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.png'))
    .sort();
}

/** `day/marquee-1.png` is the picture `day/marquee-1`. */
function nameOf(file) {
  return file.slice(0, -extname(file).length);
}

function flat(name) {
  return name.replaceAll('/', '-');
}

/** The text of a bundle's manifest: a value in which some strings are imported urls, of which some are the files themselves. */
class ModuleText {
  #imports = [];
  #out;

  /** `out`: the folder that the manifest is in. */
  constructor(out) {
    this.#out = out;
  }

  addFile(folder, file, bytes, inline = false) {
    const path = join(folder, file);
    if (this.#imports.some((one) => one.path === path)) throw new Error(`two files would be named ${file}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, bytes);
    return this.#import(path, inline);
  }

  /** What is ready as it is, such as a tune, stays where it is. */
  nameFile(path) {
    if (!existsSync(path)) throw new Error(`${basename(path)} is missing`);
    return this.#import(path);
  }

  #import(path, inline = false) {
    this.#imports.push({ path, inline });
    return { url: this.#imports.length - 1 };
  }

  write(value, stamp) {
    const imports = this.#imports.map(({ path, inline }, index) => {
      const from = relative(this.#out, path).split(sep).join('/');
      return `import url${index} from '${from.startsWith('.') ? '' : './'}${from}?${inline ? 'inline' : 'url'}';`;
    });
    return `${[`// Packed from ${stamp}`, ...imports, '', `export const bundle = ${print(value)} as const;`].join('\n')}\n`;
  }
}

/** JSON, but for the places where an imported url goes. */
function print(value) {
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 1 && entries[0][0] === 'url' && typeof value.url === 'number')
    return `url${value.url}`;
  return `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${print(item)}`).join(', ')} }`;
}
