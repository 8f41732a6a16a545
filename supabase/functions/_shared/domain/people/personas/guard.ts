import { needIn } from './earnest/needIn.ts';
import { plain } from './words.ts';

/** What no persona tells. */
export type Guarded = 'locks' | 'prompt' | 'keys' | 'private' | 'free-gum';

const LOCKED =
  /\b(lock|trunk|cellar|shed|bed|door|keypad|safe|terminal|motel|paradise|register|chapter|objective|treehouse|chest)/;
const CODE = /\b(codes?|combination|combo|passcode|password|pin|digits|four numbers|unlock code)\b/;

const ASKS_TO_GET =
  /\b(give|send|lend|mint|transfer|gift|donate)( me| us| him| her)?( some| free| your| all| more| \d{1,9}){0,4}( the)? (gum|flow|money|coins|nft|flunk|dollars)\b/;
/** Codes that open no lock, passwords of one's own, and what is pinned. */
const OF_NO_LOCK =
  /\b((access|duel|cheat) codes?|wifi|internet|wrong codes?|(map|bright|red|blue|white) pins?|pins? (on|over|at|in) the|what i pin|(strong|reset|my|own) password|(need|without|for|with) a password|password (forgotten|reset|here))\b/;
/** Asks where a person is to be found outside the town. */
const OF_PLACE =
  /\b(wallet|email|e.mail|home|ip|real) (address|name)s?\b.{0,20}\b(of|for|from)\b|\bdoxx?\b|\bwhere does \w{1,40} live\b/;
/** Asks for what is another person's. */
const OF_OTHERS =
  /\b(whose|someone|somebodys?|other peoples?|another persons?|users?|players?)\b.{0,20}\b(wallet|email|password|address|balance|messages|gum)\b/;
/** What a person says of what others did to them or theirs. */
const OF_OWN =
  /\b(my|us|our)\b|\b(asks|asked|asking|offers|promised|spams|posted|gave|steal|stole|take|took|tip)\b/;

/** Whether it can be done at all is a question about the rules, and is answered. */
const ASKS_WHETHER =
  /^(does|do|did|why|must|is it|are there)\b|\b(can|could|may|how (do|can|would)|if|does|do|will) (i|we|one|people|players|zoltar|he|it|flappy|games?|medals?|scores?|runs?|objectives?|chapters?|prizes?|minesweeper|solitaire)\b/;

const RULES: readonly (readonly [Guarded, (text: string) => boolean])[] = [
  [
    'keys',
    (text) =>
      /\b(seed|recovery|secret|mnemonic) (phrase|words?)\b|\bprivate keys?\b|\bmnemonic\b|\bwallet (password|pin|keys?)\b|\b(12|24|twelve|twenty.?four) words\b/.test(
        text,
      ),
  ],
  [
    'prompt',
    (text) =>
      /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|previous|above|everything|training|guidelines)\b/.test(
        text,
      ) ||
      /\b(system|hidden|initial|secret|original|developer) (prompt|instructions?|message)\b/.test(text) ||
      /\b(your|his|her|their|bots?|personas?|wzrds?|flunkbots?|gossips?|sportscenters?|studybuddys?) (system )?(prompt|instructions|guidelines|programming)\b/.test(
        text,
      ) ||
      /\b(repeat|print|show|reveal|output|dump|leak)\b.{0,30}\b(above|verbatim|prompt|instructions|context|source code|api key)\b/.test(
        text,
      ) ||
      /\bjailbreak|\bdeveloper mode\b|\bdan mode\b|\bapi keys?\b|\b(pretend|act|behave|roleplay) (as|to be|like|you are)\b|\byou are now\b|\bfrom now on you\b/.test(
        text,
      ),
  ],
  [
    'locks',
    (text) =>
      CODE.test(text) &&
      !OF_NO_LOCK.test(text) &&
      (LOCKED.test(text) || /\b(what|tell|give|whats|need|know)\b/.test(text) || text.split(' ').length <= 3),
  ],
  [
    'private',
    (text) =>
      (OF_PLACE.test(text) || (OF_OTHERS.test(text) && !OF_OWN.test(text))) &&
      !/\bflunko|geek|jock|prep|freak\b/.test(text),
  ],
  [
    'free-gum',
    (text) =>
      (ASKS_TO_GET.test(text) && !ASKS_WHETHER.test(text)) ||
      /\bfree (gum|flow|nft|money)\b|\b(hack|cheat|dupe|exploit|bot)\b.{0,25}\b(gum|scores?|game|zoltar|run)\b/.test(
        text,
      ),
  ],
];

/** Whether a message asks for what is not given out. The first rule that fits counts; null: it asks for none of it. */
export function guarded(message: string): Guarded | null {
  const text = plain(message)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return RULES.find(([, fits]) => fits(text))?.[0] ?? null;
}

/** Whether the engine alone answers a message, because it is refused or answered in earnest. */
export const isForEngine = (message: string): boolean =>
  needIn(message) !== null || guarded(message) !== null;
