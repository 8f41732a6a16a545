import { DESKTOP_TEXTS as TEXTS } from './texts.ts';

/** Two windows, one behind the other, in every colour that a theme has. */
export function SampleWindows() {
  return (
    <div className="settings-sample" aria-hidden>
      <div className="settings-sample-window" data-behind>
        <p className="settings-sample-title">{TEXTS.inactive}</p>
      </div>
      <div className="settings-sample-window">
        <p className="settings-sample-title">{TEXTS.sample}</p>
        <div className="settings-sample-menu">
          <span>{TEXTS.disabled}</span>
          <span>{TEXTS.selected}</span>
        </div>
        <p className="settings-sample-text">{TEXTS.windowText}</p>
      </div>
    </div>
  );
}
