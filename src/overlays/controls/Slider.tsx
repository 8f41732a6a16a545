import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** 1 when absent. */
  readonly step?: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
  /** The value as a person reads it; the number itself when absent. */
  readonly text?: (value: number) => string;
  readonly disabled?: boolean;
}

/** A labelled track with a handle, and the value beside it. Arrows move it by a step, Page Up and Down by ten. */
export function Slider({ label, min, max, step = 1, value, onValue, text = String, disabled }: SliderProps) {
  const id = useId();
  return (
    <div className="w95-slider" data-disabled={disabled || undefined}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text(value)}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={text(value)}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
