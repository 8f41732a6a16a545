import { useId } from 'react';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import type { Readable } from '../../kernel/store.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { useStore } from '../useStore.ts';

/** What the popup shows and changes: the same that Settings does. */
export interface VolumeControls {
  readonly settings: Readable<Pick<DesktopSettings, 'volume'>> & {
    readonly change: (patch: Pick<DesktopSettings, 'volume'>) => void;
  };
  readonly audio: {
    readonly muted: Readable<boolean>;
    readonly setMuted: (muted: boolean) => void;
  };
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How loud everything is, and whether it is heard at all: the popup of the tray's speaker. */
export function VolumePopup({ settings, audio }: VolumeControls) {
  const { volume } = useStore(settings);
  const muted = useStore(audio.muted);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Volume</label>
      <input
        id={id}
        className="volume-slider"
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        disabled={muted}
        aria-orientation="vertical"
        aria-valuetext={percent(volume)}
        onChange={(event) => settings.change({ volume: event.currentTarget.valueAsNumber })}
      />
      <output htmlFor={id}>{percent(volume)}</output>
      <Checkbox checked={muted} onCheck={audio.setMuted}>
        Mute
      </Checkbox>
    </>
  );
}
