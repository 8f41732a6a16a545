import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../overlays/appContext.ts';
import type { Meme } from './document.ts';
import { CHANGED, draftsIn, draftsOf, keepDraft, type Draft } from './drafts.ts';
import type { MemeEvent } from './memeMachine.ts';

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
export function useMemeDrafts({ wallet, draft, meme, isFirst, send }: OpenMeme) {
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
