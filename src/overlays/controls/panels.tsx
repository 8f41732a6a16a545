import { useId, type ReactNode } from 'react';

interface GroupBoxProps {
  /** A text, or the checkbox that turns all of it on. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A frame with a title round things that belong together. */
export function GroupBox({ title, children }: GroupBoxProps) {
  const id = useId();
  return (
    <div className="w95-group" role="group" aria-labelledby={id}>
      <span className="w95-group-title" id={id}>
        {title}
      </span>
      {children}
    </div>
  );
}

/** A sunken area that scrolls; the keyboard scrolls it too. */
export function ScrollArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="w95-well">
      <div className="w95-scroll" role="region" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

interface StatusBarProps {
  readonly panels: readonly ReactNode[];
  /** They may be sentences: what has no room beside the others has lines of its own. */
  readonly wraps?: true;
}

/** The panels along a window's bottom; the first takes the room that is left. */
export function StatusBar({ panels, wraps }: StatusBarProps) {
  return (
    <div className="w95-status" role="status" data-wraps={wraps}>
      {panels.map((panel, index) => (
        <span key={index} data-grow={index === 0 || undefined}>
          {panel}
        </span>
      ))}
    </div>
  );
}

/** A progress bar of blocks. Without `value` (0 to 1) it is indeterminate. */
export function ProgressBar({ label, value }: { readonly label: string; readonly value?: number }) {
  if (value === undefined) {
    return (
      <div className="w95-progress" role="progressbar" aria-label={label} data-busy>
        <span />
      </div>
    );
  }
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className="w95-progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
