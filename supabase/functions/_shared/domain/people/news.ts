import { GAMES, isGame } from '../arcade/games/games.ts';
import { boardName, isBoard } from '../arcade/games/boards.ts';
import { READING_TITLES } from '../town/case/cards.ts';
import type { Writing } from './writings.ts';

/** One kind of news: all that page and server know of it. */
interface KindOfNews<Ref extends string> {
  /** What it is called where it is switched on and off. */
  readonly label: string;
  /** The names of what it is about: ids and words that the server knows, never what another person wrote. */
  readonly refs: readonly Ref[];
  /** The id of the program that it belongs to; `beeper`: none but the list itself. */
  readonly app: string;
  /** The id of the program whose icon says how much is unread; absent: the same one's. */
  readonly icon?: string;
  /** What that program is opened with; absent: nothing. */
  readonly params?: (about: Readonly<Record<Ref, string>>, me: string | null) => string | undefined;
  /** Whether the person is told who did it. */
  readonly names: 'actor' | 'nobody';
  /** One sentence without a full stop. `who` is who did it, or how many did. */
  readonly says: (who: string, about: Readonly<Record<Ref, string>>) => string;
  /** True: it stands in the list as seen, because the person was told in another way. */
  readonly isQuiet?: true;
  /** True: only those are told who ask for it (NEWS-11). */
  readonly isAsked?: true;
  /** How long it is worth being pushed (ms); absent: a day. */
  readonly freshMs?: number;
}

const kindOf = <const Ref extends string = never>(kind: KindOfNews<Ref>): KindOfNews<Ref> => kind;

/** What a text is called to the person who wrote or reported it. */
const TEXTS: Readonly<Record<Writing, string>> = {
  message: 'chat message',
  comment: 'MyPlace comment',
  line: 'line in the guest book',
  signature: 'signature in the Yearbook',
  work: 'work on the Bulletin Board',
};
const textOf = (what: string): string => (TEXTS as Readonly<Record<string, string>>)[what] ?? 'text';

const readingOf = (reading: string): string =>
  (READING_TITLES as Readonly<Partial<Record<string, string>>>)[reading] ?? 'something else';

const gameOf = (game: string): string => (isGame(game) ? GAMES[game].name : 'a game');
const boardOf = (game: string, board: string): string =>
  isGame(game) && isBoard(board) ? boardName(game, board) : 'a';

/**
 * The kinds of news (NEWS-2), in the order in which they are offered in the settings. A new kind is one record here, and
 * `tell` beside the act.
 */
export const NEWS_KINDS = {
  comment: kindOf({
    label: 'Comments on my page',
    refs: [],
    app: 'myplace-profile',
    icon: 'myplace',
    params: (_, me) => me ?? undefined,
    names: 'actor',
    says: (who) => `${who} wrote on your page`,
  }),
  friend: kindOf({
    label: 'I am put in a Top 6',
    refs: ['page'],
    app: 'myplace-profile',
    icon: 'myplace',
    params: ({ page }) => page,
    names: 'actor',
    says: (who) => `${who} put you in the Top 6`,
  }),
  signature: kindOf({
    label: 'Signatures in the Yearbook',
    refs: ['token'],
    app: 'yearbook',
    params: ({ token }) => token,
    names: 'actor',
    says: (who, { token }) => `${who} signed the page of your Flunk ${token}`,
  }),
  mention: kindOf({
    label: 'Mentions in a chat room',
    refs: ['room', 'message'],
    app: 'chat-rooms',
    params: ({ room }) => room,
    names: 'actor',
    says: (who, { room }) => `${who} mentioned you in ${room}`,
  }),
  reply: kindOf({
    label: 'Replies to my messages',
    refs: ['room', 'message'],
    app: 'chat-rooms',
    params: ({ room }) => room,
    names: 'actor',
    says: (who, { room }) => `${who} replied to you in ${room}`,
  }),
  reaction: kindOf({
    label: 'Reactions to my works',
    refs: ['work', 'title'],
    app: 'bulletin-board',
    params: ({ work }) => work,
    // Who reacted is told to no one (WORK-4).
    names: 'nobody',
    says: (who, { title }) => `${who} reacted to your work "${title}"`,
  }),
  'message-reaction': kindOf({
    label: 'Reactions to my messages',
    refs: ['room', 'message'],
    app: 'chat-rooms',
    params: ({ room }) => room,
    names: 'actor',
    says: (who, { room }) => `${who} reacted to your message in ${room}`,
  }),
  'theme-won': kindOf({
    label: 'My work wins the theme of a week',
    refs: ['work', 'title', 'theme'],
    app: 'bulletin-board',
    params: ({ work }) => work,
    names: 'nobody',
    says: (_, { title, theme }) => `Your work "${title}" won the theme "${theme}"`,
  }),
  'vote-told': kindOf({
    label: 'What the vote of Sunday came to',
    refs: ['week', 'reading'],
    app: 'fhs-school',
    params: () => 'vote.html',
    names: 'nobody',
    says: (_, { reading }) => `The town has voted on what it means: ${readingOf(reading)}`,
  }),
  overtaken: kindOf({
    label: 'My place on a board is taken',
    refs: ['game', 'board'],
    app: 'leaderboard',
    params: ({ game }) => game,
    names: 'actor',
    says: (who, { game, board }) =>
      `${who} took your place on the ${boardOf(game, board)} board of ${gameOf(game)}`,
  }),
  objective: kindOf({
    label: 'Objectives that I complete',
    refs: ['title'],
    app: 'objectives',
    names: 'nobody',
    says: (_, { title }) => `You completed the objective "${title}"`,
    isQuiet: true,
  }),
  quarter: kindOf({
    label: 'A quarter of a code is told to me',
    refs: ['house', 'title'],
    app: 'phone-board',
    icon: 'town-map',
    params: ({ house }) => house,
    names: 'actor',
    says: (who, { title }) => `${who} left you a note at the ${title}`,
  }),
  'let-in': kindOf({
    label: 'I am let into a house',
    refs: ['house', 'title'],
    app: 'location',
    icon: 'town-map',
    params: ({ house }) => house,
    names: 'actor',
    says: (who, { title }) => `${who} lets you into the ${title} until morning`,
  }),
  board: kindOf({
    label: 'I am asked to look at a case together',
    refs: [],
    app: 'case-file',
    params: () => 'others',
    names: 'actor',
    says: (who) => `${who} asks you to look at their Case File together`,
  }),
  'board-joined': kindOf({
    label: 'A guest comes to my Case File',
    refs: [],
    app: 'case-file',
    names: 'actor',
    says: (who) => `${who} looks at your Case File with you`,
  }),
  'quarter-thanks': kindOf({
    label: 'Thanks for a quarter that I told',
    refs: ['house', 'title'],
    app: 'phone-board',
    icon: 'town-map',
    params: ({ house }) => house,
    names: 'actor',
    says: (who, { title }) => `${who} thanks you for a quarter. It was right: ${title}`,
  }),
  evening: kindOf({
    label: 'The evening of Friday, an hour before',
    refs: ['evening'],
    app: 'town-map',
    names: 'nobody',
    says: () => 'The evening begins at 8:00 PM in Arcadia',
    isAsked: true,
    freshMs: 3_600_000,
  }),
  gum: kindOf({
    label: 'GUM from the office',
    refs: ['amount'],
    app: 'gum-center',
    names: 'nobody',
    says: (_, { amount }) =>
      Number(amount) < 0
        ? `The office took back ${-Number(amount)} GUM`
        : `The office gave you ${amount} GUM`,
  }),
  report: kindOf({
    label: 'What became of my reports',
    refs: ['what', 'became'],
    app: 'beeper',
    names: 'nobody',
    says: (_, { what, became }) =>
      became === 'removed'
        ? `The office removed a ${textOf(what)} that you reported`
        : `The office read your report of a ${textOf(what)}, and the ${textOf(what)} stays`,
  }),
  office: kindOf({
    label: 'Words from the office',
    refs: ['what', 'about'],
    app: 'beeper',
    names: 'nobody',
    says: (_, { what, about }) => officeSays(what, about),
  }),
} as const satisfies Readonly<Record<string, unknown>>;

/** What the office did about the person themselves, by its name. */
const OFFICE_ACTS = {
  removed: (about) => `The office took down your ${textOf(about)}`,
  released: (about) => `The office read your ${textOf(about)}, and now everybody can`,
  muted: () => 'The office has muted you: you can read, and not write',
  unmuted: () => 'You are no longer muted, and can write again',
  'report-card': () => 'The office has dealt with your Report Card',
  'run-struck': (about) => `The office took your run of ${gameOf(about)} off the boards`,
  'run-restored': (about) => `The office put your run of ${gameOf(about)} back on the boards`,
} as const satisfies Readonly<Record<string, (about: string) => string>>;

export type OfficeAct = keyof typeof OFFICE_ACTS;

const officeSays = (what: string, about: string): string =>
  (OFFICE_ACTS as Readonly<Partial<Record<string, (about: string) => string>>>)[what]?.(about) ??
  'The office has done something about you';

export type NewsKind = keyof typeof NEWS_KINDS;

// The keys are those of its type.
export const NEWS_KIND_NAMES = Object.keys(NEWS_KINDS) as [NewsKind, ...NewsKind[]];

export const isNewsKind = (name: string): name is NewsKind => Object.hasOwn(NEWS_KINDS, name);

/** What a kind of news is about. */
export type NewsSubject<Kind extends NewsKind> = Readonly<
  Record<(typeof NEWS_KINDS)[Kind]['refs'][number], string>
>;

/** A kind as it is read back: the news of an earlier version may lack what its kind is about by now. */
const kindNamed = (kind: NewsKind): KindOfNews<string> => NEWS_KINDS[kind];

const aboutOf = (
  kind: NewsKind,
  subject: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(kindNamed(kind).refs.map((ref) => [ref, subject[ref] ?? '']));

/** Whether the person is told who did it. */
export const namesActor = (kind: NewsKind): boolean => kindNamed(kind).names === 'actor';

/** One piece of news, as a person reads it. */
export interface News {
  readonly id: string;
  readonly kind: NewsKind;
  readonly subject: Readonly<Record<string, string>>;
  /** Who did it; null: it is not told, or they have no name. */
  readonly username: string | null;
  readonly created_at: string;
  readonly read: boolean;
}

/** News that says the same of the same thing, newest first: one line of the list. */
export interface NewsLine<One extends News = News> {
  readonly newest: One;
  readonly all: readonly One[];
}

/** So far (ms) apart news of one line may be. */
const ONE_LINE_MS = 86_400_000;

/** What tells the lines of a list apart: a message is not asked for, so that several in one room are one line. */
const lineOf = ({ kind, subject, read }: News): string => {
  const { message: _, ...place } = subject;
  return JSON.stringify([kind, read, Object.entries(place).sort()]);
};

/** The lines of a list, newest first: the same of the same thing within a day is one (NEWS-4). */
export function newsLines<One extends News>(news: readonly One[]): readonly NewsLine<One>[] {
  const lines: { newest: One; all: One[] }[] = [];
  const open = new Map<string, { newest: One; all: One[] }>();
  for (const one of news) {
    const line = open.get(lineOf(one));
    if (line && Date.parse(line.newest.created_at) - Date.parse(one.created_at) < ONE_LINE_MS) {
      line.all.push(one);
      continue;
    }
    const begun = { newest: one, all: [one] };
    open.set(lineOf(one), begun);
    lines.push(begun);
  }
  return lines;
}

/** Who did what a line tells: names as far as they are told, or how many. */
function whoOf({ newest, all }: NewsLine): string {
  if (!namesActor(newest.kind)) return all.length === 1 ? 'One person' : `${all.length} people`;
  const names = [...new Set(all.map(({ username }) => username ?? 'A person without a name'))];
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`;
}

/** What a line says, in one sentence without a full stop. */
export function newsText(line: NewsLine): string {
  const { kind, subject } = line.newest;
  return kindNamed(kind).says(whoOf(line), aboutOf(kind, subject));
}

/** The program that shows what a line is about, and what it is opened with. `me` is the person's own username. */
export function newsOpens(
  { kind, subject }: Pick<News, 'kind' | 'subject'>,
  me: string | null,
): { readonly app: string; readonly params: string | undefined } {
  const { app, params } = kindNamed(kind);
  return { app, params: params?.(aboutOf(kind, subject), me) };
}

/** The program whose icon says how much news of this kind is unread. */
export const newsIcon = (kind: NewsKind): string => kindNamed(kind).icon ?? kindNamed(kind).app;

/** Whether it is told in another way when it happens, and stands in the list as seen. */
export const isQuiet = (kind: NewsKind): boolean => kindNamed(kind).isQuiet === true;

/** What a person chose to be told of, as their settings have it. */
export interface NewsChoices {
  readonly newsOff: readonly string[];
  readonly newsOn: readonly string[];
}

/** Whether the person is told of this kind: of most unless they say no (NEWS-7), of some once they ask for it (NEWS-11). */
export const isWanted = (kind: NewsKind, { newsOff, newsOn }: NewsChoices): boolean =>
  kindNamed(kind).isAsked === true ? newsOn.includes(kind) : !newsOff.includes(kind);

/** What changes in the choices when the person wants this kind, or does not. */
export function wanting(kind: NewsKind, isOn: boolean, choices: NewsChoices): Partial<NewsChoices> {
  const isAsked = kindNamed(kind).isAsked === true;
  const name = isAsked ? 'newsOn' : 'newsOff';
  const others = choices[name].filter((one) => one !== kind);
  return { [name]: isOn === isAsked ? [...others, kind] : others };
}

/** How long news of this kind is worth being pushed (ms). */
export const staysFresh = (kind: NewsKind): number => kindNamed(kind).freshMs ?? ONE_LINE_MS;

/** The kinds that can be pushed: all of which the person is not told in another way. */
export const PUSHED_KINDS: readonly NewsKind[] = NEWS_KIND_NAMES.filter((kind) => !isQuiet(kind));
