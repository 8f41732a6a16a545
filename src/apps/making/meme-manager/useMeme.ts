import { useEffect, useEffectEvent, useState } from 'react';
import { useMachine } from '@xstate/react';
import type { Result } from '@shared/kernel/result.ts';
import { randomId } from '../../../kernel/randomId.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { publishWork } from '../../../overlays/works/publishWork.ts';
import type { MemePicture } from './document.ts';
import { draftsIn, draftsOf, forgetDraft, newDraft, type Draft } from './drafts.ts';
import { memeActors, memePng } from './memeActors.ts';
import { memeMachine } from './memeMachine.ts';
import { createPictures } from './pictures.ts';
import { createPictureStore } from './pictureStore.ts';
import type { Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import { useMemeDrafts } from './useMemeDrafts.ts';

/** The meme of a window: its machine, its pictures, and its draft, which is kept with every change. `wallet` null: a visitor. */
export function useMeme(wallet: string | null) {
  const app = useApp();
  const { services, desktop, clock } = app;
  const { lasting } = services.storage;
  const [store] = useState(createPictureStore);
  const [pictures] = useState(() => createPictures(store, randomId));
  const [machine] = useState(() =>
    memeMachine.provide({ actors: memeActors(services, clock, (id) => pictures.lookOf(id)) }),
  );
  const [first] = useState(() => draftsOf(lasting, wallet)[0] ?? newDraft());
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

  const put = async (coming: Promise<Result<MemePicture>>): Promise<void> => {
    setOpening((before) => before + 1);
    const picture = await coming.finally(() => setOpening((before) => before - 1));
    if (picture.ok) send({ type: 'user.picture', picture: picture.value });
    else complain(picture.error.message);
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
