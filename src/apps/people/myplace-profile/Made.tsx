import { useState } from 'react';
import type { Work } from '@shared/contract/making/works.ts';
import type { PersonPage } from '@shared/contract/people/myPlace.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Link } from '../../../overlays/controls/Button.tsx';
import { Box, Card } from './Page.tsx';
import { TEXTS } from './texts.ts';
import page from './page.module.css';
import styles from './own.module.css';

/** The latest works of a person that hang on the wall, each of which leads there (MYPLACE-10). */
export function Works({ works }: { readonly works: readonly Work[] }) {
  if (works.length === 0) return null;
  return (
    <Box title={TEXTS.works}>
      <ul className={styles.mpWorks}>
        {works.map((work) => (
          <li key={work.id}>
            <WorkLink work={work} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

function WorkLink({ work: { id, title, small } }: { readonly work: Work }) {
  const { desktop } = useApp();
  const [missing, setMissing] = useState(false);
  return (
    <Card className={styles.mpWork} title={TEXTS.seeWork(title)} onPress={() => desktop.openFor('wall', id)}>
      <span>
        {!missing && (
          <img src={small} alt="" loading="lazy" draggable={false} onError={() => setMissing(true)} />
        )}
      </span>
      <b>{title}</b>
    </Card>
  );
}

/** Who signed the students of a person in the Yearbook last, and what they wrote (MYPLACE-10). */
export function Signatures({ signatures }: Pick<PersonPage, 'signatures'>) {
  const { desktop } = useApp();
  if (signatures.length === 0) return null;
  return (
    <Box title={TEXTS.signatures}>
      <ul className={page.mpLines}>
        {signatures.map(({ id, username, text }) => (
          <li key={id}>
            {text}{' '}
            {username === null ? (
              <b>{TEXTS.nameless}</b>
            ) : (
              <Link onClick={() => desktop.openFor('profile-page', username)}>{username}</Link>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
