import { bundle } from '@bundles/memes.ts';
import { useRef, useState } from 'react';
import { MEME_TEMPLATES } from '@shared/domain/making/memes/templates.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import type { MemePicture } from './document.ts';
import { CharacterSource } from './CharacterSource.tsx';
import { StorySource } from './StorySource.tsx';
import type { Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import { TokenSource } from './TokenSource.tsx';
import { TownSource } from './TownSource.tsx';
import styles from './meme.module.css';

interface PicturePageProps {
  readonly picture: MemePicture | null;
  readonly onFile: (file: File) => void;
  readonly onTake: (offered: Offered) => void;
}

type SourceId = keyof typeof TEXTS.sources;
const SOURCES: readonly SourceId[] = ['templates', 'town', 'story', 'character', 'mine', 'everybody'];

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
      {source === 'everybody' && <TokenSource key="everybody" whose="everybody" onTake={onTake} />}
    </>
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
