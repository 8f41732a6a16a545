import type { PictureBytes } from '../chain/pictures.ts';
import { fail, type Result } from '../kernel/result.ts';

/** Where pictures lie, those that people publish or portraits: a folder, or Supabase Storage. */
export interface PictureStore {
  /** Stores a picture under a name, in the place of the one that was there. UNAVAILABLE: it could not. */
  put(name: string, picture: PictureBytes): Promise<Result<null>>;
  /** NOT_FOUND: there is none of this name; UNAVAILABLE: the store does not answer. */
  read(name: string): Promise<Result<PictureBytes>>;
  /** Deletes pictures; names without one are passed over. UNAVAILABLE: the store does not answer. */
  remove(names: readonly string[]): Promise<Result<null>>;
}

const SILENT = fail('UNAVAILABLE', 'The picture store does not answer. Please try again.');
/** Of a server that has none. */
export const SILENT_STORE: PictureStore = {
  put: async () => SILENT,
  read: async () => SILENT,
  remove: async () => SILENT,
};

/** The kinds of pictures that are stored, by the ending of their names. */
export const STORED_TYPES = { jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type StoredType = (typeof STORED_TYPES)[keyof typeof STORED_TYPES];

const NAME = /^[0-9a-f]{32}(?:-(?:small|\d{2,4}))?\.(jpg|webp)$/;

/** The type of the picture with this name. Throws a RangeError for a name that no picture has. */
export function typeOfName(name: string): StoredType {
  const ending = NAME.exec(name)?.[1];
  if (ending !== 'jpg' && ending !== 'webp') throw new RangeError('not the name of a stored picture');
  return STORED_TYPES[ending];
}

const endingOf = (type: StoredType): string => (type === 'image/jpeg' ? 'jpg' : 'webp');

/** Where the two pictures of a work lie: `small` is the type of the small one. */
export type WorkFiles = {
  readonly file: string;
  readonly type: StoredType;
  readonly small: StoredType;
};

/** What the two pictures of a work are called in the store. */
export const namesOf = ({
  file,
  type,
  small,
}: WorkFiles): { readonly whole: string; readonly small: string } => ({
  whole: `${file}.${endingOf(type)}`,
  small: `${file}-small.${endingOf(small)}`,
});
