import type { Way } from './way.ts';

/** Alone, sad, afraid or bullied. */
export const LONELINESS: readonly Way[] = [
  [
    '(nobody|no one) ~4 (like+s|love+s|want+s|text+s|call+s|talk+s|listen+s|care+s|invite+s|ask+s|choose+s|pick+s|picked|invited|believe+s) ~2 (me|with me|to me|about me)',
  ],
  ['(feel|felt|feeling) like (crying|i am falling|i am drowning|giving up on)'],
  [
    '(friend+s|they|nobody|classmates|everybody) (do|does|will|did) not ~1 (talk|speak|hang out|play|sit|want to talk|want to play|want to be) ~1 (to|with|around) me',
  ],
  [
    '(i|i have|i got|have|got|with) ~1 (do not have|have|got)? (no|zero|any|not any|0) ~1 friend+s',
    '(do|does|did) (you|he|she|flunko) ~1 have|where|how (do|can)|online|in (the|this) (room|game|lounge)',
  ],
  [
    '(i|i have|have|got|has) ~1 (nobody|no one|not (got)? anybody|not anybody) ((to|who|left|anymore|in my life|else)|$)',
    '(told|knows|online|home)',
  ],
  [
    '(nobody|no one|not one person) ~1 (like+s|love+s|care+s|want+s|talk+s|understand+s|get+s|sit+s|listen+s|need+s|misses|came to my|would miss|notices|sees|believes) ~2 (me|my|to be my|with me|about me|to me|birthday|what i)',
    '(score+s|joke+s|song+s|meme+s) $',
  ],
  [
    '(everybody|they all|all of them|they|the whole class|my class|people|kids) ~1 (hate+s|ignore+s|bully|bullies|laugh+s at|make+s fun of|pick+s on|avoid+s|exclude+s|leave+s out|call+s me names) (me|us)? ($|at|every|in|because|all|and)',
    '(hate+s) (monday|math|homework|school|it|the)',
  ],
  [
    '(feel|feels|felt|feeling) ~4 alone',
    '(are you|do you|is anybody|can i|do they|is he|was he|who is|was flunko)',
  ],
  [
    '(am|was|get|been) ~4 alone',
    '(am i|are you|do you|is anybody|can i|is it|are they|alone (in|on) (this|the)|do they|is he|was he|who is|was flunko)|PLAYED ~4 alone|alone ~3 PLAYED|the top ~3 alone|home alone ($|and (bored|play+s)|today|tonight|now|right|watching|playing|movie|again lol|until|till|for|with)|alone (time|mode)',
  ],
  [
    '((i|we) ~1 (feel|felt|am|was|get|been)|feel|feels|felt|feeling|am) ~4 (lonely|invisible|worthless|empty|hopeless|unloved|unwanted|depressed|suicidal|numb|broken|left out|useless|like a (burden|failure|nobody|ghost))',
    '(am i|are you|do you|is anybody|can i|is it|are they|alone in (this|the)|on the board|do they|is he|was he|who is|was flunko)',
  ],
  [
    '(i|we) ~1 (feel|am) ~2 (a nobody|a burden|a failure|like nobody|like i do not belong|like no one|terrible|awful|so bad about|ugly|nothing inside|like dying|miserable|like trash|like crap|like shit)',
    '(lol|haha|at this game|hangover)',
  ],
  [
    '(lonely|depressed|depression|heartbroken|miserable) ($|all|at|and|because|since|again)',
    '(are you|is the|who|what|song|he|motel|jock|do you|town|is it|place|radio) ~4 (lonely|depressed)|lonely at night',
  ],
  [
    'i ~1 (have|think i have|got) ~1 (depression|anxiety|panic attack+s|a panic attack|an eating disorder|ptsd|anorexia|bulimia)|(having|had|have|get) (a|an)? (panic|anxiety) attack+s|my (anxiety|depression|panic) (is|gets|got|wont)',
  ],
  [
    '(i am|i feel|am|feel) ~1 (so|very|really|always|just|too)*(sad|depressed|anxious|unhappy|scared all|afraid all|heartbroken|not ok|not okay|not doing (well|ok|okay|good|great)) ($|all|and|about|every|today|because|i|right|the|since)',
    '(are you|do you feel|that the|lunch|(game|season|episode|show|movie|tape|summer) (is|ended|over)|lost to|lol)',
  ],
  [
    'i ~1 (cry|cried|am crying|have been crying|was crying|keep crying|can not stop crying|been crying)',
    '(laugh|laughing|lol|happy|joy|onion)',
  ],
  ['(can not|cannot) (stop crying|cope)|(cry|crying) (myself|me) to sleep|can not breathe'],
  [
    '(alone|by myself) ~1 (at|for|in|during|every) ~1 (lunch|day|recess|break|my room|school|weekend|night)|(eat|sit|stand|walk|spend) ~3 alone',
    '(who|can i|could i|may i|always alone at|does he|is the|go in|to play|play)',
  ],
  [
    '(parent+s|mom|dad|mother|father|family|boyfriend|girlfriend) (do|does|did) not ~1 (love|want|like|care about) me',
  ],
  [
    '(friend+s|best friend|only friend|boyfriend|girlfriend|everybody|they) (all)? (have|has|just)? (left|leave|ditched|ghosted|abandoned|dumped|moved away|died|blocked|turned against|dropped) (me|away|$)',
    'left the',
  ],
  ['(they|friends|everybody) ~1 (leave|left|leaves) me out'],
  [
    '(my|our) ~1 (mom|dad|mother|father|grandma|grandpa|grandmother|grandfather|brother|sister|friend|best friend|dog|cat|uncle|aunt|puppy|hamster) (just|has|is)? (died|passed away|is dead|dead|is dying|killed himself|killed herself|got cancer|has cancer)',
    '(in the game|in flappy|laughing|battery)',
  ],
  ['(she|he|they) died ($|last|today|yesterday)', '(who|in the (story|game)|flunko|how|did|when)'],
  ['(parents|mom and dad) (are|is)? (getting|got)? (divorce|divorced|splitting up|separated|separating)'],
  [
    '(do|does) not (fit in|belong|matter) (anywhere|here|to any ~1|$)',
    '(does|it|that|this) (really)? (does)? not (fit|matter)|what does not|door',
  ],
  ['i ~1 hate (myself|my self|my life|my body|being me|how i look|who i am)'],
  [
    'my life ~1 (sucks|is ~1 (over|ruined|hell|a mess|falling apart|worthless|terrible|awful|miserable|pointless|shit|horrible)|falls apart)',
  ],
  [
    '(i am|am) ~1 (a)? (nobody|burden|failure|worthless|unloved|unlovable|a loser|a mistake|useless) ($|to|and|at life|in)',
    '(am i|at (this|flappy|flunky|chess))',
  ],
  [
    '(bully|bullies|bullied|bullying) (me|at|by|every|in|online|$)',
    '(what is|in the story|is there|report|who is the|does|how do i report)',
  ],
  [
    '(get|gets|got|am|being|was|been) ~1 (bullied|picked on|harassed|cyberbullied|made fun of|laughed at)',
    '(was|is|were|did) (he|she|flunko|they|the ~1)',
  ],
  [
    '(make|makes|making|made) fun of me|(call|calls|calling|called) me ~1 (names|fat|ugly|stupid|a freak|worthless|gay|retard|retarded|trash)|(laugh|laughs|laughing|laughed) at me|(pick|picks|picking) on me|ignore+s me',
  ],
  [
    '(only (one|person|friend)) ~1 (i (can|could) talk to|i have|i got|who (talks|listens))|(are|is) my only friend|only friend i have',
  ],
  ['(can|could) (you|u) be my friend (because|i have no)|nobody to talk to'],
  ['(feel|felt) ~1 like (nobody|no one|everybody|i am (nothing|invisible|a burden|alone|drowning))'],
  [
    'i ~1 miss (my)? (mom|dad|mother|father|brother|sister|grandma|grandpa|dog|friend) ~2 (died|passed|dead|gone|so much|so bad)',
  ],
  ['(nobody|no one) ~1 want+s to (hang|play|talk|be|sit|eat|work) ~2 me'],
  ['(laugh|laughs|laughed|laughing|whisper+s|whispering|make jokes|joke) about me $'],
  [
    '(spreads|spreading|started|(they|he|she|people|girls|boys|kids|friends|somebody|everybody) ~2 spread) ~1 (rumor+s|lies|things|stuff) about me',
    '(who|flunko|the gossip|do you)',
  ],
  ['(want|feel like|going) to cry|(about|going) to cry', '(laugh|happy|funny)'],
  ['not feel (anything|happy|joy|good) ~1 (any more|at all|$)'],
  [
    '(do|did) not have (anybody|a friend|friends|any friends|any one|a single friend|people) ~3',
    '(wallet|flunk|score)',
  ],
  [
    '(so|all|really|completely|always|feel|totally) alone ~1 ($|in (this|the|my) (world|life|family)|at|right|and|since|because)',
    '(are you|is he|was he|was flunko|who|am i|can i|go in|play|in the (room|chat|house))',
  ],
  [
    '(left|leave|leaves) me ~1 alone $',
    '(why|who|bear) ~3 alone|(to|just|please|would you|can you) leave me alone|leave me alone|(will|do|does|wont) not leave',
  ],
  [
    '(girls|boys|kids|people|friends|they|classmates|everybody) ~5 (ignore|ignores|exclude|hate|hates|avoid|mock+s|tease+s|bully) me',
  ],
  ['(nobody|no one) ~3 (around|near|with|for|to) me $|(nobody|no one) ~2 wants me'],
  ['(not|can not|cannot|do not want to) (get|leave|get out of) ~1 (my)? bed ~3', '(under|motel|jock)'],
  ['(scared|afraid|do not want) to go to school'],
  ['(hate|hates) (how i look|my body|my face|myself|being alive)'],
  ['(parents|mom|dad|family|they|nobody) ~4 (never|no) ~1 (time|listen+s|care+s|love+s|hug+s) ~3 me'],
  [
    'depression|anorexia|bulimia|ptsd|bullied|cyberbullied|cyberbullying|unloved',
    '(is|was|did) (there|it|he|she|the)',
  ],
  ['(he|she|they|everybody|kids|people) ~4 (push|shove|trip|mock+s|tease+s|insult+s|humiliate+s) me'],
  ['(miss|lost) my (mom|dad|mother|father|grandma|grandpa|brother|sister|friend|best friend|dog|cat) ~6'],
  [
    '(feel|feeling|felt) (so)? (hurt|hopeless|lost|broken|miserable|awful|horrible|sad|low|down|unwanted|hated|ignored|abandoned|rejected) ~3 $',
    '(in (the|this) (town|map|game|school)|you|map)',
  ],
  ['(only one|only person|only kid) ~2 (without|with no|who has no) ~1 friend+s'],
  ['(make|makes|making|made) fun of (my|the way i|how i) ~3', '(score|meme|joke)'],
];
