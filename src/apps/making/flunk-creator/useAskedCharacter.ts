import { useEffect, useEffectEvent } from 'react';
import { characterOf, encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import type { Selection } from '@shared/domain/collection/traits/trait.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { CREATOR_TEXTS } from './texts.ts';

const TEXTS = CREATOR_TEXTS.asked;

/**
 * Puts on the character that the window was opened for (CHAT-16). Where the person is making another one they are asked
 * first, and Undo brings that one back. A window that a reload opens again asks nothing.
 */
export function useAskedCharacter(selection: Selection, wear: (selection: Selection) => void): void {
  const { desktop, openedFor, params } = useApp();
  const opening = useStore(openedFor);
  const put = useEffectEvent(async (code: string): Promise<void> => {
    const asked = characterOf(code);
    const now = encodeFlunk(selection);
    if (asked === null || now === code) return;
    if (characterOf(now) !== null) {
      const { title, message, yes, no } = TEXTS;
      const answer = await desktop.ask({ title, message, icon: 'question', buttons: [yes, no] });
      if (answer !== yes) return;
    }
    wear(asked);
  });
  useEffect(() => {
    if (opening !== null && params !== undefined) void put(params);
  }, [opening, params]);
}
