import { readFortuneRef } from '@shared/domain/people/attached.ts';
import { fortuneOf, outcomeOf } from '@shared/domain/town/zoltar.ts';
import type { Told } from './told.ts';

/** The words of a card of Zoltar, which follow from its sum. The server has looked up that it was drawn (CHAT-16). */
export function tellOf(ref: string): Told | null {
  const named = readFortuneRef(ref);
  const drawn = named && outcomeOf(named.sum);
  return drawn && { about: fortuneOf(drawn) };
}
