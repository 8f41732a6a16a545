import { useEffect, useMemo, useRef, useState } from 'react';
import { FACES_SHOWN } from '@shared/domain/town/presence.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { PopupMenu, type MenuChoice } from '../../../../overlays/controls/PopupMenu.tsx';
import { useStore } from '../../../../overlays/useStore.ts';
import type { Person } from '../../../../services/presence/people.ts';
import { companyOf } from '../company.ts';
import { LOCATION_TEXTS as TEXTS } from '../texts.ts';
import { tourOf } from '../tour.ts';
import { Figure } from './Figure.tsx';
import { meetingRoom } from './meetingRoom.ts';
import { useWaves } from './useWaves.ts';
import styles from './figures.module.css';

/** How much of the picture's foot the figures take, their names included, in logical pixels. */
const FOOT = 60;
/** A figure steps out of the picture for so long (ms). */
const LEAVING_MS = 240;

interface Asked {
  readonly name: string;
  readonly at: { readonly x: number; readonly y: number };
}

/** Those who are with the person, at the foot of the picture. A press on one asks what to do with them. */
export function Figures({ place }: { readonly place: string }) {
  const app = useApp();
  const together = companyOf(app);
  const { foot } = tourOf(app);
  const { people, count } = useStore(together);
  const isStill = useStore(app.reducedMotion);
  const { poses, told } = useWaves(app);
  const drawn = useMemo(() => people.slice(0, FACES_SHOWN), [people]);
  const shown = useLeaving(drawn, isStill ? 0 : LEAVING_MS);
  const [asked, setAsked] = useState<Asked | null>(null);
  const here = new Set(people.map(({ username }) => username));
  const more = count - drawn.length;

  const hasFigures = people.length > 0;
  useEffect(() => {
    foot.set(hasFigures ? FOOT : 0);
    return () => foot.set(0);
  }, [foot, hasFigures]);

  const choicesFor = (name: string): readonly MenuChoice[] => [
    ...(app.desktop.hasFor('profile-page')
      ? [{ label: TEXTS.page, run: () => app.desktop.openFor('profile-page', name) }]
      : []),
    ...(app.desktop.hasFor('chat')
      ? [{ label: TEXTS.chat, run: () => app.desktop.openFor('chat', meetingRoom(place)) }]
      : []),
  ];
  const choices = asked === null || !here.has(asked.name) ? [] : choicesFor(asked.name);
  return (
    <>
      <p className="w95-sr" role="status">
        {told === null ? '' : TEXTS.waves(told)}
      </p>
      {shown.length > 0 && (
        <ul className={styles.figures} aria-label={TEXTS.here} data-still={isStill || undefined}>
          {shown.map((person) => (
            <li key={person.username} data-leaving={!here.has(person.username) || undefined}>
              <button
                type="button"
                className={styles.figure}
                aria-haspopup="menu"
                disabled={!here.has(person.username)}
                onClick={({ currentTarget }) => {
                  const { left, top } = currentTarget.getBoundingClientRect();
                  setAsked({ name: person.username, at: { x: left, y: top } });
                }}
              >
                <Figure person={person} pose={poses.get(person.username) ?? 'stand'} />
                <span>{person.username}</span>
              </button>
            </li>
          ))}
          {more > 0 && (
            <li className={styles.figuresMore}>
              <span aria-hidden="true">+{more}</span>
              <span className="w95-sr">{TEXTS.more(more)}</span>
            </li>
          )}
        </ul>
      )}
      {asked !== null && choices.length > 0 && (
        <PopupMenu label={asked.name} choices={choices} at={asked.at} above onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** Those who are here, and for so long (ms) those who have just left, in their places. */
function useLeaving(here: readonly Person[], milliseconds: number): readonly Person[] {
  const [leaving, setLeaving] = useState<readonly (readonly [place: number, person: Person])[]>([]);
  const latest = useRef(here);
  useEffect(() => {
    const before = latest.current;
    latest.current = here;
    const now = new Set(here.map(({ username }) => username));
    const gone = [...before.entries()].filter(([, { username }]) => !now.has(username));
    if (gone.length === 0 || milliseconds === 0) return undefined;
    setLeaving(gone);
    const timer = setTimeout(() => setLeaving([]), milliseconds);
    return () => {
      clearTimeout(timer);
      setLeaving([]);
    };
  }, [here, milliseconds]);
  const shown = [...here];
  for (const [place, person] of leaving) {
    if (here.every(({ username }) => username !== person.username)) shown.splice(place, 0, person);
  }
  return shown;
}
