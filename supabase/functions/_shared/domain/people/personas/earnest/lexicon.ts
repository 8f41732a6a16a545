/** Words of distress as they are written right: others that are nearly these are read as them. */
export const LEXICON: ReadonlySet<string> = new Set(
  `father mother parents brother sister daddy mommy stepdad stepmom stepfather stepmother boyfriend girlfriend
  abused abuse abusive abusing assaulted raped molested groomed touches touched touching hitting beating beats beaten
  punches punched kicked slaps slapped choked strangle bruises
  suicide suicidal killing myself hurting cutting wrists
  lonely alone friends friend nobody everyone everybody depressed depression worthless hopeless crying bullied bullies bully
  threatens threatened threatening threaten threats threat blackmail blackmailing blackmailed stalking stalked following
  addicted addict addiction alcoholic drinking drunk drugged overdose overdosed overdosing overdosed relapsed cocaine heroin
  fentanyl ecstasy smoking vaping pills weed drank drink talks talking tomorrow about because always every something
  someone somebody people school please really there their where would could should think things right again never
  after before friday father games gaming points story hidden house hours horse bears beads boats breads touchdown hits
  hates hated treats treat addition attic static beams teams brothers sisters mothers fathers frogs
  stake stakes staked staking unstake thread threads three prints swapped heron strange rally bothers mints minted
  stacked stacking slapping started starting`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What people write for a word, and the word. */
export const SPELLED: ReadonlyMap<string, string> = new Map([
  ['kms', 'kill myself'],
  ['khs', 'kill herself'],
  ['kys', 'kill yourself'],
  ['ur', 'your'],
  ['dady', 'daddy'],
  ['mum', 'mom'],
  ['mama', 'mom'],
  ['mami', 'mom'],
  ['papa', 'dad'],
  ['papi', 'dad'],
  ['pops', 'dad'],
  ['hitts', 'hits'],
  ['beets', 'beats'],
  ['alot', 'a lot'],
  ['wnat', 'want'],
  ['wana', 'want to'],
  ['wanted', 'want'],
  ['kil', 'kill'],
  ['meself', 'myself'],
  ['od', 'overdose'],
  ['ods', 'overdose'],
  ['oded', 'overdosed'],
  ['sumone', 'somebody'],
  ['some1', 'somebody'],
  ['no1', 'nobody'],
  ['theyr', 'they are'],
  ['theyll', 'they will'],
  ['hell', 'he will'],
  ['shell', 'she will'],
  ['ill', 'i will'],
  ['drnk', 'drink'],
  ['smokin', 'smoking'],
  ['aint', 'am not'],
  ['aren', 'are not'],
  ['cuts', 'cut'],
  ['isnt', 'is not'],
  ['anymore', 'any more'],
  ['2', 'to'],
]);
