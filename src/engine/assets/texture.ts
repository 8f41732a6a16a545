import { ImageSource, Rectangle, Texture } from 'pixi.js';

const textures = new Map<string, Promise<Texture>>();

/**
 * Loads a picture once, to be drawn with nearest neighbour. Throws when the picture cannot be had; a later
 * call tries again.
 */
export function loadTexture(url: string): Promise<Texture> {
  const known = textures.get(url);
  if (known !== undefined) return known;
  const loading = decode(url).then(
    (resource) => new Texture({ source: new ImageSource({ resource, scaleMode: 'nearest' }) }),
  );
  textures.set(url, loading);
  loading.catch(() => textures.delete(url));
  return loading;
}

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
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

/** The pictures of a loaded atlas by name. An unknown one is empty: a lacking icon must not take the desktop with it. */
export type Pictures = (name: string) => Texture;

/** Loads an atlas and answers its pictures by name. */
export async function loadAtlas(atlas: Atlas): Promise<Pictures> {
  const page = await loadTexture(atlas.url);
  const cut = new Map<string, Texture>();
  return (name) => {
    const known = cut.get(name);
    if (known !== undefined) return known;
    const frame = atlas.frames[name];
    if (frame === undefined) return Texture.EMPTY;
    const texture = new Texture({
      source: page.source,
      frame: new Rectangle(frame.x, frame.y, frame.w, frame.h),
    });
    cut.set(name, texture);
    return texture;
  };
}
