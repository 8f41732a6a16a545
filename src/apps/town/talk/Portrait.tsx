import { bundle } from '@bundles/people.ts';
import { PEOPLE, type PersonId } from '@shared/domain/town/case/people.ts';
import { Sprite } from '../../../overlays/controls/Sprite.tsx';
import type { Face } from '../../../town/talks/talk.ts';
import styles from './talk.module.css';

interface PortraitProps {
  readonly person: PersonId;
  readonly face: Face;
}

/** The person as they look while they speak. */
export function Portrait({ person, face }: PortraitProps) {
  return (
    <figure className={styles.portrait} data-face={face}>
      <Sprite atlas={bundle.pictures[person]} frame={bundle.places.faces[face]} />
      <figcaption>{PEOPLE[person].name}</figcaption>
    </figure>
  );
}
