import { PORTRAIT_SIZES } from '../domain/collection/portraits.ts';
import type { Drawings } from './draw.ts';
import type { Encoding } from './photon.ts';
import type { PictureBytes } from './pictures.ts';

/** How what was made goes over HTTP: its pictures as files of a form, its numbers as fields. */
interface Form<Made> {
  write(form: FormData, made: Made): void;
  /** Throws a TypeError where the form has something else. */
  read(form: FormData): Promise<Made>;
}

const ENCODINGS: readonly Encoding[] = ['image/jpeg', 'image/webp'];

const putFile = (form: FormData, name: string, { bytes, type }: PictureBytes): void =>
  form.set(name, new Blob([bytes], { type }));

async function fileOf<Type extends string>(form: FormData, name: string, types: readonly Type[]) {
  const file = form.get(name);
  if (file === null || typeof file === 'string') throw new TypeError(`${name} is no file`);
  const type = types.find((one) => one === file.type);
  if (type === undefined) throw new TypeError(`${name} is no such picture`);
  return { type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function sideOf(form: FormData, name: string): number {
  const side = Number(form.get(name));
  if (!Number.isInteger(side) || side < 1) throw new TypeError(`${name} is no number of pixels`);
  return side;
}

export const DRAWING_FORMS: { readonly [Name in keyof Drawings]: Form<Drawings[Name]['made']> } = {
  work: {
    write(form, { width, height, whole, small }) {
      form.set('width', String(width));
      form.set('height', String(height));
      putFile(form, 'whole', whole);
      putFile(form, 'small', small);
    },
    read: async (form) => ({
      width: sideOf(form, 'width'),
      height: sideOf(form, 'height'),
      whole: await fileOf(form, 'whole', ENCODINGS),
      small: await fileOf(form, 'small', ENCODINGS),
    }),
  },
  portraits: {
    write(form, { type, bySize }) {
      for (const size of PORTRAIT_SIZES) putFile(form, String(size), { type, bytes: bySize[size] });
    },
    async read(form) {
      const [small, medium, large] = await Promise.all([
        fileOf(form, '96', ENCODINGS),
        fileOf(form, '192', ENCODINGS),
        fileOf(form, '384', ENCODINGS),
      ]);
      return { type: small.type, bySize: { 96: small.bytes, 192: medium.bytes, 384: large.bytes } };
    },
  },
};
