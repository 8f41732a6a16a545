import { useEffect } from 'react';
import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { ScrollArea } from '../../overlays/controls/panels.tsx';
import './help.css';

const NO_TOPIC = { title: 'Help', paragraphs: ['There is no help about this.'] } as const;

/** The help of one app, named by the window's params; without them, help about windows themselves. */
export function HelpWindow() {
  const { appId, params, desktop, setTitle } = useApp();
  const { title, paragraphs } = desktop.helpOf(params ?? appId) ?? NO_TOPIC;

  useEffect(() => setTitle(params === undefined ? title : `${title} Help`), [setTitle, params, title]);

  return (
    <div className="help">
      <div className="help-tools">
        <Button disabled={params === undefined} onClick={() => desktop.open(appId)}>
          Contents
        </Button>
        <Button disabled={params === undefined} onClick={() => params !== undefined && desktop.open(params)}>
          Open
        </Button>
      </div>
      <ScrollArea label={title}>
        <article className="help-topic">
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </article>
      </ScrollArea>
    </div>
  );
}
