import type { DiskWriting } from '@shared/contract/system/disk.ts';
import type { Base } from '@shared/domain/system/disk/changes.ts';
import { DESKTOP } from '@shared/domain/system/disk/entries.ts';
import type { Following, News } from '@shared/domain/system/disk/follow.ts';
import { LAYOUT_ID, layoutText, mergedLayout, type DeskLayout } from '@shared/domain/system/disk/layout.ts';
import * as shape from '../../kernel/shape.ts';
import type { Readable } from '../../kernel/store.ts';

/** The layout of the desktop in this browser, in all its tabs. */
export interface LayoutPort extends Readable<DeskLayout> {
  /** Whose it is; null: a guest's. */
  owner(): string | null;
  set(layout: DeskLayout, owner: string): void;
  /** It is this wallet's from now on. */
  own(wallet: string): void;
  /** What this wallet moved here and had not sent when another one came; null: nothing. */
  left(wallet: string): DeskLayout | null;
  /** Keeps that until `set` shows it again. */
  leave(wallet: string, layout: DeskLayout | null): void;
}

const EMPTY: DeskLayout = { places: {}, hidden: [] };
const LAYOUT: shape.Shape<DeskLayout> = shape.object({
  places: shape.eachIn(shape.object({ column: shape.whole(0, 999), row: shape.whole(0, 999) })),
  hidden: shape.array(shape.words),
});

function layoutIn(text: string | null | undefined): DeskLayout | null {
  if (text == null) return null;
  try {
    return LAYOUT(JSON.parse(text)) ?? null;
  } catch {
    return null;
  }
}

const baseOf = (version: number, layout: string): Base => ({
  ...{ version, layout, name: '', folder: DESKTOP, lay: null, content: 0, picture: null, saved: 0 },
});

/** Takes in the layout that other browsers have, merged with what was moved here (DISK-21). Answers what is known of it then. */
export function takeLayout(
  port: LayoutPort,
  wallet: string,
  { bases }: Following,
  news: readonly News[],
): ReadonlyMap<string, Base> {
  const told = news.find(({ id }) => id === LAYOUT_ID);
  const before = bases.get(LAYOUT_ID);
  const theirs = layoutIn(told?.entry?.text);
  if (told === undefined || theirs === null || (before?.version ?? 0) >= told.version) return new Map();
  const base = layoutIn(before?.layout);
  // What another person moved in this browser is not this wallet's.
  const isOurs = port.owner() === wallet || (port.owner() === null && base !== null);
  port.set(isOurs ? mergedLayout(base ?? EMPTY, port.get(), theirs) : theirs, wallet);
  return new Map([[LAYOUT_ID, baseOf(told.version, layoutText(theirs))]]);
}

/** Keeps what another wallet moved in this browser and has not sent yet, for when it is back (DISK-21). */
export async function leaveOther(
  port: LayoutPort,
  wallet: string,
  known: (other: string) => Promise<Following>,
): Promise<void> {
  const other = port.owner();
  if (other === null || other === wallet) return;
  const layout = port.get();
  const { bases } = await known(other);
  port.leave(other, isUnsent(layout, bases.get(LAYOUT_ID)) ? layout : null);
}

const isUnsent = (layout: DeskLayout, base: Base | undefined): boolean =>
  layoutText(layout) !== (base?.layout ?? layoutText(EMPTY));

/** Shows the wallet's layout, as it was left or known last, in a browser where another wallet has been since. */
export function showOwnLayout(port: LayoutPort, wallet: string, { bases }: Following): void {
  const layout = port.left(wallet) ?? layoutIn(bases.get(LAYOUT_ID)?.layout);
  const owner = port.owner();
  if (layout !== null && owner !== null && owner !== wallet) port.set(layout, wallet);
}

/** What of the layout is to go to the wallet's copy; null: nothing. */
export function layoutGoing(port: LayoutPort, wallet: string, { bases }: Following): DiskWriting | null {
  const base = bases.get(LAYOUT_ID);
  // What lies where a wallet that is new here left it is not its own.
  const isOurs = port.owner() === wallet || port.owner() === null;
  if (!isOurs || !isUnsent(port.get(), base)) return null;
  const text = layoutText(port.get());
  return {
    id: LAYOUT_ID,
    base: base?.version ?? 0,
    entry: {
      ...{ kind: 'file', name: 'Desktop Layout', folder: DESKTOP, lay: null, made: 0, changed: 0 },
      ...{ size: text.length, text, picture: null },
    },
  };
}

/** What is known of the layout once it was taken in as this version. */
export const layoutBase = (version: number, { entry }: DiskWriting): Base =>
  baseOf(version, entry?.text ?? '');
