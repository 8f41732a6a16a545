import type { CSSProperties } from 'react';
import { bundle } from '@bundles/people.ts';
import { PEOPLE, type PersonId } from '@shared/domain/town/case/people.ts';
import type { Face } from '../../../town/talks/talk.ts';
import styles from './talk.module.css';

interface PortraitProps {
  readonly person: PersonId;
  readonly face: Face;
}

/** The person as they look while they speak: one of the three faces of their strip. */
export function Portrait({ person, face }: PortraitProps) {
  // Only strings: React knows no custom properties.
  const style = {
    '--strip': `url(${bundle.pictures[person].url})`,
    '--left': `${bundle.places.faces[face].x}`,
  } as CSSProperties;
  return (
    <figure className={styles.portrait} style={style} data-face={face}>
      <span className={styles.face} />
      <figcaption>{PEOPLE[person].name}</figcaption>
    </figure>
  );
}
