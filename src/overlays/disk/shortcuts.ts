import { fittingName } from '@shared/domain/system/disk/names.ts';
import type { Desktop } from '../../kernel/app.ts';
import type { ShortcutTarget } from '../../kernel/desk.ts';
import type { Content, DiskService, Done } from '../../services/disk/disk.ts';
import { DISK_TEXTS } from './texts.ts';

/*
 * A shortcut is a file with one line, which says where it leads as the address of the page says it (`?open=`): the id of a
 * program, and behind a colon what it shows (DISK-17).
 */

const EXTENSION = '.lnk';
/** Longer is the line of no window. */
const LINE_MOST = 500;

type Target = Pick<ShortcutTarget, 'appId' | 'params'>;

/** Where a shortcut leads; null: this is none. */
export function targetIn(content: Content): Target | null {
  if (typeof content !== 'string' || content.length > LINE_MOST || content === '') return null;
  const line = content.trim();
  const colon = line.indexOf(':');
  return colon < 0
    ? { appId: line, params: undefined }
    : { appId: line.slice(0, colon), params: line.slice(colon + 1) };
}

/** Puts a shortcut to a window into a folder. */
export const saveShortcut = (
  disk: DiskService,
  folder: string,
  { appId, params, title }: ShortcutTarget,
): Promise<Done<unknown>> =>
  disk.save({
    folder,
    name: fittingName(`${title}${EXTENSION}`),
    content: params === undefined ? appId : `${appId}:${params}`,
    besideOthers: true,
  });

/** Opens what a shortcut leads to, for whom it is open; says so where that is no program here. */
export async function follow(
  desktop: Pick<Desktop, 'ask' | 'has' | 'open'>,
  content: Content,
): Promise<void> {
  const target = targetIn(content);
  if (target !== null && desktop.has(target.appId)) desktop.open(target.appId, target.params);
  else await desktop.ask({ ...DISK_TEXTS.deadShortcut, icon: 'error' });
}

/** The name of a shortcut as the desktop shows it. */
export const shortcutName = (name: string): string => name.slice(0, -EXTENSION.length);
/** The name that its file has then. */
export const shortcutFile = (name: string): string => `${name}${EXTENSION}`;
