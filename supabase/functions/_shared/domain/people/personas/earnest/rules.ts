import { lazy } from '../../../../kernel/lazy.ts';
import { NEEDS, type Need } from './needs.ts';
import { phrasesWith, type Phrase } from './phrase.ts';
import { ABUSE } from './ways/abuse.ts';
import { DRUGS } from './ways/drugs.ts';
import { LONELINESS } from './ways/loneliness.ts';
import { SELF_HARM } from './ways/selfHarm.ts';
import { THREAT } from './ways/threat.ts';
import type { Way } from './ways/way.ts';

/** What the ways to say something have in common, by the names that they use (phrase.ts). */
const PARTS: Readonly<Record<string, string>> = {
  KIN: '(step|foster|grand|god|ex)? (dad+s|daddy|father+s|stepdad+s|stepfather+s|old man|mom+s|mommy|mother+s|stepmom+s|stepmother+s|parent+s|folks|family|brother+s|bro|sister+s|sis|uncle+s|aunt+s|aunty|cousin+s|grandpa+s|grandma+s|grandfather|grandmother|guardian|boyfriend+s|girlfriend+s|husband|wife|partner)',
  GROWN:
    '(coach|teacher+s|priest|pastor|babysitter|nanny|tutor|boss|neighbor+s|old man|grown up|adult|stranger|man|men|guy|dude|boy|kid|kids|classmate|bullies|bully|gang|somebody|some guy|ex)',
  FRIEND: '(best friend|friend+s|classmate|buddy|sister|brother|cousin)',
  THEY: '(he|she|they|it is him)',
  HURT: '(hit+s|hit|hitting|beat+s|beat|beating|beaten|slap+s|slapped|slapping|punch|punches|punched|punching|kick+s|kicked|kicking|choke+s|choked|choking|strangle|strangled|hurt+s|hurting|abuse+s|abused|abusing|molest|molests|molested|touch|touches|touched|touching|whip+s|whipped|whoop+s|whooped|smack+s|smacked|burns|burned|shove+s|shoved|grope+s|groped|rape+s|raped|assault|assaults|assaulted|threw|throws|knocks|knocked|starve+s|starved|pulled|grab+s|grabbed|bite+s|drag+s|dragged)',
  ME: '(me|us|my (mom|dad|sister|brother|little sister|little brother|face|hair|leg+s|arm+s|body|neck)|her|him|mom|dad)',
  ADV: '(just|really|so|still|always|often|sometimes|even|kinda|only|also|all|now|keep+s|kept|will not stop|do not stop|wont stop|tried to|tries to|likes to|is|are|was|has|have|had|been|being|got|getting|get|gets|started|again|a lot)*',
  PLAY: '(at|in|by|to|with|for) ~1 ~1 (flappy|flunky|uppy|chess|game|games|cards|race|points|score|duel|class|quiz|tag|pong|smash|mario|everything|sports|basketball|soccer|football|run)',
  PLAYED:
    '(dance|homecoming|prom|party|game+s|match|mission+s|objective+s|quest+s|level+s|run+s|duel+s|puzzle+s|riddle+s|arcade|motel|shed|treehouse|lake|field|bar|shack|junkyard|town|movie+s|film|cinema|mall|chat|lounge|flappy|uppy|solitaire|minesweeper|play|playing|explore|exploring|watching)',
  PHRASE:
    '(gonna|going to|will|would|is going to|are going to|could) ~1 kill (me|us) ~1 (if|when|because|for|over|about|once|after|that i|lol|haha)',
};

/** The ways by what is needed. Short forms are written out in them, as `needIn` reads a message: "dont" is "do not". */
const WAYS: Readonly<Record<Need, readonly Way[]>> = {
  selfHarm: SELF_HARM,
  abuse: ABUSE,
  threat: THREAT,
  drugs: DRUGS,
  loneliness: LONELINESS,
};

/** What makes any way of a need a manner of speaking: the story, and laughing about it. */
const MEANT_OTHERWISE: Readonly<Partial<Record<Need, string>>> = {
  loneliness:
    'flunko|lol|haha|(i|we|he|she|still) ~2 (laughed|laughing)|top friends|nobody (sees|saw|wants) (me|my) ~1 (message|work|meme|wave|thing|card)|want nobody to see|nobody to (duel|trade)|nobody else has|blocked me|it ignores me',
};

/** Every word that the ways have: none of them is a misspelled one. */
export const wordsOfRules = lazy((): ReadonlySet<string> => {
  const all = [...Object.values(PARTS), ...Object.values(WAYS).flat(2)].join(' ').match(/[a-z0-9]+/g) ?? [];
  return new Set(all.flatMap((word) => [word, `${word}s`]));
});

/** One way, ready to be looked for. */
interface Rule {
  readonly need: Need;
  readonly says: Phrase;
  readonly unless: Phrase | null;
}

/** Made when the first message is read. */
export const rules = lazy((): readonly Rule[] => {
  const phraseOf = phrasesWith(PARTS);
  const unlessOf = (need: Need, unless: string | undefined): Phrase | null => {
    const all = [unless, MEANT_OTHERWISE[need]].filter((one) => one !== undefined);
    return all.length === 0 ? null : phraseOf(all.join('|'));
  };
  return NEEDS.flatMap((need) =>
    WAYS[need].map(([says, unless]) => ({
      need,
      says: phraseOf(says),
      unless: unlessOf(need, unless),
    })),
  );
});
