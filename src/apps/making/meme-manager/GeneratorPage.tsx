import { useState } from 'react';
import { IDEAS } from '@shared/domain/making/memes/ideas.ts';
import { PROMPT_MOST } from '@shared/domain/making/memes/lines.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import type { MemeEvent } from './memeMachine.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import styles from './meme.module.css';

interface GeneratorPageProps {
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
  readonly isBusy: boolean;
  readonly send: (event: MemeEvent) => void;
}

/** Has the texts written (MEME-7). An empty field is only filled in. */
export function GeneratorPage({ prompt, onPrompt, isBusy, send }: GeneratorPageProps) {
  const { random } = useApp();
  const [lastIdea, setLastIdea] = useState<string | null>(null);
  const generate = (): void => {
    if (prompt.trim() === '') onPrompt(TEXTS.defaultPrompt);
    else send({ type: 'user.generate', prompt });
  };
  const idea = (): void => {
    // Another one each time.
    const others = IDEAS.filter((one) => one !== lastIdea);
    const next = others[Math.floor(random() * others.length)] ?? IDEAS[0];
    setLastIdea(next);
    onPrompt(next);
  };
  return (
    <form
      className={styles.memeGenerator}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) generate();
      }}
    >
      <TextField label={TEXTS.prompt} value={prompt} maxLength={PROMPT_MOST} onValue={onPrompt} spellCheck />
      <div className="w95-buttons">
        <Button type="submit" default disabled={isBusy}>
          {isBusy ? TEXTS.generating : TEXTS.generate}
        </Button>
        <Button onClick={idea}>{TEXTS.randomIdea}</Button>
      </div>
      <p>{TEXTS.generatorNote}</p>
    </form>
  );
}
