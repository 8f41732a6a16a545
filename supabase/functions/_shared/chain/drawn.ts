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

const work: Maker<'work'> = (photon, picture, { type }) => {
  const { width, height } = picture;
  const [small, clear] = picture.read((pixels) => [fitted(pixels, SMALL_SIDE), !isOpaque(pixels)] as const);
  return {
    width,
    height,
    whole: losslessOf(picture, type) ?? jpegOf(photon, picture, clear),
    small: { type: 'image/jpeg', bytes: photon.encoded(onWhite(small), 'image/jpeg') },
  };
};

/** Null: the original had a loss already, or it weighs too much without one. */
function losslessOf(picture: Decoded, original: string): EncodedPicture | null {
  if (original === 'image/jpeg') return null;
  const bytes = picture.encoded('image/webp');
  return bytes.length > MOST_LOSSLESS_BYTES ? null : { type: 'image/webp', bytes };
}

function jpegOf(photon: Photon, picture: Decoded, isClear: boolean): EncodedPicture {
  const bytes = isClear ? photon.encoded(picture.read(onWhite), 'image/jpeg') : picture.encoded('image/jpeg');
  return { type: 'image/jpeg', bytes };
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
