import { useRef, useState } from 'react';
import { bundle } from '@bundles/memes.ts';
import { MEME_TEMPLATES } from '@shared/domain/making/memes/templates.ts';
import { fail, ok, type Result, type Failure } from '@shared/kernel/result.ts';
import { LOCATIONS, roomTitle } from '@shared/domain/town/town.ts';
import { entryTo } from '@shared/domain/town/townEntry.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import type { AppContext } from '../../../kernel/app.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { myFlunkDrawing } from '../../../overlays/myFlunk/myFlunk.ts';
import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import { pictureOf } from '../../../cutscenes/scene.ts';
import { loadSceneBundle } from '../../../cutscenes/sceneBundles.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { Switch } from '../../../overlays/collection/Switch.tsx';
import type { MemePicture } from './document.ts';
import { offer, type Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import { TokenSource } from './TokenSource.tsx';
import styles from './meme.module.css';
import { Picture } from '../../../overlays/controls/Picture.tsx';

const HOURS = [
  { id: 'day', title: TEXTS.day },
  { id: 'night', title: TEXTS.night },
] as const;

/** The places of the town, each under the name of its location. */
const PLACE_OPTIONS = LOCATIONS.flatMap(({ id, title, rooms }) => [
  { id, title, group: title },
  ...rooms.map((room) => ({ id: `${id}-${room}`, title: roomTitle(room), group: title })),
]);

/** Five pixels for each of a character's 96. */
const SIDE = 480;

async function ownCharacter(app: AppContext): Promise<Result<Offered>> {
  const url = await myFlunkDrawing(app, SIDE).catch(() => undefined);
  if (url === undefined) return fail('NETWORK', TEXTS.notLoaded);
  return url === null ? fail('NOT_FOUND', TEXTS.characterNone) : ok({ url, name: TEXTS.sources.character });
}

/** The character that the person made in the Flunk Creator. */
function CharacterSource({ onTake }: { readonly onTake: (offered: Offered) => void }) {
  const app = useApp();
  const loaded = useLoaded(() => ownCharacter(app), [app]);
  if (loaded.failure?.code === 'NOT_FOUND') return <p>{TEXTS.characterNone}</p>;
  return <OfferedPicture {...loaded} onTake={onTake} />;
}

interface PicturePageProps {
  readonly picture: MemePicture | null;
  readonly onFile: (file: File) => void;
  readonly onTake: (offered: Offered) => void;
}

type SourceId = keyof typeof TEXTS.sources;
const SOURCES: readonly SourceId[] = ['templates', 'town', 'story', 'character', 'mine', 'everybody', 'disk'];

/** Where a picture comes from: a file of one's own, or one of the product's. */
export function PicturePage({ picture, onFile, onTake }: PicturePageProps) {
  const [source, setSource] = useState<SourceId>('templates');
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.memeNew}>
        <Select
          label={TEXTS.source}
          options={SOURCES.map((id) => ({ id, title: TEXTS.sources[id] }))}
          value={source}
          onChoose={setSource}
        />
        <Button onClick={() => file.current?.click()}>{TEXTS.upload}</Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={TEXTS.upload}
          accept="image/png,image/jpeg,image/gif,image/webp"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen) onFile(chosen);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {source === 'templates' && <Templates chosen={picture?.template ?? null} onTake={onTake} />}
      {source === 'town' && <TownSource onTake={onTake} />}
      {source === 'story' && <StorySource onTake={onTake} />}
      {source === 'character' && <CharacterSource onTake={onTake} />}
      {source === 'mine' && <TokenSource key="mine" whose="wallet" onTake={onTake} />}
      {source === 'disk' && <DiskSource onFile={onFile} />}
      {source === 'everybody' && <TokenSource key="everybody" whose="everybody" onTake={onTake} />}
    </>
  );
}

/** The pictures of the person's disk, by the dialog that all programs share. */
function DiskSource({ onFile }: Pick<PicturePageProps, 'onFile'>) {
  const app = useApp();
  const choose = async (): Promise<void> => {
    // The disk's code comes late.
    const { pictureFromDisk } = await import('./fromDisk.ts');
    const chosen = await pictureFromDisk(app);
    if (chosen !== null) onFile(chosen);
  };
  return (
    <div className="w95-buttons">
      <Button onClick={() => void choose()}>{TEXTS.fromDisk}</Button>
    </div>
  );
}

interface TemplatesProps {
  readonly chosen: string | null;
  readonly onTake: (offered: Offered) => void;
}

/** The six templates (MEME-2). */
function Templates({ chosen, onTake }: TemplatesProps) {
  return (
    <ul className={styles.memeTemplates} aria-label={TEXTS.sources.templates}>
      {MEME_TEMPLATES.map(({ id, title, description }) => {
        const { url } = bundle.pictures[id];
        return (
          <li key={id}>
            <button
              type="button"
              className="w95-button"
              aria-pressed={id === chosen}
              title={description}
              onClick={() => onTake({ url, name: title, template: id })}
            >
              <img src={url} alt={description} draggable={false} />
              <span>{title}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface SourceProps {
  readonly onTake: (offered: Offered) => void;
}

async function frameOf(picture: string): Promise<string> {
  const { scenes, pictures } = await loadSceneBundle(picture);
  const url = pictures[scenes[picture]?.picture ?? '']?.url;
  if (url === undefined) throw new Error(`there is no picture ${picture} of a scene`);
  return url;
}

/** A frame of a chapter that the person has seen, so that no meme tells the story before its time. */
function StorySource({ onTake }: SourceProps) {
  const { services } = useApp();
  const facts = useStore(services.story);
  const scenes = CHAPTERS.filter(({ id }) => facts.has(`seen:${id}`)).flatMap(({ title, scenes: frames }) =>
    frames.map((frame, index) => ({
      id: frame.id,
      picture: pictureOf(frame),
      title: `${title}, scene ${index + 1}`,
      group: title,
    })),
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const scene = scenes.find(({ id }) => id === wanted) ?? scenes[0];
  if (scene === undefined) return <p>{TEXTS.scenesNone}</p>;
  return (
    <>
      <Select label={TEXTS.scene} options={scenes} value={scene.id} onChoose={setWanted} />
      <Frame key={scene.id} picture={scene.picture} name={scene.title} onTake={onTake} />
    </>
  );
}

function Frame({ picture, name, onTake }: SourceProps & { readonly picture: string; readonly name: string }) {
  const loaded = useLoaded(() => offer(frameOf(picture), name), [picture]);
  return <OfferedPicture {...loaded} onTake={onTake} />;
}

type Hour = (typeof HOURS)[number]['id'];

async function placeFrameOf(place: string, hour: Hour): Promise<string> {
  const { placePicture } = await import('../../../town/placePictures.ts');
  return placePicture(place, hour);
}

/** A place of the town by day or by night: those that the person may enter, so that no door is opened by a meme. */
function TownSource({ onTake }: { readonly onTake: (offered: Offered) => void }) {
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
  const loaded = useLoaded(() => offer(placeFrameOf(place, hour), name), [place, hour]);
  return <OfferedPicture {...loaded} onTake={onTake} />;
}

interface OfferedPictureProps {
  /** Null: it is on its way. */
  readonly value: Offered | null;
  readonly failure: Failure | null;
  readonly onTake: (offered: Offered) => void;
}

/** A picture that can be taken, and the button that takes it. */
function OfferedPicture({ value, failure, onTake }: OfferedPictureProps) {
  if (failure !== null) return <p role="alert">{TEXTS.notLoaded}</p>;
  return (
    <div className={styles.memeOffered} aria-busy={value === null}>
      {value && <Picture url={value.url} alt={value.name} />}
      <Button disabled={value === null} onClick={() => value && onTake(value)}>
        {TEXTS.use}
      </Button>
    </div>
  );
}
