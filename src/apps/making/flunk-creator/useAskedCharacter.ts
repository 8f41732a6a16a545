import { useEffect, useEffectEvent } from 'react';
import { characterOf, encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import type { Selection } from '@shared/domain/collection/traits/trait.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { errorDialog } from '../../../overlays/dialogTexts.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Flunk } from './flunk.ts';
import { CREATOR_TEXTS } from './texts.ts';

const TEXTS = CREATOR_TEXTS.asked;

/** What the window is opened with for a character of this name: its code, a space, and the name. */
export const askedFor = ({ selection, name }: Flunk): string =>
  `${encodeFlunk(selection)} ${name.slice(0, ASKED_NAME_MOST)}`.trim();

/** A longer name is a person's own, and a picture's alone. */
const ASKED_NAME_MOST = 60;

/**
 * Puts on the character that the window was opened for (CHAT-16, REOPEN-1). Where the person is making another one they are
 * asked first, and Undo brings that one back. A window that a reload opens again asks nothing.
 */
export function useAskedCharacter(selection: Selection, wear: (flunk: Flunk) => void): void {
  const { desktop, openedFor, params } = useApp();
  const opening = useStore(openedFor);
  const put = useEffectEvent(async (text: string): Promise<void> => {
    const [code = '', ...words] = text.split(' ');
    const asked = characterOf(code);
    const now = encodeFlunk(selection);
    if (asked === null) await desktop.ask(errorDialog(TEXTS.title, TEXTS.unknown));
    if (asked === null || now === code) return;
    if (characterOf(now) !== null) {
      const { title, message, yes, no } = TEXTS;
      const answer = await desktop.ask({ title, message, icon: 'question', buttons: [yes, no] });
      if (answer !== yes) return;
    }
    wear({ selection: asked, name: words.join(' ').slice(0, ASKED_NAME_MOST) });
  });
  useEffect(() => {
    if (opening !== null && params !== undefined) void put(params);
  }, [opening, params]);
}
