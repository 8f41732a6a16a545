import { useEffect, useState } from 'react';
import { isOnMap, locationOf } from '@shared/domain/town/town.ts';
import { entryTo } from '@shared/domain/town/townEntry.ts';
import { loadSceneBundle } from '../../../cutscenes/sceneBundles.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { roomName } from '../../../overlays/townPlaces.ts';
import { useStore } from '../../../overlays/useStore.ts';
import styles from './caseFile.module.css';
import type { Clue } from './clue.ts';
import { TEXTS } from './texts.ts';

/** What is shown of a picture of 352 x 208, in its pixels. */
const CUT = { width: 168, height: 64 };
const PICTURE = { width: 352, height: 208 };

interface CardProps {
  readonly clue: Clue;
  /** The keyboard stops here. */
  readonly isStop: boolean;
  readonly onStop: () => void;
}

/** A piece of paper on the board: what was seen, where, and the way there (CASE-3). */
export function Card({ clue, isStop, onStop }: CardProps) {
  const { title, lines, place } = clue;
  return (
    <li className={styles.card} data-clue={clue.id}>
      <Cut clue={clue} />
      <h3>{title}</h3>
      <p>{lines}</p>
      <p className={styles.where}>{whereOf(place)}</p>
      <GoThere {...{ clue, isStop, onStop }} />
    </li>
  );
}

/** Where a place is, such as Arcade, Prize Booth. */
function whereOf(place: string): string {
  const location = locationOf(place);
  if (location === null) return '';
  return place === location.id
    ? location.title
    : `${location.title}, ${roomName(place.slice(location.id.length + 1))}`;
}

/** The way to the place: into it, to its door where the person may not enter, or to the map where it is not in town now. */
function GoThere({ clue: { title, place }, isStop, onStop }: CardProps) {
  const { desktop, services, mode } = useApp();
  const town = useStore(services.town);
  const isBuildMode = useStore(mode).name === 'build';
  const location = locationOf(place);
  const isThere = location !== null && isOnMap(location.id, isBuildMode);
  const isRefused = entryTo(place, town, isBuildMode).status === 'refused';
  const label = !isThere ? TEXTS.map : isRefused ? TEXTS.door : TEXTS.goThere;
  return (
    <Button
      tabIndex={isStop ? 0 : -1}
      aria-label={`${label}: ${title}`}
      onFocus={onStop}
      onClick={() => (isThere ? desktop.openFor('location', place) : desktop.openFor('town'))}
    >
      {label}
    </Button>
  );
}

async function urlOf({ scene, place }: Clue): Promise<string | undefined> {
  if (scene !== undefined) return (await loadSceneBundle(scene)).pictures[scene]?.url;
  const { placePicture } = await import('../../../town/placePictures.ts');
  return placePicture(place, 'day');
}

/** What is cut from the picture of the scene or of the place: it adds to the card, which says everything without it. */
function Cut({ clue }: { readonly clue: Clue }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isGone = false;
    urlOf(clue).then((found) => isGone || setUrl(found), console.error);
    return () => {
      isGone = true;
    };
  }, [clue]);
  const [x, y] = clue.look;
  const left = within(x - CUT.width / 2, PICTURE.width - CUT.width);
  const top = within(y - CUT.height / 2, PICTURE.height - CUT.height);
  return (
    <span className={styles.cut}>
      {url !== undefined && (
        <img src={url} alt="" loading="lazy" style={{ objectPosition: `${-left}px ${-top}px` }} />
      )}
    </span>
  );
}

const within = (wanted: number, most: number): number => Math.min(most, Math.max(0, Math.round(wanted)));
