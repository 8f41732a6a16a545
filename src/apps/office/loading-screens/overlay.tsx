import { LOADING_SCREENS, OPENINGS, type ScreenEntry } from '../../../screens/catalogue.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { SHOWN_MS, TEXTS } from './texts.ts';
import { Thumbnail } from './Thumbnail.tsx';
import styles from './preview.module.css';

/** Every screen as a small picture, which opens it full screen. */
function PreviewWindow() {
  const { desktop, random } = useApp();
  const open = (entry: ScreenEntry, lastsMs?: number): void => {
    const options = { label: entry.title, closeLabel: TEXTS.close };
    const screen = () => entry.load(random);
    void desktop.present({ screen }, lastsMs === undefined ? options : { ...options, lastsMs });
  };
  return (
    <div className={styles.previews}>
      <ScrollArea label={TEXTS.screens}>
        <ul className={styles.previewGrid} aria-label={TEXTS.screens}>
          {LOADING_SCREENS.map((entry) => (
            <li key={entry.id}>
              <Thumbnail entry={entry} onOpen={() => open(entry, SHOWN_MS)} />
            </li>
          ))}
        </ul>
        <h2 className={styles.previewHeading}>{TEXTS.openings}</h2>
        <ul className={styles.previewGrid} aria-label={TEXTS.openings}>
          {OPENINGS.map((entry) => (
            <li key={entry.id}>
              <Thumbnail entry={entry} onOpen={() => open(entry)} />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </div>
  );
}

export default mountReact(PreviewWindow);
