import { useState } from 'react';
import type { Work } from '@shared/contract/making/works.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { WALL_TEXTS as TEXTS } from './texts.ts';

interface ThemeActsProps {
  readonly work: Work;
  readonly wallet: Address;
  readonly onChanged: () => void;
}

/** What a member can do about a work and the theme of the week: hand it in, take it out, vote (WEEK-2, WEEK-3). */
export function ThemeActs({ work, wallet, onChanged }: ThemeActsProps) {
  const { desktop, services, sound } = useApp();
  const { api } = services;
  const { id, title, theme, isMine, isMyVote, held } = work;
  const [busy, setBusy] = useState(false);
  /** One at a time: a second press finds the first at work. */
  const press = async (act: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await act();
    setBusy(false);
  };
  const settle = async (answer: Result<unknown>): Promise<void> => {
    if (answer.ok) {
      sound('select');
      onChanged();
    } else await desktop.ask({ title: TEXTS.notDone, message: answer.error.message, icon: 'error' });
  };
  const handIn = async (): Promise<void> => {
    const found = await api.call('GET /api/themes', {});
    if (!found.ok) {
      await settle(found);
      return;
    }
    const answer = await desktop.ask({
      title: TEXTS.theme,
      message: TEXTS.handingIn(title, found.value.theme.title),
      icon: 'question',
      buttons: [TEXTS.handInYes, TEXTS.not],
    });
    if (answer !== TEXTS.handInYes) return;
    await settle(await api.call('POST /api/themes/entries', { wallet, work: id, isIn: true }));
  };
  const takeOut = async (): Promise<void> => {
    const answer = await desktop.ask({
      title: TEXTS.theme,
      message: TEXTS.takingOut(title),
      icon: 'warning',
      buttons: [TEXTS.takeOutYes, TEXTS.not],
      isFinal: true,
    });
    if (answer !== TEXTS.takeOutYes) return;
    await settle(await api.call('POST /api/themes/entries', { wallet, work: id, isIn: false }));
  };
  const vote = async (): Promise<void> =>
    settle(await api.call('POST /api/themes/votes', { wallet, work: isMyVote ? null : id }));
  if (isMine && theme === null && !held)
    return <Button onClick={() => void press(handIn)}>{TEXTS.handIn}</Button>;
  if (theme?.isOpen !== true) return null;
  if (isMine) return <Button onClick={() => void press(takeOut)}>{TEXTS.takeOut}</Button>;
  return (
    <Button aria-pressed={isMyVote} onClick={() => void press(vote)}>
      {isMyVote ? TEXTS.unvote : TEXTS.vote}
    </Button>
  );
}
