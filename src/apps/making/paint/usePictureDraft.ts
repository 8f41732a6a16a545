import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppContext } from '../../../kernel/app.ts';
import { randomId } from '../../../kernel/randomId.ts';
import { createPictureStore } from '../../../overlays/pictures/pictureStore.ts';
import { useDraft } from '../../../overlays/useDraft.ts';
import { pixelsIn, pngOf } from './browser.ts';
import type { Easel } from './easel/easel.ts';
import { DRAFTS_DATABASE, draftPlace, noteDraft } from './picture.ts';
import type { Pixels } from './pixels/pixels.ts';

/** How long after a change it is kept (ms): a picture is written as a whole. */
const KEEP_AFTER_MS = 800;

interface Drafting {
  /** The file that the picture is of; null: of none yet. */
  readonly file: string | null;
  /** The version of that file that it was drawn over. */
  readonly version: { readonly current: number };
  readonly isChanged: boolean;
  /** Rises with each change. */
  readonly changes: number;
}

/** Keeps what is not saved, so that it is there again after a reload and a crash, up to the last second (PRODUCT-11). */
export function usePictureDraft(
  app: AppContext,
  easel: Easel,
  { file, version, isChanged, changes }: Drafting,
) {
  const [draft, setDraft] = useDraft(draftPlace(file));
  const [store] = useState(() => createPictureStore(DRAFTS_DATABASE));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Rises when a draft is forgotten: what was being written then is not kept. */
  const turn = useRef(0);
  const { lasting } = app.services.storage;

  const keep = useEffectEvent(async (): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { current } = turn;
    const png = await pngOf(easel.sheet().pixels).catch(() => null);
    const picture = draft?.picture ?? randomId();
    if (png === null || turn.current !== current) return;
    await store.keep(picture, png);
    if (turn.current !== current) return;
    setDraft({ picture, version: version.current });
    await store.keepOnly(noteDraft(lasting, picture));
  });
  useEffect(() => {
    // The first change of several is not put off by those after it.
    if (isChanged) timer.current ??= setTimeout(() => void keep(), KEEP_AFTER_MS);
  }, [isChanged, changes]);
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden && timer.current !== undefined) void keep();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    async find(): Promise<{ readonly pixels: Pixels; readonly version: number } | null> {
      if (draft === null) return null;
      const kept = await store.find(draft.picture);
      const pixels = kept === null ? null : await pixelsIn(kept);
      return pixels?.ok === true ? { pixels: pixels.value, version: draft.version } : null;
    },
    forget(): void {
      turn.current += 1;
      clearTimeout(timer.current);
      timer.current = undefined;
      setDraft(null);
    },
  };
}
