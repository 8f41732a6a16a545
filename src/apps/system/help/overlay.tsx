import { Suspense, use, useEffect, useState } from 'react';
import type { Desktop } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import styles from './help.module.css';

const NO_TOPIC = { title: 'Help', paragraphs: ['There is no help about this.'] } as const;

/** The help of one app, named by the window's params; without them, help about windows themselves. */
function HelpWindow() {
  const { appId, params, desktop } = useApp();
  const [topic] = useState(() => desktop.helpOf(params ?? appId));
  return (
    <div className={styles.help}>
      {params !== undefined && (
        <div className={styles.helpTools}>
          <Button onClick={() => desktop.open(appId)}>Contents</Button>
          <Button onClick={() => desktop.open(params)}>Open</Button>
        </div>
      )}
      <Suspense fallback={null}>
        <Topic topic={topic} />
      </Suspense>
    </div>
  );
}

function Topic({ topic }: { readonly topic: ReturnType<Desktop['helpOf']> }) {
  const { params, setTitle } = useApp();
  const { title, paragraphs } = use(topic) ?? NO_TOPIC;

  useEffect(() => setTitle(params === undefined ? title : `${title} Help`), [setTitle, params, title]);

  return (
    <ScrollArea label={title}>
      <article className={styles.helpTopic}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
    </ScrollArea>
  );
}

export default mountReact(HelpWindow);
