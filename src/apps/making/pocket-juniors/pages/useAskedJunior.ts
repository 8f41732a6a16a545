import { useEffect, useEffectEvent } from 'react';
import { canAdd, outfitCode } from '@shared/domain/making/juniors/team.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { errorDialog } from '../../../../overlays/dialogTexts.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { askedJunior } from '../team/askedJunior.ts';
import { printedName } from '../team/team.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useShared } from './useShared.ts';

const TEXTS = JUNIORS_TEXTS.asked;

/**
 * Takes the Junior of the card that the window was opened for into the team (REOPEN-1): beside the others, or where three are
 * there in place of the one that is shown, after a question. One that is there already is shown.
 */
export function useAskedJunior(): void {
  const { desktop, openedFor, params } = useApp();
  const { juniors } = useShared();
  const opening = useStore(openedFor);
  const take = useEffectEvent(async (text: string): Promise<void> => {
    const asked = askedJunior(text);
    if (asked === undefined) return;
    if (asked === null) {
      await desktop.ask(errorDialog(TEXTS.title, TEXTS.unknown));
      return;
    }
    const { team, active } = juniors.getSnapshot().context;
    const code = outfitCode(asked.outfit);
    const there = team.findIndex(({ name, outfit }) => name === asked.name && outfitCode(outfit) === code);
    const replaced = team[active];
    if (there >= 0) {
      juniors.send({ type: 'user.activate', place: there });
    } else if (replaced === undefined || canAdd(team.map(({ outfit }) => outfit))) {
      juniors.send({ type: 'user.take', junior: asked });
    } else {
      const { title, yes, no } = TEXTS;
      const message = TEXTS.message(printedName(replaced, active));
      const answer = await desktop.ask({ title, message, icon: 'question', buttons: [yes, no] });
      if (answer === yes) juniors.send({ type: 'user.take', junior: asked });
    }
  });
  useEffect(() => {
    if (opening !== null && params !== undefined) void take(params);
  }, [opening, params]);
}
