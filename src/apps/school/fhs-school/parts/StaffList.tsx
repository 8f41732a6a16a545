import { useFlunkUrl } from '../../../../overlays/useFlunkUrl.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import { STAFF } from '@shared/domain/school/schoolStaff.ts';
import styles from './parts.module.css';

const SIDE = 96;

/** The staff, each with a portrait of the collection's traits; one that does not come leaves its frame empty. */
export function StaffList() {
  return (
    <ul className={styles.staff}>
      {STAFF.map(({ name, subject, room, says, portrait }) => (
        <li key={name}>
          <Portrait code={portrait} />
          <div>
            <h3>{name}</h3>
            <p>
              <b>{subject}</b>
              <br />
              {room}
            </p>
            <p>{says}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** @param code the person's traits; null: their portrait is turned to the wall */
function Portrait({ code }: { readonly code: string | null }) {
  const url = useFlunkUrl(code);
  if (code === null) {
    return (
      <p className={styles.staffTurned}>
        <small>{TEXTS.noPortrait}</small>
      </p>
    );
  }
  return (
    <span className={styles.staffPortrait}>
      {url !== null && <img src={url} alt="" width={SIDE} height={SIDE} />}
    </span>
  );
}
