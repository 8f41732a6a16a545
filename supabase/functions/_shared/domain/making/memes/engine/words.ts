/** The words of a list that is written as one text. */
const list = (text: string): readonly string[] => text.trim().split(/\s+/);
const setOf = (text: string): ReadonlySet<string> => new Set(list(text));

/** A noun that can be counted: what one is called with its article, and what several are called. */
export interface CountNoun {
  readonly article: 'a' | 'an';
  readonly many: string;
}

/** `bus` with `bus:buses`; a plural that is not named is the word with an s, and `an:hour` begins with a vowel's sound. */
function countNouns(text: string): ReadonlyMap<string, CountNoun> {
  return new Map(
    list(text).map((entry) => {
      const [, an, one = '', many = `${one}s`] = /^(an=)?([^:]+)(?::(.+))?$/.exec(entry) ?? [];
      return [one, { article: an === undefined ? 'a' : 'an', many }];
    }),
  );
}

/** Nouns that can be counted (MEME-7). A word that is not here gets no article. */
export const COUNT_NOUNS = countNouns(`
  slip locker test quiz:quizzes class:classes period bell hall pass:passes book notebook pencil pen eraser folder
  teacher principal student friend sister brother mother father mom dad dog cat bear turtle hamster frog bird ghost
  monster an=alien robot clown girl boy kid guy baby:babies man:men woman:women person:people crowd team coach:coaches
  jock geek freak prep couple crush:crushes date dance prom party:parties game match:matches goal touchdown ball bat
  bike car bus:buses van truck skateboard scooter train plane boat road street house room door key lock combination
  window desk chair table bed couch:couches mirror lamp clock watch:watches alarm phone pager radio cassette tape
  mixtape record song band guitar drum piano jukebox:jukeboxes movie film show cartoon commercial camera camcorder
  photo picture poster magazine newspaper comic letter note card stamp diary:diaries secret rumor lie joke meme
  computer keyboard mouse:mice screen screensaver modem printer floppy:floppies disk virus:viruses password website
  page link cursor icon file burger pizza-slice sandwich:sandwiches taco burrito cookie doughnut cake pie banana an=apple
  an=orange an=egg pickle chip fry:fries hotdog milkshake soda straw lunchbox:lunchboxes tray spoon fork plate cup mug
  jacket hat cap shoe sneaker sock shirt sweater dress:dresses skirt coat glove backpack bag wallet ring necklace
  haircut mullet mustache beard pimple tooth:teeth nose eyebrow dream nightmare plan idea party-trick mistake excuse
  an=accident fight argument contest election vote speech:speeches report project paper an=essay poem story:stories
  grade score quarter dollar coin token ticket prize line queue day night week weekend month year morning evening
  an=afternoon summer winter vacation holiday birthday trip journey map town city:cities school club sport
  substitute janitor nurse librarian cook clerk neighbor cousin grandma grandpa uncle an=aunt volcano:volcanoes
  experiment microscope cellar attic garage basement motel lake tree forest field gym cafeteria library:libraries
  auditorium pool mall shop store video yo-yo pinball controller joystick console cartridge level boss:bosses quarterback
  cheerleader mascot trophy:trophies medal whistle uniform pet snowball snowman:snowmen fire flood storm tornado:tornadoes
  rainstorm blackout cold cough sneeze hiccup headache minute second an=hour moment reason problem question an=answer
  surprise present gift list rule warning sign signal shadow footprint mystery:mysteries clue suspect button zipper
  wedgie nickname costume mask pumpkin turkey valentine rose candle balloon sticker keychain calculator an=encyclopedia
  dictionary:dictionaries globe ruler stapler highlighter crayon marker chalkboard projector an=elevator escalator bench:benches
  fountain an=umbrella detention announcement machine keyring recipe tattoo toaster pencilcase bully:bullies nerd
  yearbook flunk junior trait collection fortune machine fund parent crew  portrait signature profile
`);

/** Nouns that are not counted, and have no article. */
export const MASS_NOUNS = setOf(`
  homework pizza math maths algebra geometry calculus physics chemistry biology history english spanish french latin
  geography economics science art music gym detention school class lunch breakfast dinner recess graduation homecoming
  prom study sleep love luck money cash gum candy chocolate milk coffee tea soda juice water ketchup mustard mayo cheese
  bread rice pasta spaghetti soup salad meat bacon tofu broccoli spinach popcorn cereal ice-cream cream sugar salt food
  fun time work news gossip advice help information knowledge wisdom spelling grammar handwriting cursive poetry
  silence noise static traffic weather rain snow fog wind heat thunder lightning dust mud sand grass glue tape paper
  chalk ink hair makeup perfume cologne deodorant sweat acne breath laundry furniture trash garbage junk stuff
  equipment luggage denim flannel velvet leather plastic grunge punk rock pop rap metal jazz country disco karaoke
  football basketball baseball soccer volleyball dodgeball tennis hockey golf chess poker wrestling skating surfing
  swimming skateboarding bowling parking cheerleading typing reading writing television tv radio dial-up internet
  email e-mail software hardware electricity power magic progress patience courage confidence anxiety stress
  boredom fear anger peace freedom justice democracy puberty gravity evolution photosynthesis everything nothing
  something anything everyone everybody christmas halloween thanksgiving easter sarcasm
`);

/** Phrases without an article, though their noun can be counted. */
export const BARE_PHRASES: ReadonlySet<string> = new Set([
  ...[
    'pizza day',
    'picture day',
    'career day',
    'field day',
    'game day',
    'study hall',
    'prom night',
    'game night',
  ],
  ...['homecoming night', 'summer school', 'high school', 'middle school', 'jury duty'],
]);

/** Words for how a person is: with "being" before them they tell what one does. */
export const ADJECTIVES = setOf(
  'late tired hungry grounded bored lost broke alone sick early popular famous invisible shy awkward allergic',
);

/** Nouns that stand for one person without an article, as a name does. */
export const FAMILY = setOf('mom dad grandma grandpa coach');

/** Nouns that are always many. */
export const PLURAL_NOUNS = setOf(`
  people children kids men women teeth feet mice geese jeans pants shorts overalls trousers glasses sunglasses scissors
  braces bangs headphones clothes groceries fries nachos noodles leftovers taxes finals police parents grades hormones
`);

/** Nouns that end in an s and are one. */
export const ONE_IN_S = setOf('news physics economics maths mathematics gymnastics politics');

/** The town's names and other words that keep their capitals, as they are written. */
const NAMES = list(`
  Zoltar Flunko Flunk Flunks GUM Principal Arcadia Monday Tuesday Wednesday Thursday Friday Saturday Sunday January
  February April June July August September October November December Christmas Halloween Thanksgiving Easter English
  Spanish French Latin TV VHS PC CD DJ FM AM PM UFO USA I VCR NFT OK PE GPA SAT Mom Dad Prep Preps Jock Jocks Geek Geeks
  Freak Freaks Arcade Snack Shack Uppy Flappy Flunky Main Street Semester DeLorean MyPlace Juniors
`);
/** Names of several words; a word of them alone is an ordinary one. */
const IN_NAMES = setOf('snack shack flappy main street flunky semester principal arcade mom dad juniors');
export const NAME_OF: ReadonlyMap<string, string> = new Map(
  NAMES.filter((name) => !IN_NAMES.has(name.toLowerCase())).map((name) => [name.toLowerCase(), name]),
);
export const LONG_NAMES = [
  ...[
    'Snack Shack',
    'Flappy Flunk',
    'Flunky Uppy',
    'Main Street',
    'Semester Zero',
    'Flunk FM',
    'Game Manual',
  ],
  ...['Bulletin Board', 'Meme Manager', 'Flunk Creator', 'Picture Day', 'Pocket Juniors', 'the Principal'],
] as const;

/** A verb: I `go`, she `goes`, she `went`, by `going`. */
export interface Verb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly ing: string;
}

const DOUBLED = setOf(
  'run get sit cut hit put win shop skip stop quit swim forget begin plan beg drop trip rap hug',
);

/** `go:went` or `go:went:gone`; regular forms need not be named. */
function verbs(text: string): readonly Verb[] {
  return list(text).map((entry) => {
    const [base = '', past] = entry.split(':');
    const stem = base.endsWith('e') && !base.endsWith('ee') && base !== 'be' ? base.slice(0, -1) : base;
    const twice = DOUBLED.has(base) ? base + base.slice(-1) : stem;
    const toI = /[^aeiou]y$/.test(base) ? base.slice(0, -1) : null;
    return {
      base,
      third: toI !== null ? `${toI}ies` : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`,
      past: past ?? (toI !== null ? `${toI}ied` : `${twice}ed`),
      ing: base.endsWith('ie') ? `${base.slice(0, -2)}ying` : `${twice}ing`,
    };
  });
}

/** Verbs that are no nouns too: at a text's beginning they tell what is done. */
export const VERBS = verbs(`
  be:was become:became begin:began believe bring:brought build:built buy:bought catch:caught check choose:chose come:came
  connect cry:cried destroy disappear discover do:did draw:drew eat:ate enter erase explain fail fall:fell feed:fed
  feel:felt find:found finish forget:forgot forgive:forgave get:got give:gave go:went grow:grew happen have:had hear:heard
  hide:hid ignore install invent invite join keep:kept know:knew laugh learn leave:left lend:lent lie lose:lost make:made
  meet:met miss open pass pay:paid play prefer pretend prove put:put quit:quit read:read realize refuse remember reset
  rewind:rewound ride:rode ring:rang run:ran save say:said see:saw sell:sold send:sent sing:sang sit:sat skip
  sneak spend:spent stare start stay steal:stole stop survive swallow swim:swam take:took taste teach:taught tell:told
  think:thought throw:threw try:tried understand:understood wait wake:woke wear:wore win:won wonder write:wrote knock
  smell break:broke bite:bit blow:blew crash answer ask avoid borrow arrive appear accept admit apologize
`);
/** Verbs that are nouns as well: they are verbs where what follows can only be an object or a direction. */
export const NOUN_VERBS = verbs(`
  walk dance love kiss hug fight drive test talk call date dream study sleep work skate shop cut hit trip drop plan beg
  copy clean cook drink help dress jump look need move paint print show smile sneeze swing trade turn use visit vote want
  watch water whisper rock ruin burn cheat chew type page record hate like fix fake hack hunt
`);

/** Words in -ing that are no verbs. */
export const NOT_DOING = setOf(`
  thing king ring string spring morning evening ceiling building wedding everything something nothing anything wing
  swing boring amazing annoying embarrassing exciting confusing freezing missing charming interesting parking marching
  vending swimming-pool outstanding failing
`);

export const DETERMINERS = setOf(`
  a an the this that these those my your his her its our their some any no every each another both all two three four
  five six seven eight nine ten twenty thirty forty hundred one many few several most
`);
export const MANY_DETERMINERS = setOf(
  'these those two three four five six seven eight nine ten twenty thirty forty many few several both all most',
);
export const PREPOSITIONS = setOf(`
  of in on at for with without by from to about under over behind before after during into like near between against
  through across around off until since than as inside outside beyond per
`);
export const PRONOUNS = setOf(`
  i you he she it we they somebody someone everybody everyone nobody there who
`);
/** What a verb can be followed by that no noun is. */
export const AFTER_VERB = setOf(`
  me you him her it us them up out off away back home again in on at for with to into about over through by late early
  too so very always never like from around down together alone fast
`);
/** Verbs that tell of a clause whatever they follow. */
export const FINITE = setOf(`
  is are was were am has had does did can could will would should must might isn't aren't wasn't weren't hasn't haven't
  hadn't doesn't don't didn't can't couldn't won't wouldn't shouldn't ain't have do
`);
export const CONTRACTIONS = setOf(`
  i'm you're he's she's it's we're they're there's that's i've you've we've they've i'll you'll he'll she'll it'll we'll
  they'll i'd you'd he'd she'd we'd they'd what's who's
`);
export const QUESTION_WORDS = setOf(
  'why how what who where when which is are do does did can could will would should',
);
export const RELATIVES = setOf('who that which whose');
