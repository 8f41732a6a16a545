import { ImageSource, Rectangle, Texture } from 'pixi.js';

/** A picture as the asset build writes it. */
export interface PictureFile {
  readonly url: string;
}

/** Where a picture lies in an atlas. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** An atlas of small pictures, as the asset build writes it. */
export interface Atlas {
  readonly url: string;
  readonly frames: Readonly<Record<string, Frame>>;
}

/** What a bundle of the asset build has to be drawn. */
export interface Bundle {
  readonly atlas: Atlas | null;
  readonly pictures: Readonly<Record<string, PictureFile>>;
}

/** Pictures by name. An unknown one is empty: a lacking icon must not take the desktop with it. */
export type Pictures = (name: string) => Texture;

/** A loaded bundle. */
export interface Art {
  /** A frame of its atlas. */
  readonly cut: Pictures;
  readonly picture: Pictures;
}

/** A hold on pictures. A picture without any is freed, in the browser's memory and on the graphics card. */
export interface Hold {
  /**
   * Loads a picture, to be drawn with nearest neighbor. Throws when it cannot be had; a later call tries again. By `decode`:
   * another way than that of an image element, which the first frame decodes that draws it.
   */
  texture(url: string, decode?: Decode): Promise<Texture<ImageSource>>;
  /** Loads an atlas and answers its pictures by name. Throws as `texture` does. */
  atlas(atlas: Atlas): Promise<Pictures>;
  /** Loads all that a bundle has to be drawn. Throws as `texture` does. */
  bundle(bundle: Bundle): Promise<Art>;
  /** Lets go of everything that was asked for by this hold, or is later: it is over. */
  release(): void;
}

/** Fetches a picture and decodes it. A bitmap is the hold's from then on, which closes it. */
export type Decode = (url: string) => Promise<HTMLImageElement | ImageBitmap>;

interface Entry {
  readonly url: string;
  readonly loading: Promise<Texture<ImageSource>>;
  /** What was cut out of it so far, by name: the source keeps each for as long as it is there itself. */
  readonly cuts: Map<string, Texture>;
  holders: number;
  /** The timer that frees it after its last holder let go; undefined before the first time. */
  freeing: ReturnType<typeof setTimeout> | undefined;
}

/** A picture without a holder stays this long: a widget may draw it once more, or the person may come back at once. */
export const KEPT_MS = 2_000;

const entries = new Map<string, Entry>();

/** Begins to hold pictures. A picture that has several holders is loaded once (docs/adr/0009). */
export function holdPictures(): Hold {
  const mine: Entry[] = [];
  let over = false;
  const release = (): void => {
    over = true;
    for (const entry of mine.splice(0)) {
      entry.holders -= 1;
      if (entry.holders === 0) entry.freeing = setTimeout(free, KEPT_MS, entry);
    }
  };
  const held = (url: string, decode: Decode = decodeImage): Entry => {
    const entry = entries.get(url) ?? load(url, decode);
    entry.holders += 1;
    clearTimeout(entry.freeing);
    mine.push(entry);
    if (over) release();
    return entry;
  };
  const texture: Hold['texture'] = (url, decode) => held(url, decode).loading;
  const atlas = async ({ url, frames }: Atlas): Promise<Pictures> => {
    const { loading, cuts } = held(url);
    return cutter(await loading, frames, cuts);
  };
  return {
    texture,
    atlas,
    async bundle({ atlas: cuts, pictures }) {
      const named = Object.entries(pictures).map(
        async ([name, { url }]) => [name, await texture(url)] as const,
      );
      const [cut, loaded] = await Promise.all([cuts === null ? nothing : atlas(cuts), Promise.all(named)]);
      const byName = new Map(loaded);
      return { cut, picture: (name) => byName.get(name) ?? Texture.EMPTY };
    },
    release,
  };
}

/** Begins to hold pictures until this aborts. */
export function holdUntil(closed: AbortSignal): Hold {
  const hold = holdPictures();
  // What is released before the end is not kept until then.
  const release = (): void => {
    closed.removeEventListener('abort', release);
    hold.release();
  };
  closed.addEventListener('abort', release);
  if (closed.aborted) release();
  return { ...hold, release };
}

/** How many pictures are kept, and what they take in memory and on the graphics card, in bytes. */
export async function keptPictures(): Promise<{ readonly count: number; readonly bytes: number }> {
  const loaded = await Promise.allSettled([...entries.values()].map(({ loading }) => loading));
  const sizes = loaded.map((one) =>
    one.status === 'fulfilled' ? one.value.width * one.value.height * 4 : 0,
  );
  return { count: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

function load(url: string, decode: Decode): Entry {
  const loading = decode(url).then(
    (resource) => new Texture({ source: new ImageSource({ resource, scaleMode: 'nearest' }) }),
  );
  const entry: Entry = { url, loading, cuts: new Map(), holders: 0, freeing: undefined };
  entries.set(url, entry);
  loading.catch(() => forget(entry));
  return entry;
}

function forget(entry: Entry): void {
  if (entries.get(entry.url) === entry) entries.delete(entry.url);
}

function free(entry: Entry): void {
  forget(entry);
  entry.loading.then(discard, () => undefined);
}

/** Frees a picture and what it was made of: a bitmap holds its pixels until it is closed. */
export function discard(texture: Texture<ImageSource>): void {
  const { resource } = texture.source;
  texture.destroy(true);
  if ('close' in resource) resource.close();
}

async function decodeImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

const nothing: Pictures = () => Texture.EMPTY;

function cutter(page: Texture, frames: Atlas['frames'], cuts: Entry['cuts']): Pictures {
  return (name) => {
    const known = cuts.get(name);
    if (known !== undefined) return known;
    const frame = frames[name];
    if (frame === undefined) return Texture.EMPTY;
    const texture = new Texture({
      source: page.source,
      frame: new Rectangle(frame.x, frame.y, frame.w, frame.h),
    });
    cuts.set(name, texture);
    return texture;
  };
}
