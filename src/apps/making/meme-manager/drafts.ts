import * as shape from '../../../kernel/shape.ts';
import { randomId } from '../../../kernel/randomId.ts';
import type { Store, StoredValue } from '../../../services/storage/storage.ts';
import type { Topic } from '../../../services/tabs/tabs.ts';
import {
  changed,
  DEFAULT_STYLE,
  EMPTY_MEME,
  FONTS,
  TEXTS_MOST,
  type Meme,
  type MemeElement,
  type MemePicture,
} from './document.ts';

/** A meme that waits in this browser. */
export interface Draft {
  readonly id: string;
  /** Whose it is; null: a visitor's. One that has none was kept before drafts had owners: it is everybody's until it is changed. */
  readonly wallet?: string | null;
  /** When it was changed last (milliseconds since the epoch). */
  readonly changedAt: number;
  readonly meme: Meme;
}

/** So many are kept of a person; the one that was changed longest ago gives way (MEME-8). */
export const DRAFTS_MOST = 12;
/** So many are kept of all people who use the browser. */
const ALL_MOST = 3 * DRAFTS_MOST;

/** An empty meme, which is kept as soon as something is in it. */
export const newDraft = (): Pick<Draft, 'id' | 'meme'> => ({ id: randomId(), meme: EMPTY_MEME });

const words = shape.fallback(shape.string, '');
const numberOr = (otherwise: number) => shape.fallback(shape.number, otherwise);
const Id = shape.words;

const NEW_TEXT = { ...DEFAULT_STYLE, text: '', x: 50, y: 50, width: 94, rotation: 0 };

/** What is broken of a text is as in a new one; what is out of bounds comes into them. */
const ELEMENT = shape.made(
  shape.object({
    id: Id,
    text: words,
    x: numberOr(50),
    y: numberOr(50),
    width: numberOr(94),
    rotation: numberOr(0),
    fontSize: numberOr(DEFAULT_STYLE.fontSize),
    strokeWidth: numberOr(DEFAULT_STYLE.strokeWidth),
    color: words,
    strokeColor: words,
    fontFamily: shape.fallback(shape.picklist(FONTS), DEFAULT_STYLE.fontFamily),
  }),
  (found): MemeElement => changed({ ...NEW_TEXT, id: found.id }, found),
);

const LENGTH = shape.checked(shape.number, (length) => length >= 1);
const PICTURE: shape.Shape<MemePicture> = shape.object({
  id: Id,
  name: words,
  width: LENGTH,
  height: LENGTH,
  pixelated: shape.flag,
  template: shape.fallback(shape.nullable(Id), null),
});

/** What is broken of a meme comes into its bounds or is left out. */
export const MEME: shape.Shape<Meme> = shape.object({
  picture: shape.fallback(shape.nullable(PICTURE), null),
  elements: shape.made(shape.fallback(shape.each(ELEMENT), []), (texts) => texts.slice(0, TEXTS_MOST)),
});

const DRAFT = shape.object({
  id: Id,
  wallet: shape.optional(shape.nullable(shape.string)),
  changedAt: numberOr(0),
  meme: MEME,
});

/** A draft was changed in another tab. */
export const CHANGED: Topic<Draft> = { name: 'meme', shape: DRAFT };

const KEPT_DRAFTS: StoredValue<readonly Draft[]> = {
  name: 'meme-drafts',
  version: 1,
  read: shape.reader(shape.each(DRAFT)),
};

/** The drafts of this browser, the one that was changed last first. */
export const draftsIn = (store: Store): readonly Draft[] => store.get(KEPT_DRAFTS) ?? [];

/** Those of them that a person may see. */
export const draftsOf = (store: Store, owner: string | null): readonly Draft[] =>
  draftsIn(store).filter(({ wallet = owner }) => wallet === owner);

const isEmpty = ({ picture, elements }: Meme): boolean => picture === null && elements.length === 0;

/**
 * Keeps a draft and leaves the others as they are, those of other tabs too. One without anything in it is forgotten.
 *
 * @returns whether it was kept
 */
export function keepDraft(store: Store, draft: Draft): boolean {
  const { id, wallet } = draft;
  const before = draftsIn(store).filter((one) => one.id !== id);
  const all = isEmpty(draft.meme) ? before : [draft, ...before];
  const sorted = all.toSorted((a, b) => b.changedAt - a.changedAt);
  const excess = sorted.filter((one) => one.wallet === wallet).slice(DRAFTS_MOST);
  return store.set(KEPT_DRAFTS, sorted.filter((one) => !excess.includes(one)).slice(0, ALL_MOST));
}

export const forgetDraft = (store: Store, id: string): void =>
  void store.set(
    KEPT_DRAFTS,
    draftsIn(store).filter((one) => one.id !== id),
  );
