import { useRef, useState } from 'react';
import type { Prize } from '@shared/contract/school/prizes.ts';
import { isOutage } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { isWorn, wearing } from '../../../overlays/prizes/worn.ts';
import { usePrizes } from '../../../overlays/prizes/prizes.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { COUNTER_TEXTS as TEXTS } from './texts.ts';

/** A prize as it stands on the shelf for this person. */
export interface ShownPrize extends Prize {
  readonly isOwned: boolean;
  readonly isOn: boolean;
}

/** The prizes, and what a person does with them: buy, put on, put back. */
export function useCounter() {
  const { desktop, services, sound } = useApp();
  const { api, session, settings } = services;
  const { value, failure, again } = usePrizes();
  const { wallet } = useStore(session);
  const worn = useStore(settings);
  const [buying, setBuying] = useState<string | null>(null);
  /** What was bought here and did not come back with the shelves yet, as `wallet prize`. */
  const [bought, setBought] = useState<readonly string[]>([]);
  const busy = useRef(false);

  const prizes = value?.map((prize): ShownPrize => {
    const isOwned = prize.boughtAt !== null || (wallet !== null && bought.includes(`${wallet} ${prize.id}`));
    return { ...prize, isOwned, isOn: isOwned && isWorn(worn, prize) };
  });

  const wear = (prize: Prize, on: boolean): void => settings.change(wearing(settings.get(), prize, on));

  async function send(prize: Prize): Promise<boolean> {
    if (wallet === null) return false;
    const answer = await api.call('POST /api/prizes/buy', { wallet, prize: prize.id }, { keepalive: true });
    if (answer.ok) {
      setBought((before) => [...before, `${wallet} ${prize.id}`]);
      return true;
    }
    const isLost = isOutage(answer.error);
    sound('error');
    void desktop.ask({
      title: TEXTS.title,
      message: isLost ? TEXTS.lostLine : answer.error.message,
      icon: 'warning',
    });
    again();
    return false;
  }

  /** Asks, buys, and offers to put it on. While one purchase goes on another press does nothing. */
  async function buy(prize: Prize, balance: number): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      const agreed = await desktop.ask({
        title: TEXTS.title,
        message: TEXTS.confirm(prize, balance),
        icon: 'question',
        buttons: [TEXTS.confirmYes, TEXTS.confirmNo],
        isFinal: true,
      });
      if (agreed !== TEXTS.confirmYes) return;
      setBuying(prize.id);
      const isBought = await send(prize);
      setBuying(null);
      if (!isBought) return;
      sound('achievement');
      const chosen = await desktop.ask({
        title: TEXTS.title,
        message: TEXTS.bought(prize),
        icon: 'info',
        buttons: [TEXTS.putOn, TEXTS.later],
      });
      if (chosen === TEXTS.putOn) wear(prize, true);
    } finally {
      busy.current = false;
    }
  }

  return { prizes: prizes ?? null, failure, again, buying, buy, wear, wallet };
}
