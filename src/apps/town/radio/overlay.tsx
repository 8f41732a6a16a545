import { useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { SceneRoom } from '../../../overlays/controls/SceneRoom.tsx';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { BAND, megahertz, stationAt } from './dial.ts';
import { radioOf } from './radio.ts';
import { RADIO_TEXTS as TEXTS } from './texts.ts';
import styles from './radio.module.css';

/** What the radio shows: frequency, station, show, and what is said or played. */
function DisplayGlass() {
  const radio = radioOf(useApp());
  const { frequency, on } = useStore(radio.memory);
  const { station, show, line, isTalk } = useStore(radio.display);
  return (
    <div
      className={styles.radioDisplay}
      role="group"
      aria-label={TEXTS.displayLabel}
      data-on={on || undefined}
    >
      <div className={styles.radioDisplayTop}>
        <strong>{megahertz(frequency)}</strong>
        <span className={styles.radioStation}>{on ? (station?.name ?? '') : ''}</span>
      </div>
      <p className={styles.radioShow}>{on ? show : ''}</p>
      <p className={styles.radioLine} aria-live="polite" data-talk={isTalk || undefined}>
        {line}
      </p>
    </div>
  );
}

/** The needle's handle lies over the glass that the scene draws. */
function Dial() {
  const radio = radioOf(useApp());
  const { frequency } = useStore(radio.memory);
  const name = stationAt(frequency)?.station.name ?? null;
  return (
    <div className={styles.radioDial}>
      <SceneRoom room={radio.rooms.dial} />
      <input
        type="range"
        className={styles.radioNeedle}
        aria-label={TEXTS.dial}
        aria-valuetext={TEXTS.dialValue(megahertz(frequency), name)}
        min={BAND.least}
        max={BAND.most}
        value={frequency}
        onChange={(event) => radio.change({ frequency: event.currentTarget.valueAsNumber })}
      />
    </div>
  );
}

/** Five numbers, each of which leads to a frequency; after Store it keeps the one that is tuned. */
function Presets() {
  const app = useApp();
  const radio = radioOf(app);
  const { frequency, presets } = useStore(radio.memory);
  const [storing, setStoring] = useState(false);
  const press = (index: number): void => {
    if (!storing) {
      const stored = presets[index];
      if (stored !== undefined) radio.change({ frequency: stored });
      return;
    }
    radio.change({ presets: presets.map((one, at) => (at === index ? frequency : one)) });
    setStoring(false);
    app.sound('check');
    app.desktop.toast({ title: TEXTS.title, description: TEXTS.stored(index + 1) });
  };
  return (
    <div className={styles.radioPresets} role="group" aria-label={TEXTS.presets}>
      {presets.map((stored, index) => (
        <button
          key={index}
          type="button"
          className={`w95-button ${styles.radioKey}`}
          aria-pressed={stored === frequency}
          aria-label={
            storing
              ? TEXTS.storeAs(index + 1, megahertz(frequency))
              : TEXTS.preset(index + 1, megahertz(stored))
          }
          onClick={() => press(index)}
        >
          <span>{index + 1}</span>
          <span>{megahertz(stored)}</span>
        </button>
      ))}
      <button
        type="button"
        className={`w95-button ${styles.radioKey}`}
        aria-pressed={storing}
        onClick={() => setStoring(!storing)}
      >
        <span>{TEXTS.store}</span>
      </button>
    </div>
  );
}

/** The radio: the scene draws its cabinet, and this is what there is to read and to press. */
function RadioWindow() {
  const radio = radioOf(useApp());
  const { on, volume } = useStore(radio.memory);
  return (
    <div className={styles.radio}>
      <div className={styles.radioTop}>
        <DisplayGlass />
        <SceneRoom room={radio.rooms.meter} className={styles.radioMeter} />
      </div>
      <Dial />
      <div className={styles.radioKeys}>
        <button
          type="button"
          className={`w95-button ${styles.radioKey} ${styles.radioPower}`}
          aria-pressed={on}
          onClick={() => radio.change({ on: !on })}
        >
          <span>{TEXTS.power}</span>
        </button>
        <button
          type="button"
          className={`w95-button ${styles.radioKey}`}
          aria-label={TEXTS.seekDown}
          onClick={() => radio.seek(-1)}
        >
          <span>◄◄</span>
        </button>
        <button
          type="button"
          className={`w95-button ${styles.radioKey}`}
          aria-label={TEXTS.seekUp}
          onClick={() => radio.seek(1)}
        >
          <span>►►</span>
        </button>
        <div className={styles.radioVolume}>
          <Slider
            label={TEXTS.volume}
            min={0}
            max={100}
            step={5}
            value={volume}
            onValue={(next) => radio.change({ volume: next })}
          />
        </div>
      </div>
      <Presets />
      <SceneRoom room={radio.rooms.grille} className={styles.radioGrille} />
    </div>
  );
}

export default mountReact(RadioWindow);
