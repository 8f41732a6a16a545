import { isOpen, type LocalTime } from '@shared/domain/system/timeWindows.ts';
import type { ThingId } from '@shared/domain/town/case/things.ts';
import type { AppContext, Sound } from '../../../kernel/app.ts';
import type { Recollection } from '../hand.ts';
import type { Discovery, Exit, Reaction } from '../hotspots/hotspot.ts';
import { atHour, type HourName } from '../hour.ts';
import { TEXTS } from '../texts.ts';
import type { Voice } from './voice.ts';

/** When something comes about: a press of a hotspot, or the outcome of what it opened. */
export interface Press {
  readonly hour: HourName;
  /** How often it has, counted from 1 since the person came or the hour changed. */
  readonly press: number;
  readonly now: LocalTime;
}

/** What the effects of a place are carried out by. */
export interface Means {
  readonly app: Pick<AppContext, 'desktop' | 'services' | 'sound'>;
  readonly voice: Pick<Voice, 'say'>;
  readonly go: (place: string) => void;
  /** Hears of what hotspots stand for, where their place says so (`event`). */
  readonly tell: ((event: string) => void) | undefined;
  /** Offers a thing to be taken; absent: nothing can be taken here. */
  readonly offer: ((thing: ThingId) => void) | undefined;
  /** Shows a scene of the story over the place; absent: none is shown here. */
  readonly recall: ((recollection: Recollection) => void) | undefined;
  /** Lays a cut over the picture, or takes it away. */
  readonly switchCut: (cut: string, isLaid: boolean) => void;
  /** What a window that was opened here has led to. */
  readonly react: (reaction: Reaction) => void;
  /** Whether the person has gone on: they hear no more of what was said here. */
  readonly hasLeft: () => boolean;
}

/** What a reaction says of one kind. */
type Said<Name extends keyof Reaction> = NonNullable<Reaction[Name]>;

/** One kind of thing that a reaction can say (`Reaction`). */
interface Kind<Of, Effect> {
  /** What comes of it this time, in this order. Pure. */
  readonly effects: (said: Of, at: Press, reaction: Reaction) => readonly Effect[];
  readonly perform: (effect: Effect, means: Means) => void;
}

const kind = <Of, Effect>(one: Kind<Of, Effect>): Kind<Of, Effect> => one;

/** The kinds of things that come of a press, in the order in which they happen. `atPress` says which reaction counts. */
export const KINDS = {
  sound: kind({
    effects: (sound: Sound) => [sound],
    perform: (sound, { app }) => app.sound(sound),
  }),
  switches: kind({
    effects: (cut: Said<'switches'>, { press }) => [{ cut, isLaid: press % 2 === 1 }],
    perform: ({ cut, isLaid }, { switchCut }) => switchCut(cut, isLaid),
  }),
  floodlights: kind({
    effects: (to: Said<'floodlights'>, { hour }) => (hour === 'day' ? [] : [to]),
    perform: (to, means) => void switchFloodlights(to === 'on', means),
  }),
  answers: kind({
    effects(answers: Said<'answers'>, at, { exit }) {
      const text = captionOf(answers, at);
      return text === undefined || letsIn(exit, at.now) ? [] : [text];
    },
    perform: (text, { voice }) => voice.say(text),
  }),
  names: kind({
    effects: (who: Said<'names'>, at, { answers = [] }) => [{ who, line: captionOf(answers, at) ?? '' }],
    perform: ({ line }, means) => void nameKeyHolder(line, means),
  }),
  discoveries: kind({
    effects: (discoveries: Said<'discoveries'>, at) =>
      discoveries.filter(({ hour = at.hour }) => hour === at.hour).map(({ event }) => event),
    perform: (event: Discovery['event'], { app }) => app.services.discoveries.happened(event),
  }),
  records: kind({
    effects: (fact: Said<'records'>) => [fact],
    perform: (fact, { app }) => app.services.story.record(fact),
  }),
  takes: kind({
    effects: (thing: Said<'takes'>) => [thing],
    perform: (thing: ThingId, { offer }) => offer?.(thing),
  }),
  recalls: kind({
    effects: (scene: Said<'recalls'>, at, { answers = [] }) => [
      { scene, line: captionOf(answers, at) ?? '' },
    ],
    perform: (recollection: Recollection, { recall }) => recall?.(recollection),
  }),
  dialog: kind({
    effects: (dialog: Said<'dialog'>) => [dialog],
    perform: (dialog, { app }) => void app.desktop.ask(dialog),
  }),
  talk: kind({
    effects: (talk: Said<'talk'>) => [talk],
    perform: (talk, { app }) => app.desktop.openFor('talk', talk),
  }),
  opens: kind({
    effects: (opens: Said<'opens'>) => [opens],
    perform: (opens, means) => void openWindow(opens, means),
  }),
  event: kind({
    effects: (event: Said<'event'>) => [event],
    perform: (event, { tell }) => tell?.(event),
  }),
  exit: kind({
    effects: (exit: Exit, { now }) => (letsIn(exit, now) ? [exit.to] : []),
    perform: (to, { go }) => go(to),
  }),
} satisfies {
  // A field of Reaction without its kind is an error here, and so is a kind without its field.
  readonly [Name in keyof Omit<Reaction, 'atPress'>]-?: {
    readonly effects: (said: Said<Name>, at: Press, reaction: Reaction) => readonly unknown[];
    readonly perform: (effect: never, means: Means) => void;
  };
};

/** The caption that comes this time. */
function captionOf(answers: Said<'answers'>, { hour, press }: Press): string | undefined {
  const texts = atHour<readonly string[]>(answers, hour);
  return texts[(press - 1) % texts.length];
}

const letsIn = (exit: Exit | undefined, now: LocalTime): boolean =>
  exit !== undefined && (exit.open === undefined || isOpen(exit.open, now));

/** Switches the floodlights of the football field for everybody, in the name of who is signed in (PRESENCE-5). */
async function switchFloodlights(lit: boolean, { app, voice, hasLeft }: Means): Promise<void> {
  const { api, session, presence } = app.services;
  const { wallet } = session.get();
  // Only a member comes to the field. Where the session has ended since, the shell says so.
  if (wallet === null) return;
  const answer = await api.call('POST /api/town/floodlights', { wallet, lit });
  if (answer.ok) presence.hear(answer.value.floodlights);
  else if (!hasLeft()) voice.say(answer.error.message);
}

/** Adds to a caption who was the first to get key 117 (LOCK-17). A town that cannot be asked keeps it to itself. */
async function nameKeyHolder(line: string, { app, voice, hasLeft }: Means): Promise<void> {
  const news = await app.services.api.call('GET /api/town/news', {});
  if (!news.ok || news.value.key === null || hasLeft()) return;
  voice.say(`${line} ${TEXTS.keyHolder(news.value.key.holder)}`);
}

/** Opens a window. What comes of its outcome comes while the person is there. */
async function openWindow(opens: Said<'opens'>, { app, react, hasLeft }: Means): Promise<void> {
  if (opens.then === undefined) {
    app.desktop.openFor(opens.purpose, opens.params);
    return;
  }
  const reactions: Readonly<Record<string, Reaction | undefined>> = opens.then;
  const outcome = await app.desktop.outcomeOf(opens.purpose, opens.params);
  const reaction = reactions[outcome ?? ''];
  if (reaction !== undefined && !hasLeft()) react(reaction);
}
