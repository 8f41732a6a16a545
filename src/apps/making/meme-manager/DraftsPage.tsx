import { Button } from '../../../overlays/controls/Button.tsx';
import { ScrollArea } from '../../../overlays/controls/panels.tsx';
import { listed } from './document.ts';
import type { Draft } from './drafts.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import styles from './meme.module.css';

interface DraftsPageProps {
  /** The one that was changed last first. */
  readonly drafts: readonly Draft[];
  readonly current: string;
  readonly onNew: () => void;
  readonly onOpen: (draft: Draft) => void;
  readonly onDelete: (draft: Draft) => void;
}

const nameOf = ({ meme }: Draft): string =>
  listed(meme.elements[0]?.text ?? meme.picture?.name ?? '') || TEXTS.draft(1);

/** The memes that wait in this browser (MEME-8). */
export function DraftsPage({ drafts, current, onNew, onOpen, onDelete }: DraftsPageProps) {
  return (
    <>
      <div className="w95-buttons">
        <Button onClick={onNew}>{TEXTS.newMeme}</Button>
      </div>
      <ScrollArea label={TEXTS.draftsPage}>
        <ul className={styles.memeDrafts}>
          {drafts.map((draft) => (
            <li key={draft.id} data-current={draft.id === current || undefined}>
              <span>
                <b>{nameOf(draft)}</b>
                {draft.meme.picture && `${draft.meme.picture.name}, `}
                {TEXTS.draftTexts(draft.meme.elements.length)}
              </span>
              <Button
                aria-label={`${TEXTS.open}: ${nameOf(draft)}`}
                disabled={draft.id === current}
                onClick={() => onOpen(draft)}
              >
                {TEXTS.open}
              </Button>
              <Button aria-label={`${TEXTS.deleteDraft}: ${nameOf(draft)}`} onClick={() => onDelete(draft)}>
                {TEXTS.deleteDraft}
              </Button>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <p>{TEXTS.draftsNote}</p>
    </>
  );
}
