import { MOST_PORTRAIT_BYTES, PORTRAIT_SIZES, type MadeType } from '../domain/collection/portraits.ts';
import { SMALL_SIDE } from '../domain/making/works.ts';
import { bare } from './bare.ts';
import type { Drawings, EncodedPicture } from './draw.ts';
import type { Decoded, Photon } from './photon.ts';
import { rowsFit } from './pngRows.ts';
import { fitted, isOpaque, onWhite, shrunk, type Pixels } from './shrunk.ts';

/** Without loss a picture may weigh so much (bytes); what is heavier becomes a JPEG. */
const MOST_LOSSLESS_BYTES = 1_500_000;

/** Makes one of the drawings of a picture that is decoded. Null: it came out too large. */
type Maker<Name extends keyof Drawings> = (
  photon: Photon,
  picture: Decoded,
  asked: Drawings[Name]['asked'],
) => Drawings[Name]['made'] | null;

/**
 * What sides a picture with something transparent is made smaller to, until it is light enough. The last is: four bytes for
 * each of its pixels weigh less.
 */
const CLEAR_SIDES = { whole: [1280, 960, 600], small: [SMALL_SIDE, 560, 380] } as const;
const MOST_SMALL_BYTES = 600_000;

const work: Maker<'work'> = (photon, picture, { type }) => {
  const { width, height } = picture;
  const [small, isClear] = picture.read((pixels) => [fitted(pixels, SMALL_SIDE), !isOpaque(pixels)] as const);
  const lossless = losslessOf(picture, type);
  if (isClear) return clearWork(photon, picture, lossless);
  return {
    ...{ width, height },
    whole: lossless ?? { type: 'image/jpeg', bytes: picture.encoded('image/jpeg') },
    small: { type: 'image/jpeg', bytes: photon.encoded(small, 'image/jpeg') },
  };
};

/** A picture of which something is transparent stays so, and is made smaller where it would weigh too much. */
function clearWork(
  photon: Photon,
  picture: Decoded,
  lossless: EncodedPicture | null,
): Drawings['work']['made'] | null {
  const small = clearWithin(photon, picture, CLEAR_SIDES.small, MOST_SMALL_BYTES);
  if (small === null) return null;
  if (lossless !== null) {
    return { width: picture.width, height: picture.height, whole: lossless, small: small.picture };
  }
  const whole = clearWithin(photon, picture, CLEAR_SIDES.whole, MOST_LOSSLESS_BYTES);
  return whole && { width: whole.width, height: whole.height, whole: whole.picture, small: small.picture };
}

/** The picture without loss on the longest of these sides (pixels) that weighs so much at most (bytes). */
function clearWithin(photon: Photon, picture: Decoded, sides: readonly number[], most: number) {
  for (const side of sides) {
    const pixels = picture.read((whole) => fitted(whole, side));
    const bytes = photon.encoded(pixels, 'image/webp');
    if (bytes.length > most) continue;
    return { width: pixels.width, height: pixels.height, picture: { type: 'image/webp' as const, bytes } };
  }
  return null;
}

/** Null: the original had a loss already, or it weighs too much without one. */
function losslessOf(picture: Decoded, original: string): EncodedPicture | null {
  if (original === 'image/jpeg') return null;
  const bytes = picture.encoded('image/webp');
  return bytes.length > MOST_LOSSLESS_BYTES ? null : { type: 'image/webp', bytes };
}

const LARGEST = PORTRAIT_SIZES[2];
/** A picture that is no larger than the largest portrait, nor heavier than this (bytes), keeps each of its colors. */
const LIGHT_BYTES = 32 * 1024;

/** A WebP without loss where anything is transparent or the picture is light, else a JPEG: Photon writes no other WebP. */
function typeOf(photon: Photon, largest: Pixels, isLight: boolean): MadeType {
  if (!isLight && isOpaque(largest)) return 'image/jpeg';
  return photon.encoded(largest, 'image/webp').length > MOST_PORTRAIT_BYTES ? 'image/jpeg' : 'image/webp';
}

const portraits: Maker<'portraits'> = (photon, picture, { bytes }) => {
  const whole = picture.read((pixels) => shrunk(pixels, LARGEST));
  const isLight = Math.max(picture.width, picture.height) <= LARGEST && bytes.length <= LIGHT_BYTES;
  const type = typeOf(photon, whole, isLight);
  const pixels = type === 'image/jpeg' ? onWhite(whole) : whole;
  // Each of the one before: what is decoded is gone through once.
  const medium = shrunk(pixels, 192);
  const small = shrunk(medium, 96);
  const encoded = (one: Pixels) => photon.encoded(one, type);
  return { type, bySize: { 96: encoded(small), 192: encoded(medium), 384: encoded(pixels) } };
};

const MAKERS: { readonly [Name in keyof Drawings]: Maker<Name> } = { work, portraits };

/** Does something with an instance of Photon; null: it failed. */
type UsePhoton = <Value>(work: (photon: Photon) => Value) => Value | null;

/**
 * Makes a drawing of a picture. Nothing of the picture but what its pixels need reaches the decoder. Null: it is no
 * picture, whatever it says of itself.
 */
export async function drawn<Name extends keyof Drawings>(
  use: UsePhoton,
  name: Name,
  asked: Drawings[Name]['asked'],
): Promise<Drawings[Name]['made'] | null> {
  const bytes = bare(asked.bytes, asked.type);
  if (bytes === null || (asked.type === 'image/png' && !(await rowsFit(bytes)))) return null;
  return use((photon) => photon.decoded(bytes, (picture) => MAKERS[name](photon, picture, asked)));
}
