import type { ReactNode } from 'react';
import { VCR_BOUNDS, VCR_PRESETS, type VcrEffects } from '@shared/domain/school/vcr.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { EFFECT_GROUPS, PRESET_OPTIONS, presetOf } from './effectGroups.ts';
import styles from './vcr.module.css';

interface Props {
  readonly effects: VcrEffects;
  readonly onChange: (patch: Partial<VcrEffects>) => void;
  /** What they are seen on. */
  readonly children?: ReactNode;
  /** What can be done with them. */
  readonly end?: ReactNode;
}

/** The presets, and each fault of the tape by itself. */
export function EffectControls({ effects, onChange, children, end }: Props) {
  const preset = presetOf(effects);
  return (
    <div className={styles.vcrControls}>
      {children}
      <Select
        label="Preset"
        value={preset}
        options={PRESET_OPTIONS.filter(({ id }) => id !== 'own' || preset === 'own')}
        onChoose={(id) => {
          if (id !== 'own') onChange(VCR_PRESETS[id]);
        }}
      />
      {EFFECT_GROUPS.map(({ title, enabled, sliders }) => (
        <GroupBox
          key={enabled}
          title={
            <Checkbox checked={effects[enabled]} onCheck={(checked) => onChange({ [enabled]: checked })}>
              {title}
            </Checkbox>
          }
        >
          {sliders.map(({ name, label, step }) => (
            <Slider
              key={name}
              label={label}
              min={VCR_BOUNDS[name][0]}
              max={VCR_BOUNDS[name][1]}
              {...(step !== undefined && { step })}
              value={effects[name]}
              disabled={!effects[enabled]}
              onValue={(value) => onChange({ [name]: value })}
            />
          ))}
        </GroupBox>
      ))}
      {end !== undefined && <div className={styles.vcrEnd}>{end}</div>}
    </div>
  );
}
