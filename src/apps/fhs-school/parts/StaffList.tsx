import { useEffect, useState } from 'react';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import { STAFF } from '../../../../supabase/functions/_shared/domain/schoolStaff.ts';

const SIDE = 96;

type Draw = (code: string) => string | null;

/** The staff, each with a portrait of the collection's traits. The layers of these are loaded with the page. */
export function StaffList() {
  const [draw, setDraw] = useState<Draw | null>(null);
  useEffect(() => {
    let here = true;
    void import('../../../overlays/drawnFlunk.ts').then(
      ({ flunkUrl }) => {
        if (here) setDraw(() => flunkUrl);
      },
      // Without them the staff is listed without pictures.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return (
    <ul className="staff">
      {STAFF.map(({ name, subject, room, says, portrait }) => (
        <li key={name}>
          <Portrait
            url={portrait === null || draw === null ? null : draw(portrait)}
            isTurned={portrait === null}
          />
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

function Portrait({ url, isTurned }: { readonly url: string | null; readonly isTurned: boolean }) {
  if (isTurned) {
    return (
      <p className="staff-turned">
        <small>{TEXTS.noPortrait}</small>
      </p>
    );
  }
  return (
    <span className="staff-portrait">
      {url !== null && <img src={url} alt="" width={SIDE} height={SIDE} />}
    </span>
  );
}
