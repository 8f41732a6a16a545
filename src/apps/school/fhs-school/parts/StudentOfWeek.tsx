import type { Token } from '@shared/contract/collection/collection.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { TokenPicture } from '../../../../overlays/collection/TokenPicture.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import browserStyles from '../browser/browser.module.css';
import partsStyles from './parts.module.css';

/** How many of the student's traits are told. */
const TOLD = 4;

/** The student of the week, a Flunk of the collection (FHS-6). */
export function StudentOfWeek() {
  const { api } = useApp().services;
  const { value, failure } = useLoaded(
    (signal) => api.call('GET /api/school/student', {}, { signal }),
    [api],
  );
  return (
    <section className={partsStyles.student}>
      <h3>{TEXTS.student}</h3>
      {value === null ? (
        <p>{failure === null ? TEXTS.looking : TEXTS.studentMissing}</p>
      ) : value.student === null ? (
        <p>{TEXTS.noStudent}</p>
      ) : (
        <StudentCard student={value.student} />
      )}
    </section>
  );
}

function StudentCard({ student }: { readonly student: Token }) {
  const { desktop } = useApp();
  const { collection, tokenId, name, traits } = student;
  return (
    <>
      <TokenPicture token={student} art="2D" size={128} alt="" />
      <b>{name}</b>
      <ul>
        {traits.slice(0, TOLD).map((trait) => (
          <li key={trait.name}>
            {trait.name}: {trait.value}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={browserStyles.pageLink}
        onClick={() => desktop.openFor('token-details', `${collection}/${tokenId}`)}
      >
        {TEXTS.lookAt(name)}
      </button>
      <p>{TEXTS.studentWhy}</p>
    </>
  );
}
