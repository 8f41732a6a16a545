import { useEffect, useId, useState } from 'react';
import styles from './settings.module.css';

/** A picker is dragged through many colors: the last one counts after this time without another (SETTINGS-3). */
const DEBOUNCE_MS = 100;

interface ColorFieldProps {
  readonly label: string;
  /** #RRGGBB */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** The browser's own color picker behind a button with the color on it. */
export function ColorField({ label, value, onValue }: ColorFieldProps) {
  const id = useId();
  /** What is picked and has not been told yet. */
  const [picked, setPicked] = useState<string | null>(null);
  useEffect(() => {
    if (picked === null) return;
    const timer = setTimeout(() => {
      setPicked(null);
      onValue(picked);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [picked, onValue]);
  const shown = (picked ?? value).toUpperCase();
  return (
    <div className={styles.settingsColor}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={shown.toLowerCase()}
        onChange={(event) => setPicked(event.currentTarget.value)}
      />
      <output htmlFor={id}>{shown}</output>
    </div>
  );
}
