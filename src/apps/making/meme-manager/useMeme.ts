import { useEffect, useEffectEvent, useState } from 'react';
import { useMachine } from '@xstate/react';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { randomId } from '../../../kernel/randomId.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { publishWork } from '../../../overlays/works/publishWork.ts';
import { EMPTY_MEME, type MemePicture, type Meme } from './document.ts';
import { draftsIn, draftsOf, forgetDraft, newDraft, CHANGED, keepDraft, type Draft } from './drafts.ts';
import { memeMachine, type MemeEvent, type Asked, type SaveWay } from './memeMachine.ts';
import { memeIn, withMeme } from './memeFile.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { createPictureStore } from '../../../overlays/pictures/pictureStore.ts';
import type { Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS, fileNameAt, MEME_TEXTS } from './texts.ts';
import { fromPromise } from 'xstate';
import { templateById } from '@shared/domain/making/memes/templates.ts';
import { PROMPT_MOST, TURN_MOST } from '@shared/domain/making/memes/lines.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { sharePng, SHARING_REFUSED } from '../../../overlays/pictures/sharePng.ts';
import { giveFile } from '../../../overlays/giveFile.ts';
import { fileOf } from '../../../overlays/pictures/pen.ts';
import { drawMeme } from './draw.ts';
import { loadFonts } from './fonts.ts';

/** The meme of a window: its machine, its pictures, and its draft, which is kept with every change. `wallet` null: a visitor. */
export function useMeme(wallet: string | null) {
  const app = useApp();
  const { services, desktop } = app;
  const { lasting } = services.storage;
  const [store] = useState(() => createPictureStore('memes'));
  const [pictures] = useState(() => createPictures(store, randomId));
  const [machine] = useState(() => memeMachine.provide({ actors: memeActors(app, pictures) }));
  const [first] = useState(() => firstDraft(app, wallet));
  const [snapshot, send, actor] = useMachine(machine, { input: { draft: first.id, meme: first.meme } });
  const [opening, setOpening] = useState(0);
  const { draft, history } = snapshot.context;
  const meme = history.present;

  const complain = useEffectEvent((message: string) => void desktop.ask(errorDialog(TEXTS.title, message)));
  useEffect(() => {
    const subscription = actor.on('unsaved', ({ reason }) => complain(reason ?? TEXTS.saveFailed));
    return () => subscription.unsubscribe();
  }, [actor]);
  const { drafts, isKept, readAgain } = useMemeDrafts({
    ...{ wallet, draft, meme, send },
    isFirst: meme === first.meme,
  });
  useEffect(() => {
    // Pictures of no draft are of no use any more. What can be taken back is not lost before the window is closed.
    const ids = draftsIn(lasting).flatMap(({ meme: { picture } }) => picture?.id ?? []);
    void store.keepOnly(new Set(ids));
  }, [lasting, store]);

  const put = async (coming: Promise<Result<MemePicture>>, made?: Meme): Promise<void> => {
    setOpening((before) => before + 1);
    const picture = await coming.finally(() => setOpening((before) => before - 1));
    if (!picture.ok) complain(picture.error.message);
    else if (made === undefined) send({ type: 'user.picture', picture: picture.value });
    else send({ type: 'user.open', draft: newDraft().id, meme: madeAgain(made, picture.value) });
  };
  const openNew = (): void => {
    const { id, meme: empty } = newDraft();
    send({ type: 'user.open', draft: id, meme: empty });
  };
  const [isPublishing, setPublishing] = useState(false);
  const publish = async (): Promise<void> => {
    setPublishing(true);
    const picture = await memePng(meme, (id) => pictures.lookOf(id)).catch(() => null);
    if (picture === null) complain(TEXTS.saveFailed);
    else await publishWork(app, { kind: 'meme', picture });
    setPublishing(false);
  };
  return {
    snapshot,
    send,
    isPublishing,
    publish,
    meme,
    pictures,
    drafts,
    isKept,
    isOpening: opening > 0,
    /** Begins another meme, of this picture; of one that was made here, with its texts (REOPEN-1). */
    async begin(file: Blob, name: string): Promise<void> {
      const made = await memeIn(file);
      const picture = pictures.open(made?.picture ?? file, made?.meme.picture?.name ?? name);
      await put(picture, made?.meme ?? EMPTY_MEME);
    },
    openFile: (file: File) => put(pictures.open(file, file.name)),
    take: (offered: Offered) => put(pictures.take(offered)),
    newDraft: openNew,
    openDraft: ({ id, meme: kept }: Draft) => send({ type: 'user.open', draft: id, meme: kept }),
    async deleteDraft({ id }: Draft): Promise<void> {
      const answer = await desktop.ask({
        title: TEXTS.title,
        message: TEXTS.deleteAsk,
        icon: 'question',
        buttons: [TEXTS.deleteDraft, TEXTS.cancel],
        isFinal: true,
      });
      if (answer !== TEXTS.deleteDraft) return;
      forgetDraft(lasting, id);
      readAgain();
      if (id === draft) openNew();
    },
  };
}

/**
 * The meme of before, or a new one: where a picture was asked for, that of before would be there for a moment, and be gone as
 * soon as the picture is read.
 */
function firstDraft(
  { services, openedFor, params }: AppContext,
  wallet: string | null,
): Pick<Draft, 'id' | 'meme'> {
  const isAsked = openedFor.get() !== null && params !== undefined;
  return (isAsked ? undefined : draftsOf(services.storage.lasting, wallet)[0]) ?? newDraft();
}

/** A meme that was read, over its picture as that was opened here. */
const madeAgain = ({ picture, elements }: Meme, opened: MemePicture): Meme => ({
  picture: { ...opened, ...(picture && { pixelated: picture.pixelated, template: picture.template }) },
  elements: elements.map((one, index) => ({ ...one, id: `text-${index + 1}` })),
});

const isSame = (one: Meme, other: Meme): boolean => JSON.stringify(one) === JSON.stringify(other);

interface OpenMeme {
  /** Who makes it; null: a visitor. */
  readonly wallet: string | null;
  /** Which draft it is. */
  readonly draft: string;
  readonly meme: Meme;
  /** True: nothing has changed since the window was opened. */
  readonly isFirst: boolean;
  readonly send: (event: MemeEvent) => void;
}

/** Keeps the open meme with every change, for the person who makes it, and follows what other tabs make of it (MEME-8). */
function useMemeDrafts({ wallet, draft, meme, isFirst, send }: OpenMeme) {
  const { services, clock } = useApp();
  const { lasting } = services.storage;
  const [isKept, setKept] = useState(true);
  const [drafts, setDrafts] = useState(() => draftsOf(lasting, wallet));
  const readAgain = (): void => setDrafts(draftsOf(lasting, wallet));
  const keep = useEffectEvent((): void => {
    const changed: Draft = { id: draft, wallet, changedAt: clock.now(), meme };
    const known = draftsIn(lasting).find(({ id }) => id === draft);
    setKept(keepDraft(lasting, changed));
    readAgain();
    if (known === undefined || !isSame(known.meme, meme)) services.tabs.tell(CHANGED, changed);
  });
  useEffect(() => {
    if (!isFirst) keep();
  }, [draft, meme, isFirst]);
  const follow = useEffectEvent((other: Draft): void => {
    if (other.wallet !== wallet) return;
    readAgain();
    if (other.id === draft && !isSame(other.meme, meme)) send({ type: 'user.open', draft, meme: other.meme });
  });
  useEffect(() => services.tabs.on(CHANGED, (other) => follow(other)), [services.tabs]);
  return { drafts, isKept, readAgain };
}

const FAILED = fail('INTERNAL', MEME_TEXTS.saveFailed);
const REFUSED = fail('INTERNAL', SHARING_REFUSED);

/** What a meme's picture looks like, by its id; null: it cannot be had. */
type PictureOf = (id: string) => Promise<CanvasImageSource | null>;

/** A meme as a PNG; null: its picture cannot be had, or there is no memory to draw it. */
async function memePng(meme: Meme, pictureOf: PictureOf): Promise<Blob | null> {
  await loadFonts();
  const picture = await pictureOf(meme.picture?.id ?? '');
  const canvas = document.createElement('canvas');
  if (picture === null || !drawMeme(canvas, meme, picture)) return null;
  return fileOf(canvas);
}

/** The effects of the meme machine. */
function memeActors(app: Pick<AppContext, 'desktop' | 'services' | 'clock' | 'random'>, pictures: Pictures) {
  const { clock, random } = app;
  const { api } = app.services;
  let turn = Math.floor(random() * TURN_MOST);
  return {
    generate: fromPromise<Result<{ readonly lines: readonly string[] }>, Asked>(({ input, signal }) => {
      turn = (turn + 1) % TURN_MOST;
      const prompt = input.prompt.trim().slice(0, PROMPT_MOST);
      const template = templateById(input.template)?.id ?? null;
      return api.call('POST /api/memes/lines', { prompt, template, turn }, { signal });
    }),
    save: fromPromise<Result<string | null>, { readonly meme: Meme; readonly way: SaveWay }>(
      async ({ input: { meme, way } }) => {
        const blob = await memePng(meme, (id) => pictures.lookOf(id));
        if (blob === null) return FAILED;
        const name = fileNameAt(clock.now());
        if (way === 'share') return (await sharePng(blob, name)) ? ok(null) : REFUSED;
        // What lies under the words stays on the person's own disk.
        const onDisk = await withMeme(blob, meme, await pictures.fileOf(meme.picture?.id ?? ''));
        giveFile(app, { file: blob, onDisk, name, folder: PICTURES });
        return ok(name);
      },
    ),
  };
}
