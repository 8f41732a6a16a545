import { useEffect, useRef, useState } from 'react';
import type { PictureDayAnswer } from '@shared/contract/school/pictureDay.ts';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { isOutage, ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { PICTURE_DAY_TEXTS as TEXTS } from './texts.ts';

/** Results that are seen are read again so often, in milliseconds (PICTURE-3). */
export const LIVE_MS = 5_000;

/** How it stands with Picture Day, and what a person does: vote. */
export function usePictureDay() {
  const { desktop, services, sound, visible } = useApp();
  const { api, gum, session } = services;
  const { wallet } = useStore(session);
  const revision = useStore(gum.revision);
  const isSeen = useStore(visible);
  const [voting, setVoting] = useState(false);
  /** The answer to a vote, which the list does not have yet. */
  const [voted, setVoted] = useState<{ readonly wallet: string; readonly day: PictureDayAnswer } | null>(
    null,
  );
  /** How many photographs were taken: one with each vote. */
  const [flashes, setFlashes] = useState(0);
  const busy = useRef(false);

  const loaded = useLoaded(
    async (signal) => {
      const answer = await api.call('GET /api/picture-day', {}, { signal });
      return answer.ok ? ok({ wallet, day: answer.value }) : answer;
    },
    // Another tab's vote pays GUM; what was not seen for a while is read again.
    [api, wallet, revision, isSeen],
  );
  const { failure, again } = loaded;
  const read = loaded.value?.wallet === wallet ? loaded.value.day : null;
  const day = voted !== null && voted.wallet === wallet && read?.vote == null ? voted.day : read;

  const isLive = isSeen && day?.standing === 'voted';
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(again, LIVE_MS);
    return () => clearInterval(timer);
  }, [isLive]);

  async function send(photo: Clique): Promise<void> {
    if (wallet === null) return;
    const answer = await api.call('POST /api/picture-day/vote', { wallet, photo }, { keepalive: true });
    if (answer.ok) {
      setVoted({ wallet, day: answer.value });
      setFlashes((before) => before + 1);
      sound('shutter');
      again();
      return;
    }
    const isLost = isOutage(answer.error);
    void desktop.ask({
      title: TEXTS.title,
      message: isLost ? TEXTS.lostLine : answer.error.message,
      icon: 'warning',
    });
    again();
  }

  /** Asks, and votes. While one vote is on its way another press does nothing. */
  async function vote(photo: Clique): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      const agreed = await desktop.ask({
        title: TEXTS.title,
        message: TEXTS.confirm(photo),
        icon: 'question',
        picture: 'picture-day',
        buttons: [TEXTS.confirmYes, TEXTS.confirmNo],
        isFinal: true,
      });
      if (agreed !== TEXTS.confirmYes) return;
      setVoting(true);
      await send(photo);
    } finally {
      setVoting(false);
      busy.current = false;
    }
  }

  return { day, failure, again, voting, vote, flashes };
}
