import { useEffect, useState } from 'react';
import { bundle as people } from '@bundles/people.ts';
import type { PersonId } from '@shared/domain/town/case/people.ts';
import { READINGS, type CardName, type Reading } from '@shared/domain/town/case/cards.ts';
import { isOnMap, locationOf } from '@shared/domain/town/town.ts';
import { entryTo } from '@shared/domain/town/townEntry.ts';
import { loadSceneBundle } from '../../../cutscenes/sceneBundles.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { roomName } from '../../../overlays/townPlaces.ts';
import { useStore } from '../../../overlays/useStore.ts';
import styles from './caseFile.module.css';
import type { Clue } from '../../../town/clues/clue.ts';
import { TEXTS } from './texts.ts';
import { CardCompany } from './two/CardCompany.tsx';
import type { Company } from './two/party.ts';
import type { Threading } from './useThread.ts';

/** What is shown of a picture of 352 x 208, in its pixels. */
export const CUT = { width: 168, height: 56 };
const PICTURE = { width: 352, height: 208 };

/** What can be done with the cards of a board. */
export interface CardActs {
  readonly threading: Threading;
  /** How many threads hang on it. */
  readonly threadsOn: (card: CardName) => number;
  readonly showThreads: (card: CardName) => void;
  readonly readingsOf: (card: CardName) => readonly Reading[];
  /** Null: they are another person's. */
  readonly pin: ((card: CardName, reading: Reading) => void) | null;
  /** Null: the person looks at the board alone. */
  readonly company: Company | null;
}

interface CardProps {
  readonly clue: Clue;
  /** The keyboard stops here. */
  readonly isStop: boolean;
  readonly onStop: () => void;
  readonly acts: CardActs;
}

/** A piece of paper on the board: what was seen, where, and the way there (CASE-3). */
export function Card({ clue, isStop, onStop, acts }: CardProps) {
  const { id, title, lines, place } = clue;
  const { threading, threadsOn, showThreads, company } = acts;
  const threads = threadsOn(id);
  const tabIndex = isStop ? 0 : -1;
  const hand = company?.handOn(id) ?? null;
  return (
    <li
      className={styles.card}
      data-clue={id}
      data-chosen={threading.from === id || undefined}
      data-hand={hand?.role}
      onFocus={onStop}
      onPointerDown={company === null ? undefined : onStop}
    >
      {clue.person === undefined ? <Cut clue={clue} /> : <Face person={clue.person} />}
      <h3>{title}</h3>
      {company !== null && <CardCompany {...{ id, title, tabIndex, company, hand }} />}
      <p>{lines}</p>
      <p className={styles.where}>
        <span>{whereOf(place)}</span>
        {threads > 0 && (
          <Link
            tabIndex={tabIndex}
            aria-label={`${TEXTS.threads(threads)}: ${title}`}
            onClick={() => showThreads(id)}
          >
            {TEXTS.threads(threads)}
          </Link>
        )}
      </p>
      <div className={styles.foot}>
        <GoThere clue={clue} tabIndex={tabIndex} />
        <ReadingPins {...{ clue, tabIndex, acts }} />
      </div>
      <button
        type="button"
        className={styles.tack}
        data-part="tack"
        tabIndex={tabIndex}
        aria-label={TEXTS.join(title)}
        aria-pressed={threading.from === id}
        {...threading.handlersOf(id)}
      />
    </li>
  );
}

/** Where a place is, such as Arcade, Prize Booth. */
export function whereOf(place: string): string {
  const location = locationOf(place);
  if (location === null) return '';
  return place === location.id
    ? location.title
    : `${location.title}, ${roomName(place.slice(location.id.length + 1))}`;
}

interface PartProps {
  readonly clue: Pick<Clue, 'title' | 'place'>;
  readonly tabIndex?: number;
}

/** The way to the place: into it, to its door where the person may not enter, or to the map where it is not in town now. */
export function GoThere({ clue: { title, place }, tabIndex }: PartProps) {
  const { desktop, services, mode } = useApp();
  const town = useStore(services.town);
  const isBuildMode = useStore(mode).name === 'build';
  const location = locationOf(place);
  const isThere = location !== null && isOnMap(location.id, isBuildMode);
  const isRefused = entryTo(place, town, isBuildMode).status === 'refused';
  const label = !isThere ? TEXTS.map : isRefused ? TEXTS.door : TEXTS.goThere;
  return (
    <Button
      tabIndex={tabIndex}
      data-part="go"
      aria-label={`${label}: ${title}`}
      onClick={() => (isThere ? desktop.openFor('location', place) : desktop.openFor('town'))}
    >
      {label}
    </Button>
  );
}

type PinsProps = Pick<CardProps, 'clue' | 'acts'> & { readonly tabIndex: number };

/** The three small pins of what a person believes (CASE-9). */
function ReadingPins({ clue: { id, title }, tabIndex, acts: { readingsOf, pin } }: PinsProps) {
  const own = readingsOf(id);
  return (
    <span className={styles.pins}>
      {READINGS.map((reading) => (
        <button
          key={reading}
          type="button"
          className={styles.pin}
          data-reading={reading}
          data-part={reading}
          tabIndex={tabIndex}
          title={TEXTS.readings[reading]}
          aria-label={TEXTS.pinTo(TEXTS.readings[reading], title)}
          aria-pressed={own.includes(reading)}
          disabled={pin === null}
          onClick={() => pin?.(id, reading)}
        />
      ))}
    </span>
  );
}

/** The address of the picture of a scene or place. */
export async function urlOf({ scene, place }: Pick<Clue, 'scene' | 'place'>): Promise<string | undefined> {
  if (scene !== undefined) return (await loadSceneBundle(scene)).pictures[scene]?.url;
  const { placePicture } = await import('../../../town/placePictures.ts');
  return placePicture(place, 'day');
}

/** The address of the picture of a scene or place, once it is known. It adds to words that say everything without it. */
export function usePictureOf({ scene, place }: Pick<Clue, 'scene' | 'place'>): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isGone = false;
    urlOf({ place, ...(scene !== undefined && { scene }) }).then(
      (found) => isGone || setUrl(found),
      console.error,
    );
    return () => {
      isGone = true;
    };
  }, [scene, place]);
  return url;
}

/** Where the cut begins in the picture. */
export const cornerOf = ({ look: [x, y] }: Clue): readonly [left: number, top: number] => [
  within(x - CUT.width / 2, PICTURE.width - CUT.width),
  within(y - CUT.height / 2, PICTURE.height - CUT.height),
];

/** What is cut from the picture of the scene or of the place. */
function Cut({ clue }: { readonly clue: Clue }) {
  const url = usePictureOf(clue);
  const [left, top] = cornerOf(clue);
  return (
    <span className={styles.cut}>
      {url !== undefined && (
        <img src={url} alt="" loading="lazy" style={{ objectPosition: `${-left}px ${-top}px` }} />
      )}
    </span>
  );
}

/** The portrait of who said it, cut to its eyes. */
function Face({ person }: { readonly person: PersonId }) {
  return (
    <span className={styles.cut}>
      <span className={styles.face} style={{ backgroundImage: `url(${people.pictures[person].url})` }} />
    </span>
  );
}

const within = (wanted: number, most: number): number => Math.min(most, Math.max(0, Math.round(wanted)));
