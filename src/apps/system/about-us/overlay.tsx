import { useState, type ReactNode } from 'react';
import { bundle } from '@bundles/about-us.ts';
import { version } from '../../../../package.json';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { CLIQUES, CREDITS, LINKS, TOWN, WHAT } from './content.ts';
import styles from './about.module.css';

const TEXTS = {
  title: 'About Us',
  product: 'Flunks',
  year: '95',
  version: (version: string): string => `Version ${version}`,
  picture: 'Four students on the steps of the school: a geek, a jock, a prep and a freak',
  close: 'OK',
} as const;

const PAGES = [
  { id: 'flunks', title: 'Flunks' },
  { id: 'arcadia', title: 'Arcadia' },
  { id: 'credits', title: 'Credits' },
] as const;
type PageId = (typeof PAGES)[number]['id'];

const VIEWS: Readonly<Record<PageId, () => ReactNode>> = {
  flunks: Flunks,
  arcadia: Arcadia,
  credits: Credits,
};

/** About Us: the About box of 1995 with a little more to say. */
function AboutWindow() {
  const { close } = useApp();
  const [page, setPage] = useState<PageId>('flunks');
  const View = VIEWS[page];
  return (
    <div className={styles.about}>
      <header className={styles.aboutHead}>
        <Icon name="about-us" />
        <h2>
          <b>{TEXTS.product}</b>
          <span>{TEXTS.year}</span>
        </h2>
        <p>{TEXTS.version(version)}</p>
      </header>
      <Tabs label={TEXTS.title} pages={PAGES} current={page} onChoose={setPage}>
        <View />
      </Tabs>
      <div className={styles.aboutFoot}>
        <Button default onClick={close}>
          {TEXTS.close}
        </Button>
      </div>
    </div>
  );
}

function Flunks() {
  const { desktop } = useApp();
  const { url, width, height } = bundle.pictures['about-us'];
  return (
    <div className={styles.aboutFlunks}>
      <div className={styles.aboutFrame}>
        <Picture {...{ url, width, height }} alt={TEXTS.picture} />
      </div>
      <div className={styles.aboutWords}>
        {WHAT.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <dl className={styles.aboutCliques}>
        {CLIQUES.map(({ name, hue, text }) => (
          <div key={name}>
            <dt>
              <span style={{ background: hue }} />
              {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.aboutLinks}>
        {LINKS.map(({ id, title, icon }) => (
          <li key={id}>
            <Icon name={icon} size={16} />
            <Link onClick={() => desktop.open(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Arcadia() {
  return (
    <div className={styles.aboutWords}>
      {TOWN.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Credits() {
  return (
    <ScrollArea label="Credits">
      <dl className={styles.aboutCredits}>
        {CREDITS.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </ScrollArea>
  );
}

export default mountReact(AboutWindow);
