import { withoutEnd, withoutStart } from '../../../kernel/edges.ts';
import { SAME_WORDS } from './sameWords.ts';

/** More words than a question has; what comes after them is not read. */
const MOST_WORDS = 80;
const LONGEST_READ = 500;

const SHORT_FORMS: Readonly<Record<string, string>> = {
  whats: 'what is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  whens: 'when is',
  whys: 'why is',
  thats: 'that is',
  its: 'it is',
  im: 'i am',
  ive: 'i have',
  youre: 'you are',
  theyre: 'they are',
  hes: 'he is',
  shes: 'she is',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  wasnt: 'was not',
  arent: 'are not',
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  gimme: 'give me',
  lemme: 'let me',
  tmrw: 'tomorrow',
  tonite: 'tonight',
  bout: 'about',
  abt: 'about',
  wat: 'what',
  wats: 'what is',
  whts: 'what is',
  wuts: 'what is',
  sombody: 'somebody',
  somthing: 'something',
  ne1: 'anybody',
  smt: 'something',
  wut: 'what',
  wen: 'when',
  wher: 'where',
  hr: 'hour',
  pics: 'pictures',
  pic: 'picture',
  nfts: 'nft',
  color: 'color',
  favourite: 'favorite',
  fav: 'favorite',
  fave: 'favorite',
  hs: 'high school',
  teh: 'the',
  da: 'the',
  dis: 'this',
  dat: 'that',
  n: 'and',
  rn: 'right now',
  ppl: 'people',
  msg: 'message',
  msgs: 'messages',
  dm: 'message',
  gud: 'good',
  gf: 'girlfriend',
  bf: 'boyfriend',
  bff: 'best friend',
  cuz: 'because',
  coz: 'because',
  bc: 'because',
  tho: '',
  though: '',
  af: '',
  tbh: '',
  btw: '',
  bro: '',
  bruh: '',
  dude: '',
  pfp: 'profile picture',
  couldnt: 'could not',
  wouldnt: 'would not',
  havent: 'have not',
  hasnt: 'has not',
  werent: 'were not',
  idk: 'i do not know',
  wdym: 'what do you mean',
  myspace: 'myplace',
  goin: 'going',
  somethin: 'something',
  nothin: 'nothing',
  everyones: 'everybodys',
  someones: 'somebodys',
  someone: 'somebody',
  anyone: 'anybody',
  everyone: 'everybody',
  noone: 'nobody',
  screensaver: 'screen saver',
  wifi: 'internet',
  nite: 'night',
  hun: '',
  hon: '',
  everyday: 'daily',
  alot: 'a lot',
  wich: 'which',
  becuz: 'because',
  frend: 'friend',
  frends: 'friends',
  skool: 'school',
  shak: 'shack',
  gost: 'ghost',
  smth: 'something',
  sth: 'something',
  wyd: 'what are you doing',
  ded: 'dead',
  hw: 'homework',
  sus: 'suspicious',
  drip: 'clothes',
  poppin: 'going on',
  ngl: '',
  fr: '',
  lowkey: '',
  kinda: '',
  plsss: 'please',
  plss: 'please',
  yall: 'you',
  colour: 'color',
  colours: 'colors',
  hwo: 'how',
  waht: 'what',
  whta: 'what',
  wath: 'what',
  whre: 'where',
  wehre: 'where',
  wheer: 'where',
  wehn: 'when',
  whn: 'when',
  whihc: 'which',
  dose: 'does',
  doo: 'do',
  yuo: 'you',
  yu: 'you',
  cna: 'can',
  hav: 'have',
  becuse: 'because',
  thier: 'their',
  ther: 'there',
  opne: 'open',
  opn: 'open',
  taht: 'that',
  tht: 'that',
  wth: 'what',
  sumthing: 'something',
  evry: 'every',
  evrything: 'everything',
  peple: 'people',
  peeps: 'people',
  kno: 'know',
  knw: 'know',
  rly: 'really',
  realy: 'really',
};

/** A text as plain lower-case letters: without accents, marks that pile up, and what is not seen. */
export const plain = (text: string): string =>
  text
    .slice(0, 4 * LONGEST_READ)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cc}]/gu, (mark) => (/\s/.test(mark) ? ' ' : ''))
    .slice(0, LONGEST_READ)
    .toLowerCase()
    .replace(/[\u2018\u2019`\u00b4]/g, "'");

/** The words of a text, short forms written out. */
export function wordsOf(text: string): readonly string[] {
  return plain(text)
    .replace(/'(s|re|m|ve|ll|d)\b/g, (_, ending: string) =>
      ending === 's' ? "'s" : ` ${{ re: 'are', m: 'am', ve: 'have', ll: 'will', d: 'would' }[ending] ?? ''}`,
    )
    .replace(/\b(what|where|who|how|when|why|that|it|he|she|there)'s\b/g, '$1 is')
    .replace(/'s\b/g, 's')
    .replace(/\bcan't\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'/g, '')
    .split(/[^a-z0-9.:]+/)
    .map((word) => withoutEnd(withoutStart(word, '.:'), '.:'))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .flatMap((word) => (Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? '').split(' ') : [word]))
    .filter((word) => word !== '');
}

const IRREGULAR: Readonly<Record<string, string>> = {
  went: 'go',
  gone: 'go',
  goes: 'go',
  got: 'get',
  won: 'win',
  saw: 'see',
  seen: 'see',
  sees: 'see',
  was: 'be',
  is: 'be',
  are: 'be',
  am: 'be',
  were: 'be',
  been: 'be',
  did: 'do',
  does: 'do',
  done: 'do',
  has: 'have',
  had: 'have',
  bought: 'buy',
  sold: 'sell',
  left: 'leave',
  knew: 'know',
  told: 'tell',
  heard: 'hear',
  kept: 'keep',
  took: 'take',
  said: 'say',
  people: 'person',
  peoples: 'person',
  kids: 'student',
  kid: 'student',
  teachers: 'teacher',
  thieves: 'thief',
  found: 'find',
  reading: 'theory',
  readings: 'theory',
  theories: 'theory',
  hid: 'hide',
  hidden: 'hide',
  ran: 'run',
  lost: 'lose',
  stole: 'steal',
  stolen: 'steal',
  met: 'meet',
  wrote: 'write',
  written: 'write',
  paid: 'pay',
  drank: 'drink',
  ate: 'eat',
  lied: 'lie',
  lying: 'lie',
  brought: 'bring',
  caught: 'catch',
  gave: 'give',
  given: 'give',
  made: 'make',
  taken: 'take',
  slept: 'sleep',
  spoke: 'speak',
  wore: 'wear',
  worn: 'wear',
  broke: 'break',
  broken: 'break',
  threw: 'throw',
  drew: 'draw',
  drawn: 'draw',
  began: 'begin',
  hung: 'hang',
  came: 'come',
  using: 'use',
  used: 'use',
  movies: 'movie',
  disappeared: 'vanish',
  disappear: 'vanish',
  disappearance: 'vanish',
  missing: 'vanish',
  pic: 'picture',
  photo: 'picture',
  photos: 'picture',
  photograph: 'picture',
  photographs: 'picture',
  image: 'picture',
  images: 'picture',
};

/** Words of four letters that would be another word without their e. */
const KEEPS_E = new Set(
  'wine site note bare here cute bite hope tape lone pine cane hate care kite robe rode pale cape fate mate rate cube'.split(
    ' ',
  ),
);

const withoutE = (word: string): string =>
  word.length > 3 && word.endsWith('e') && !KEEPS_E.has(word) ? word.slice(0, -1) : word;

/** The first word of each group stands for all of it. */
const SAME: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(withoutEndings);
    return others.map((other) => [other, first] as const);
  }),
);

/** What is left of a word without its endings, so that its forms are one, and one word of those that mean the same. */
export function stem(word: string): string {
  const short = withoutEndings(word);
  return SAME.get(short) ?? short;
}

function withoutEndings(word: string): string {
  if (Object.hasOwn(IRREGULAR, word)) return withoutE(IRREGULAR[word] ?? word);
  if (word.length < 4 || /\d/.test(word)) return word;
  let short = word;
  if (short.endsWith('ies') && short.length > 4) short = `${short.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x|z)es$/.test(short)) short = short.slice(0, -2);
  else if (/[^su]s$/.test(short)) short = short.slice(0, -1);
  for (const ending of ['ing', 'ed', 'ly']) {
    if (!short.endsWith(ending) || short.length - ending.length < 3) continue;
    short = short.slice(0, -ending.length);
    if (/([bdgmnprt])\1$/.test(short)) short = short.slice(0, -1);
    break;
  }
  return withoutE(short);
}

export const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stem);

/** The stems of a list of words, which are parted by spaces. */
export const stemSet = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map(stem),
  );

export const shareAny = (some: ReadonlySet<string>, own: ReadonlySet<string>): boolean =>
  [...some].some((one) => own.has(one));

/** Whether one word becomes the other by at most so many letters added, dropped, replaced, or changed in order. */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return false;
    [before, last] = [last, next];
  }
  return (last[other.length] ?? most + 1) <= most;
}

/** From how many letters on a word is put right at all, and for two wrong letters. */
interface Lengths {
  readonly least: number;
  readonly two: number;
}

/**
 * The known word that an unknown one was probably meant to be; null: none is near enough. Of five letters or fewer a word
 * is too easily another one: there only letters in the wrong order, or one that was left out, are put right.
 */
export function corrected(
  word: string,
  known: readonly string[],
  { least, two }: Lengths = { least: 5, two: 9 },
): string | null {
  if (word.length < least || /\d/.test(word)) return null;
  const most = word.length >= two ? 2 : 1;
  const letters = [...word].sort().join('');
  return (
    known.find(
      (one) =>
        one.length >= 4 &&
        one[0] === word[0] &&
        isNear(word, one, most) &&
        (word.length > 5 || one.length > word.length || [...one].sort().join('') === letters),
    ) ?? null
  );
}
