import { plain, shareAny, stem, stemSet, wordsOf } from './words.ts';

/** How a message that asks nothing is answered, as ids of small talk. */
export type Told = 'told-sad' | 'told-glad' | 'told' | 'opinion' | 'criticism';

/** What begins as something that people tell of themselves or theirs. */
const OF_OWN =
  /^(hi |hey |hello |ok |so |well |and |but |lol |today |yesterday |sometimes |ugh |oh )*(i|my|we|our|mine|nobody|everybody|today|yesterday)\b/;
/** What asks for something all the same. */
const ASKS =
  /\?|\b(what|which|who|where|when|why|how|help|explain|tell me|give me|show me|(?:lost|forgot) (?:my|the)|i (want|need|would|wonder|wish) (to|a|an|the|some|my|you)|(do|did|can|could) not (know|understand|get|find|see|open|connect|enter)|looking for|question|hint|stuck)\b/;
/** What does not work asks for help. */
const OF_OWN_PLAY = /^(?:i|my) .*\b(?:suck|bad|terrible|trash|garbage) at\b|^i suck\b/;
/** What asks whether a person or a thing is so, and reproaches nothing. */
const ASKS_IF =
  /^(?:is|are|was|were|do|does|did) (?:the|a|an|my|his|her|he|she|mr|ms|mrs|miss|coach|flunko)\b(?! (?:whole )?(?:games?|town|school|site|place|story|desktop|gum|riddles?)\b)/;
/** The same of a name: "is zoltar a scam". */
const ASKS_IF_NAMED = /^(?:is|are|was|were) (?!this|that|it|gum|here|there)[a-z]+ (?:a|an|the|really|ever)\b/;
const IN_TROUBLE =
  /\b(?:does not|do not|will not|can not|not) (?:work|working|load|loading|open|opening|show|start|play)|\b(?:broken|froze|frozen|crash(?:ed|es)?|gone|lags?|lagging|slow|error|bug|glitch|black screen)\b/;
const ASKS_WHAT =
  /^(?:what|which|who|where|when|how|why (?:did|do|does|is|was|were|are) (?!(?:anybody|people|i|this|it)\b))/;
const TELLS_LEAST = 3;
/** What is said of the place or of something in it. */
const OF_PLACE =
  /\b(this|that|it|its|the|your|here|gum|flappy|uppy|zoltar|town|school|game|games|site|place|story|desktop|riddles?)\b/;

const SAD = stemSet(
  `sad bad worst terrible lonely alone cry cried tired sick ill hurt lose lost losing fail failed failing failure never nobody
  broke died ran away miss missed grounded scared afraid nervous worried stressed angry upset hard sleep forgot rain
  headache argued fight fought exam late unlucky bored unfair ignored left mad shy unfair cheated`,
);
const GLAD = stemSet(
  `happy glad great good best won win passed proud birthday excited awesome amazing fun finally aced holiday vacation
  finished solved beat party yay star present`,
);
const POOR = stemSet(
  `boring mid lame dumb ugly bad worst trash garbage worthless pointless useless scam fake stupid waste mediocre overrated cringe
  weird broken sucks suck slow crap rigged copy ripoff clone silly nonsense childish expensive meaningless`,
);

/** What is good news, whatever else its words say. */
const FEAT =
  /\b(broke|beat|set|passed) (my|a|the|his|her) (own |high |best )?(record|best|score|test|exam|ghost)\b/;
/** What is claimed of something: "chess is a sport". */
const CLAIM =
  /^(?:(?:i think|imo|but|so|well) )?(?:(?:the|a|an|all|some|most) )?[a-z]+(?: [a-z]+){0,2} (?:is|are|was|were|has|have|had|looks?|sounds?|means?|proves?|makes?|needs?|does not|do not) (?:not )?[a-z]/;
/** How what asks begins. */
const ASKING =
  /^(?:what|which|who|whose|where|when|why|how|is|are|am|was|were|do|does|did|can|could|will|would|should|has|have|may|tell|give|show|it|there|that|this|he|she|they|you|help)\b/;

/**
 * How to answer a message that tells something; null: the message asks something. A reproach to the town or its games tells
 * something even with a question mark.
 */
export function toldIn(message: string): Told | null {
  const said = wordsOf(message);
  const text = said.join(' ');
  const own = new Set(said.map(stem));
  if (
    OF_PLACE.test(text) &&
    shareAny(POOR, own) &&
    !ASKS_WHAT.test(text) &&
    !IN_TROUBLE.test(text) &&
    !ASKS_IF.test(text) &&
    !ASKS_IF_NAMED.test(text) &&
    !OF_OWN_PLAY.test(text)
  )
    return 'criticism';
  const isAsking = ASKS.test(plain(message)) || ASKS.test(text) || IN_TROUBLE.test(text);
  if (isAsking || said.length < TELLS_LEAST) return null;
  if (FEAT.test(text) && !ASKING.test(text)) return 'told-glad';
  if (!OF_OWN.test(text)) return CLAIM.test(text) && !ASKING.test(text) ? 'opinion' : null;
  if (shareAny(SAD, own)) return 'told-sad';
  return shareAny(GLAD, own) ? 'told-glad' : 'told';
}
