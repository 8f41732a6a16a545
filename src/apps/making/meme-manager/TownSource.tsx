import { useState } from 'react';
import { LOCATIONS } from '@shared/domain/town/town.ts';
import { entryTo } from '@shared/domain/town/townEntry.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Switch } from '../../../overlays/collection/Switch.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { OfferedPicture } from './OfferedPicture.tsx';
import { offer, type Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';

const HOURS = [
  { id: 'day', title: TEXTS.day },
  { id: 'night', title: TEXTS.night },
] as const;
type Hour = (typeof HOURS)[number]['id'];

const titled = (words: string): string =>
  words.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The places of the town, each under the name of its location. */
const PLACE_OPTIONS = LOCATIONS.flatMap(({ id, title, rooms }) => [
  { id, title, group: title },
  ...rooms.map((room) => ({ id: `${id}-${room}`, title: titled(room), group: title })),
]);

async function pictureOf(place: string, hour: Hour): Promise<string> {
  const { placePicture } = await import('../../../town/placePictures.ts');
  return placePicture(place, hour);
}

/** A place of the town by day or by night: those that the person may enter, so that no door is opened by a meme. */
export function TownSource({ onTake }: { readonly onTake: (offered: Offered) => void }) {
  const { services, mode } = useApp();
  const town = useStore(services.town);
  const isBuildMode = useStore(mode).name === 'build';
  const places = PLACE_OPTIONS.filter(({ id }) => entryTo(id, town, isBuildMode).status === 'entered');
  const [wanted, setWanted] = useState('arcade');
  const [hour, setHour] = useState<Hour>('day');
  const place = places.find(({ id }) => id === wanted) ?? places[0];
  if (place === undefined) return <p>{TEXTS.placesNone}</p>;
  return (
    <>
      <Select label={TEXTS.place} options={places} value={place.id} onChoose={setWanted} />
      <Switch label={TEXTS.hour} options={HOURS} value={hour} onChoose={setHour} />
      <Shown key={`${place.id} ${hour}`} place={place.id} name={place.title} {...{ hour, onTake }} />
    </>
  );
}

interface ShownProps {
  readonly place: string;
  readonly name: string;
  readonly hour: Hour;
  readonly onTake: (offered: Offered) => void;
}

function Shown({ place, name, hour, onTake }: ShownProps) {
  const loaded = useLoaded(() => offer(pictureOf(place, hour), name), [place, hour]);
  return <OfferedPicture {...loaded} onTake={onTake} />;
}
