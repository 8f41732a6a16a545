import { useState } from 'react';
import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import { loadSceneBundle } from '../../../cutscenes/sceneBundles.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { OfferedPicture } from './OfferedPicture.tsx';
import { offer, type Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';

interface SourceProps {
  readonly onTake: (offered: Offered) => void;
}

async function frameOf(id: string): Promise<string> {
  const { scenes, pictures } = await loadSceneBundle(id);
  const url = pictures[scenes[id]?.picture ?? '']?.url;
  if (url === undefined) throw new Error(`there is no picture of the scene ${id}`);
  return url;
}

/** A frame of a chapter that the person has seen, so that no meme tells the story before its time. */
export function StorySource({ onTake }: SourceProps) {
  const { services } = useApp();
  const facts = useStore(services.story);
  const scenes = CHAPTERS.filter(({ id }) => facts.has(`seen:${id}`)).flatMap(({ title, scenes: frames }) =>
    frames.map(({ id }, index) => ({ id, title: `${title}, scene ${index + 1}`, group: title })),
  );
  const [wanted, setWanted] = useState<string | null>(null);
  const scene = scenes.find(({ id }) => id === wanted) ?? scenes[0];
  if (scene === undefined) return <p>{TEXTS.scenesNone}</p>;
  return (
    <>
      <Select label={TEXTS.scene} options={scenes} value={scene.id} onChoose={setWanted} />
      <Frame key={scene.id} id={scene.id} name={scene.title} onTake={onTake} />
    </>
  );
}

function Frame({ id, name, onTake }: SourceProps & { readonly id: string; readonly name: string }) {
  const loaded = useLoaded(() => offer(frameOf(id), name), [id]);
  return <OfferedPicture {...loaded} onTake={onTake} />;
}
