import type { AppContext } from '../../../kernel/app.ts';
import type { PlaceEffect } from './effects.ts';
import { switchFloodlights } from './floodlights.ts';
import type { Reaction } from '../hotspots/hotspot.ts';
import { converse } from './talk.ts';
import type { Voice } from './voice.ts';

interface Stage {
  readonly voice: Voice;
  readonly go: (place: string) => void;
  /** Hears of what hotspots stand for, where their place says so (`event`). */
  readonly tell: ((event: string) => void) | undefined;
  /** Lays a cut over the picture, or takes it away. */
  readonly switchCut: (cut: string, laid: boolean) => void;
  /** What a window that was opened here has led to. */
  readonly react: (reaction: Reaction) => void;
  /** Whether the person has gone on: they hear no more of what was said here. */
  readonly hasLeft: () => boolean;
}

/** Answers what carries out the effects of a place. */
export function placeEffects(app: AppContext, stage: Stage): (effect: PlaceEffect) => void {
  const { voice, go, tell, switchCut, react, hasLeft } = stage;
  const ask: typeof app.desktop.ask = (dialog) =>
    hasLeft() ? Promise.resolve(null) : app.desktop.ask(dialog);

  async function turnFloodlights(lit: boolean): Promise<void> {
    const refusal = await switchFloodlights(app.services, lit);
    if (refusal !== null && !hasLeft()) voice.say(refusal.message);
  }
  async function openWindow(effect: Extract<PlaceEffect, { readonly type: 'open' }>): Promise<void> {
    if (effect.then === undefined) {
      app.desktop.openFor(effect.purpose, effect.params);
      return;
    }
    const reactions: Readonly<Record<string, Reaction | undefined>> = effect.then;
    const outcome = await app.desktop.outcomeOf(effect.purpose, effect.params);
    const reaction = outcome === null ? undefined : reactions[outcome];
    if (reaction !== undefined && !hasLeft()) react(reaction);
  }

  return (effect) => {
    if (effect.type === 'sound') app.sound(effect.patch);
    else if (effect.type === 'say') voice.say(effect.text);
    else if (effect.type === 'discover') app.services.discoveries.happened(effect.event);
    else if (effect.type === 'record') app.services.story.record(effect.fact);
    else if (effect.type === 'ask') void app.desktop.ask(effect.dialog);
    else if (effect.type === 'talk') void converse(effect.talk, ask);
    else if (effect.type === 'floodlights') void turnFloodlights(effect.lit);
    else if (effect.type === 'lay') switchCut(effect.cut, effect.laid);
    else if (effect.type === 'open') void openWindow(effect);
    else if (effect.type === 'tell') tell?.(effect.event);
    else go(effect.to);
  };
}
