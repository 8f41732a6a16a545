import type { Store, StoredValue } from '../../services/storage/storage.ts';
import {
  changed,
  DEFAULT_STYLE,
  FONTS,
  TEXTS_MOST,
  type Meme,
  type MemeElement,
  type MemePicture,
} from './document.ts';

/** A meme that waits in this browser. */
export interface Draft {
  readonly id: string;
  /** When it was changed last (milliseconds since the epoch). */
  readonly changedAt: number;
  readonly meme: Meme;
}

/** So many are kept; the one that was changed longest ago gives way (MEME-8). */
export const DRAFTS_MOST = 12;

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
  const texts = Array.isArray(elements) ? elements.slice(0, TEXTS_MOST).flatMap(readElement) : [];
  const meme = { picture: readPicture(picture), elements: texts };
  return [{ id: textOf(found['id']), changedAt: numberOf(found['changedAt'], 0), meme }];
}

/** The drafts of this browser, the one that was changed last first. */
const KEPT_DRAFTS: StoredValue<readonly Draft[]> = {
  name: 'meme-drafts',
  version: 1,
  read: (found) => (Array.isArray(found) ? found.flatMap(readDraft) : null),
};

export const draftsIn = (store: Store): readonly Draft[] => store.get(KEPT_DRAFTS) ?? [];

const isEmpty = ({ picture, elements }: Meme): boolean => picture === null && elements.length === 0;

/**
 * Keeps a draft and leaves the others as they are, those of other tabs too. One without anything in it is forgotten.
 *
 * @returns whether it was kept
 */
export function keepDraft(store: Store, draft: Draft): boolean {
  const others = draftsIn(store).filter(({ id }) => id !== draft.id);
  const all = isEmpty(draft.meme) ? others : [draft, ...others];
  return store.set(KEPT_DRAFTS, all.toSorted((a, b) => b.changedAt - a.changedAt).slice(0, DRAFTS_MOST));
}

export const forgetDraft = (store: Store, id: string): void =>
  void store.set(
    KEPT_DRAFTS,
    draftsIn(store).filter((one) => one.id !== id),
  );
