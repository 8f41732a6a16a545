import { useMemo } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './keyboard.module.css';

/** The keys of the shell and of the programs that the person sees, by what they are for. */
function KeyboardSheet() {
  const { desktop } = useApp();
  const groups = useMemo(() => desktop.keys(), [desktop]);
  return (
    <div className={styles.keyboard}>
      <ScrollArea label="Keyboard Shortcuts">
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <dl>
              {lines.map(({ keys, label }) => (
                <div key={label}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </ScrollArea>
    </div>
  );
}

export default mountReact(KeyboardSheet);
