import { useEffect, useEffectEvent, useState, type DragEvent, type KeyboardEvent } from 'react';
import { typesText } from '../../../kernel/typesText.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { StatusBar, ScrollArea } from '../../../overlays/controls/panels.tsx';
import { Tabs } from '../../../overlays/controls/Tabs.tsx';
import { sharesPictures } from '../../../overlays/pictures/sharePng.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useTextDraft } from '../../../overlays/useDraft.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { canPublish } from '../../../overlays/works/publishWork.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { EXPORT_RATIO, stageOf, listed } from './document.ts';
import { GeneratorPage } from './GeneratorPage.tsx';
import { PicturePage } from './PicturePage.tsx';
import { Stage } from './Stage.tsx';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import { TextPage } from './TextPage.tsx';
import { useAskedPicture } from './useAskedPicture.ts';
import { useMeme } from './useMeme.ts';
import type { Draft } from './drafts.ts';
import styles from './meme.module.css';

type PageId = 'picture' | 'text' | 'generator' | 'drafts';
const PAGES = [
  { id: 'picture', title: TEXTS.picturePage },
  { id: 'text', title: TEXTS.textPage },
  { id: 'generator', title: TEXTS.generatorPage },
  { id: 'drafts', title: TEXTS.draftsPage },
] as const satisfies readonly { id: PageId; title: string }[];

/** A picture among what was pasted or dropped; null: there is none. */
const pictureIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? data?.files[0] ?? null;

/** Makes memes (MEME-1): a picture, texts over it, and what is saved of it. Another person begins anew. */
function MemeManager() {
  const wallet = useStore(useApp().services.drafts.owner);
  return <MemeMaker key={wallet} wallet={wallet} />;
}

function MemeMaker({ wallet }: { readonly wallet: string | null }) {
  const { inFront } = useApp();
  const made = useMeme(wallet);
  const { snapshot, send, meme, pictures } = made;
  const { selected, style, savedAs } = snapshot.context;
  const [page, setPage] = useState<PageId>(meme.picture === null ? 'picture' : 'text');
  const [prompt, setPrompt] = useTextDraft('meme prompt');
  useAskedPicture(made.begin);
  const isBusy = !snapshot.matches({ generator: 'idle' });

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData);
    if (file === null || !inFront.get()) return;
    event.preventDefault();
    void made.openFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const file = pictureIn(event.dataTransfer);
    if (file !== null) void made.openFile(file);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || typesText(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    send({ type: key === 'y' || event.shiftKey ? 'user.redo' : 'user.undo' });
  };
  return (
    <div
      className={styles.meme}
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <Tools made={made} />
      <div className={styles.memeBody}>
        <Stage {...{ meme, selected, pictures, send }} />
        <Tabs label={TEXTS.pages} pages={PAGES} current={page} onChoose={setPage}>
          <div className={styles.memePage} data-page={page}>
            {page === 'picture' && (
              <PicturePage
                picture={meme.picture}
                onFile={(file) => void made.openFile(file)}
                onTake={(offered) => void made.take(offered)}
              />
            )}
            {page === 'text' && (
              <TextPage {...{ meme, selected, style, send }} draft={snapshot.context.draft} />
            )}
            {page === 'generator' && <GeneratorPage {...{ prompt, isBusy, send }} onPrompt={setPrompt} />}
            {page === 'drafts' && (
              <DraftsPage
                drafts={made.drafts}
                current={snapshot.context.draft}
                onNew={made.newDraft}
                onOpen={made.openDraft}
                onDelete={(draft) => void made.deleteDraft(draft)}
              />
            )}
          </div>
        </Tabs>
      </div>
      <StatusBar panels={[statusOf(made, savedAs), ...sizeOf(made)]} />
    </div>
  );
}

type Made = ReturnType<typeof useMeme>;

/** What can be done with the meme as a whole. */
function Tools({ made }: { readonly made: Made }) {
  const app = useApp();
  const { snapshot, send, meme } = made;
  const [shares] = useState(sharesPictures);
  const isSaving = snapshot.matches({ saving: 'busy' });
  return (
    <div className={styles.memeTools} role="toolbar" aria-label={TEXTS.title}>
      <Button disabled={!snapshot.can({ type: 'user.undo' })} onClick={() => send({ type: 'user.undo' })}>
        {TEXTS.undo}
      </Button>
      <Button disabled={!snapshot.can({ type: 'user.redo' })} onClick={() => send({ type: 'user.redo' })}>
        {TEXTS.redo}
      </Button>
      <Button disabled={!snapshot.can({ type: 'user.clear' })} onClick={() => send({ type: 'user.clear' })}>
        {TEXTS.clear}
      </Button>
      <Button
        disabled={isSaving || meme.picture === null}
        onClick={() => send({ type: 'user.save', way: 'download' })}
      >
        {TEXTS.download}
      </Button>
      {shares && (
        <Button
          disabled={isSaving || meme.picture === null}
          onClick={() => send({ type: 'user.save', way: 'share' })}
        >
          {TEXTS.share}
        </Button>
      )}
      {canPublish(app) && (
        <Button disabled={made.isPublishing || meme.picture === null} onClick={() => void made.publish()}>
          {TEXTS.publish}
        </Button>
      )}
    </div>
  );
}

function statusOf({ isOpening, isKept, meme }: Made, savedAs: string | null): string {
  if (isOpening) return TEXTS.opening;
  if (!isKept) return TEXTS.statusFull;
  if (savedAs !== null) return TEXTS.statusSaved(savedAs);
  return meme.picture?.name ?? TEXTS.statusEmpty;
}

/** How large the file will be; nothing where there is no picture. */
function sizeOf({ meme }: Made): readonly string[] {
  const { width, height } = stageOf(meme);
  return meme.picture === null ? [] : [TEXTS.statusSize(width * EXPORT_RATIO, height * EXPORT_RATIO)];
}

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
function DraftsPage({ drafts, current, onNew, onOpen, onDelete }: DraftsPageProps) {
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

export default mountReact(MemeManager);
