import { canFollow } from '@shared/domain/system/disk/seen.ts';
import type { DiskService } from '../../services/disk/disk.ts';
import { Button } from '../controls/Button.tsx';
import { useStore } from '../useStore.ts';
import { FOLLOW_TEXTS as TEXTS } from './followTexts.ts';

interface KeepNoteProps {
  readonly disk: DiskService;
  readonly onKeep: () => Promise<void>;
}

/** Says to a person who is signed in what lies in this browser alone, and lets them keep that with their wallet (DISK-20). */
export function KeepNote({ disk, onKeep }: KeepNoteProps) {
  const { owner, entries } = useStore(disk);
  const count = owner === null ? 0 : [...entries.values()].filter(canFollow).length;
  if (count === 0) return null;
  return (
    <div className="folder-keep" role="note">
      <p>{TEXTS.note(count)}</p>
      <Button onClick={() => void onKeep()}>{TEXTS.keep}</Button>
    </div>
  );
}
