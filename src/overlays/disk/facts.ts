import {
  isFixed,
  pathOf,
  ROOT,
  sizeOf,
  withContents,
  type DiskEntries,
  type DiskEntry,
} from '@shared/domain/system/disk/entries.ts';
import { kindTitle } from '@shared/domain/system/disk/kinds.ts';
import type { DialogRequest } from '../../kernel/app.ts';
import { canFollow } from '@shared/domain/system/disk/seen.ts';
import { contentKind } from '@shared/domain/system/disk/follow.ts';
import type { DiskState, FollowState } from '../../services/disk/disk.ts';
import { FOLLOW_TEXTS } from './followTexts.ts';
import { iconOf } from './items.ts';
import { dateText, DISK_TEXTS } from './texts.ts';

const TEXTS = DISK_TEXTS.facts;

/** What there is to know of an entry, as a dialog. */
export function factsOf(entries: DiskEntries, entry: DiskEntry, following: FollowState): DialogRequest {
  const inside = withContents(entries, entry.id).slice(1);
  const files = inside.filter(({ kind }) => kind === 'file').length;
  return {
    title: TEXTS.title(entry.name),
    message: entry.name,
    icon: 'info',
    picture: iconOf(entry),
    details: [
      [TEXTS.type, kindTitle(entry)],
      entry.lay === undefined
        ? [TEXTS.location, pathOf(entries, entry.folder)]
        : [TEXTS.lay, pathOf(entries, entries.has(entry.lay) ? entry.lay : ROOT)],
      [TEXTS.size, TEXTS.bytes(sizeOf(entries, entry.id))],
      ...(entry.kind === 'folder'
        ? [[TEXTS.contains, TEXTS.counts(files, inside.length - files)] as const]
        : []),
      ...(isFixed(entry.id) ? [] : [[FOLLOW_TEXTS.kept, keptText(entry, following)] as const]),
      ...(entry.made === 0 ? [] : [[TEXTS.made, dateText(entry.made)] as const]),
      ...(entry.changed === 0 ? [] : [[TEXTS.changed, dateText(entry.changed)] as const]),
    ],
  };
}

/** Where something is kept (DISK-20, DISK-22). */
function keptText(entry: DiskEntry, { status, stuck, unsent }: FollowState): string {
  if (canFollow(entry)) return FOLLOW_TEXTS.here;
  const reason = stuck.get(entry.id);
  if (reason !== undefined) return FOLLOW_TEXTS.stuck[reason];
  if (entry.kind === 'file' && contentKind(entry.name) === null) return FOLLOW_TEXTS.kind;
  if (!unsent.has(entry.id)) return FOLLOW_TEXTS.withWallet;
  return status === 'waiting' ? FOLLOW_TEXTS.unsent.waiting : FOLLOW_TEXTS.unsent.asking;
}

/** What there is to know of the disk itself. */
export const factsOfDisk = (
  { entries }: Pick<DiskState, 'entries'>,
  free: number | null,
  { status, stuck, counted, layout }: FollowState,
): DialogRequest => ({
  title: TEXTS.title(DISK_TEXTS.drive),
  message: TEXTS.diskMessage,
  icon: 'info',
  picture: 'hard-disk',
  details: [
    [TEXTS.type, DISK_TEXTS.localDisk],
    [
      TEXTS.used,
      TEXTS.bytes([...entries.values()].reduce((sum, one) => sum + (one.kind === 'file' ? one.size : 0), 0)),
    ],
    [TEXTS.free, free === null ? TEXTS.unknown : TEXTS.bytes(free)],
    [FOLLOW_TEXTS.kept, FOLLOW_TEXTS.drive[status]],
    ...(counted === null
      ? []
      : [
          [FOLLOW_TEXTS.ofWallet, FOLLOW_TEXTS.used(counted.bytes)] as const,
          [FOLLOW_TEXTS.pictures, FOLLOW_TEXTS.usedByPictures(counted.pictureBytes)] as const,
        ]),
    ...(layout === null ? [] : [[FOLLOW_TEXTS.layout, FOLLOW_TEXTS.stuck[layout]] as const]),
    ...(stuck.size === 0 ? [] : [['', FOLLOW_TEXTS.stuckThings(stuck.size)] as const]),
  ],
});
