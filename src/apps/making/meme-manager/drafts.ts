import { randomId } from '../../../kernel/randomId.ts';
import type { Store, StoredValue } from '../../../services/storage/storage.ts';
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

type Found = Readonly<Record<string, unknown>>;
const isRecord = (found: unknown): found is Found => typeof found === 'object' && found !== null;
const textOf = (found: unknown): string => (typeof found === 'string' ? found : '');
const numberOf = (found: unknown, otherwise: number): number =>
  typeof found === 'number' && Number.isFinite(found) ? found : otherwise;

function readElement(found: unknown): readonly MemeElement[] {
  if (!isRecord(found) || textOf(found['id']) === '') return [];
  const at = (key: keyof MemeElement, otherwise: number): number => numberOf(found[key], otherwise);
  const base: MemeElement = {
    ...DEFAULT_STYLE,
    id: textOf(found['id']),
    text: '',
    x: 50,
    y: 50,
    width: 94,
    rotation: 0,
  };
  return [
    changed(base, {
      text: textOf(found['text']),
      x: at('x', 50),
      y: at('y', 50),
      width: at('width', 94),
      rotation: at('rotation', 0),
      fontSize: at('fontSize', DEFAULT_STYLE.fontSize),
      strokeWidth: at('strokeWidth', DEFAULT_STYLE.strokeWidth),
      color: textOf(found['color']),
      strokeColor: textOf(found['strokeColor']),
      fontFamily: FONTS.find((font) => font === found['fontFamily']) ?? DEFAULT_STYLE.fontFamily,
    }),
  ];
}

function readPicture(found: unknown): MemePicture | null {
  if (!isRecord(found) || textOf(found['id']) === '') return null;
  const [width, height] = [numberOf(found['width'], 0), numberOf(found['height'], 0)];
  if (width < 1 || height < 1) return null;
  const template = textOf(found['template']);
  return {
    id: textOf(found['id']),
    name: textOf(found['name']),
    width,
    height,
    pixelated: found['pixelated'] === true,
    template: template === '' ? null : template,
  };
}

function readDraft(found: unknown): readonly Draft[] {
  if (!isRecord(found) || !isRecord(found['meme']) || textOf(found['id']) === '') return [];
  const { picture, elements } = found['meme'];
  const wallet = found['wallet'];
  const texts = Array.isArray(elements) ? elements.slice(0, TEXTS_MOST).flatMap(readElement) : [];
  const meme = { picture: readPicture(picture), elements: texts };
  const isOwned = wallet === null || typeof wallet === 'string';
  return [
    { id: textOf(found['id']), ...(isOwned && { wallet }), changedAt: numberOf(found['changedAt'], 0), meme },
  ];
}

const KEPT_DRAFTS: StoredValue<readonly Draft[]> = {
  name: 'meme-drafts',
  version: 1,
  read: (found) => (Array.isArray(found) ? found.flatMap(readDraft) : null),
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
