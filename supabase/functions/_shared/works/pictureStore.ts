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

/** Those that a disk has are stored as they are (DISK-23). */
const ENDINGS: Readonly<Record<string, string>> = {
  ...{ 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png', 'image/gif': 'gif' },
};
const NAME = /^[0-9a-f]{32}(?:-(?:small|\d{2,4}))?\.(jpg|webp|png|gif)$/;

/** The type of the picture with this name. Throws a RangeError for a name that no picture has. */
export function typeOfName(name: string): string {
  const ending = NAME.exec(name)?.[1];
  const type = Object.keys(ENDINGS).find((one) => ENDINGS[one] === ending);
  if (ending === undefined || type === undefined) throw new RangeError('not the name of a stored picture');
  return type;
}

/** What a picture of this type is called in the store. */
export const nameOf = (file: string, type: string): string => `${file}.${ENDINGS[type] ?? 'webp'}`;

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
  whole: nameOf(file, type),
  small: nameOf(`${file}-small`, small),
});
