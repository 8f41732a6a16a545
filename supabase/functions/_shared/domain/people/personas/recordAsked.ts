import type { Facet } from './entry.ts';
import { plain, shareAny, stem, stemSet, wordsOf } from './words.ts';

/** What only who asks has done, is or has: "my", "did i", "who beat me". */
const OF_ME =
  /\b(my|mine|(did|have|had|am|was) i|do i (still |already |even |now )?have|i (do|did|have|had|made|spent|earned|found|bought|got|won|lost|played|published|wrote|drew|own|hold|started)|(to|past|over|above|ahead of|behind|than|beat|beats|beaten|passed|for|against|signed|answered) me|left for me)\b/;
/** How it is done, and what would be, is asked of the thing and not of the record. */
const OF_THE_THING =
  /\b(how (do|can|could|should|would|to|does|is)|where (do|can|could|should)|(can|could|may|should|must|will|would|does) (i|we|it|he|she|they|my|somebody|anybody|people)|do i (need|lose|get|have to)|what (if|happens|would)|^(i )?want to|how$|why|which wallet|what (can|could|may|should)|works? (on|in|with|without)|who (can|may|could)|many lives)\b/;
/** A question, or a wish to be told. */
const ASKS =
  /\?|\b(what|which|who|whose|where|when|how|is|are|am|was|were|did|do|does|have|has|rate|show|tell|list|check|count|any|anybody)\b/;

const WHERE_I_AM = /\b(where (am|was|have) i|(did|have) i (been|visit|visited))\b(?! in the story)/;

/**
 * Words of a record, and the subject that tells of it, the more telling first. What is in `needs`, where it is there, has to be
 * asked with it.
 */
const RECORDS: readonly {
  readonly subject: string;
  /** What of the subject is asked for; absent: what it is about. */
  readonly facet?: Facet;
  readonly has: ReadonlySet<string>;
  readonly needs?: ReadonlySet<string>;
}[] = [
  { subject: 'my-today', has: stemSet('spend spent earn earned'), needs: stemSet('today') },
  { subject: 'my-spending', has: stemSet('spend spent buy bought pay paid purchase') },
  {
    subject: 'my-mail',
    has: stemSet('comment comments signature sign signed wrote write mail answered replied letters'),
  },
  {
    subject: 'my-drafts',
    has: stemSet('draft drafts unfinished half started'),
    needs: stemSet('draft drafts meme memes card picture page finished'),
  },
  { subject: 'my-works', has: stemSet('work works meme memes publish published pinned') },
  {
    subject: 'aside-clues-left',
    has: stemSet('left missing remain remaining'),
    needs: stemSet('clue clues secrets things'),
  },
  { subject: 'my-clues', has: stemSet('clue clues secrets') },
  {
    subject: 'my-today',
    has: stemSet('earn earned runs today'),
    needs: stemSet('today runs many much played do earn'),
  },
  {
    subject: 'my-scores',
    facet: 'who',
    has: stemSet('rival ahead behind beat beaten past passed overtook lead leads'),
  },
  {
    subject: 'my-scores',
    has: stemSet('score scores rank ranking medal record best leaderboard points point flappy uppy'),
  },
  { subject: 'my-streak', has: stemSet('streak') },
  { subject: 'my-chapter', has: stemSet('chapter story') },
  {
    subject: 'my-progress',
    has: stemSet('objective objectives quest quests task tasks mission missions progress'),
  },
  { subject: 'my-gum', has: stemSet('balance gum') },
  {
    subject: 'my-flunks',
    has: stemSet('flunk flunks backpack backpacks nft nfts'),
    needs: stemSet('many hold have own which'),
  },
];

/** A wish without a question word is as short as "my score please". */
const MOST_SHOWING = 3;

/** What of the person's own records a message asks for, by the id of its subject; null: it asks for none of them. */
export function recordAsked(message: string): { readonly subject: string; readonly facet: Facet } | null {
  const said = wordsOf(message);
  const text = said.join(' ');
  if (!OF_ME.test(text) || OF_THE_THING.test(text)) return null;
  if (!ASKS.test(plain(message)) && said.length > MOST_SHOWING) return null;
  if (WHERE_I_AM.test(text)) return { subject: 'my-places', facet: 'about' };
  const own = new Set(said.map(stem));
  const asked = RECORDS.find(
    ({ has, needs }) => shareAny(has, own) && (needs === undefined || shareAny(needs, own)),
  );
  return asked === undefined ? null : { subject: asked.subject, facet: asked.facet ?? 'about' };
}
