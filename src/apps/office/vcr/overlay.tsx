import { useEffect, useRef, useState, type ReactNode } from 'react';
import { bundle as arcade } from '@bundles/arcade.ts';
import { VCR_PRESETS, type VcrEffects, VCR_BOUNDS } from '@shared/domain/school/vcr.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import type { AttachedEffects } from '../../../services/effects/effectsPort.ts';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { EFFECT_GROUPS, PRESET_OPTIONS, presetOf } from './effectGroups.ts';
import styles from './vcr.module.css';

/** The params of the window that tries the effects on a picture. */
const TEST = 'test';

/** The control panel, or with the params 'test' the test window. */
function VcrApp() {
  const { params } = useApp();
  return params === TEST ? <TestWindow /> : <ControlPanel />;
}

/** Moves the tape that lies over the desktop, as it is seen. */
function ControlPanel() {
  const { appId, desktop, services } = useApp();
  const { vcr } = useStore(services.settings);
  return (
    <div className={styles.vcr}>
      <div className={styles.vcrHead}>
        <Checkbox
          checked={vcr.enabled}
          onCheck={(enabled) => services.settings.change({ vcr: { ...vcr, enabled } })}
        >
          Play the tape over the desktop
        </Checkbox>
      </div>
      <div className={styles.vcrScroll}>
        <EffectControls
          effects={vcr}
          onChange={(patch) => services.settings.change({ vcr: { ...vcr, ...patch } })}
        />
      </div>
      <div className="w95-buttons">
        <Button onClick={() => desktop.open(appId, TEST)}>Test Window...</Button>
      </div>
    </div>
  );
}

/** Tries the effects on a picture; the desktop has them when the person says so. */
function TestWindow() {
  const { services, setTitle } = useApp();
  const [effects, setEffects] = useState<VcrEffects>(VCR_PRESETS.heavy);
  useEffect(() => setTitle('VCR Test Window'), [setTitle]);
  return (
    <div className={styles.vcr}>
      <div className={styles.vcrScroll}>
        <EffectControls
          effects={effects}
          onChange={(patch) => setEffects({ ...effects, ...patch })}
          end={
            <Button onClick={() => services.settings.change({ vcr: { enabled: true, ...effects } })}>
              Use on Desktop
            </Button>
          }
        >
          <Screen effects={effects} />
        </EffectControls>
      </div>
    </div>
  );
}

/** A television with the arcade on it. */
function Screen({ effects }: { readonly effects: VcrEffects }) {
  const { services } = useApp();
  const night = useStore(services.time.night);
  const screen = useRef<HTMLDivElement>(null);
  const attached = useRef<AttachedEffects>(null);
  const first = useRef(effects);
  useEffect(() => {
    if (screen.current === null) return undefined;
    const layer = services.effects.layOver(screen.current, first.current);
    attached.current = layer;
    return () => layer.destroy();
  }, [services]);
  useEffect(() => attached.current?.show(effects), [effects]);
  const { url } = arcade.pictures[night ? 'arcade-night' : 'arcade-day'];
  return (
    <div className={styles.vcrTelevision}>
      <div ref={screen} className={styles.vcrScreen}>
        <Picture url={url} alt="The arcade, played from the tape" width={320} height={180} />
      </div>
    </div>
  );
}

interface Props {
  readonly effects: VcrEffects;
  readonly onChange: (patch: Partial<VcrEffects>) => void;
  /** What they are seen on. */
  readonly children?: ReactNode;
  /** What can be done with them. */
  readonly end?: ReactNode;
}

/** The presets, and each fault of the tape by itself. */
function EffectControls({ effects, onChange, children, end }: Props) {
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

export default mountReact(VcrApp);
