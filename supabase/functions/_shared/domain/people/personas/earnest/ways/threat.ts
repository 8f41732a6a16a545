import type { Way } from './way.ts';

/** What others say that they will do to a person, or a person to others. */
export const THREAT: readonly Way[] = [
  [
    '(want+s|going|plan+s|threaten+s|wait+s|waiting) ~2 (fight|jump|beat|get|hurt) (me|us) (after|at|outside|tomorrow|today|when) ~2',
  ],
  ['(burn|burning) (my|our) (house|home) down|(hit|kill|death) list'],
  ['(get|getting|got|send+s|sends|sending) ~1 (threat+s|threatening)'],
  ['want+s (me|us|him|her) dead'],
  ['(send|sends|show|shows|post|leak) ~1 (private|naked|nude|secret) (picture+s|photo+s|video+s)'],
  [
    'could (kill|stab|shoot|strangle) (him|her|them) (for real|right now|seriously|i mean it)|(for real|seriously) ~2 (kill|stab|shoot) (him|her|them)',
  ],
  [
    '(man|guy|stranger|car|old man) ~1 (waits|waiting|wait|watches|watching|stares|staring) ~1 (for|at|me) ~2 (every|outside|at|after)',
  ],
  [
    '(he|she|they|man|guy|stranger|boy|kid|somebody|ex) ~5 (come|coming|came|comes) (to|by|over to) (my|our) (house|home|school|street) ~2 (to|and|at|with|if|$)',
  ],
  ['make (them|him|her|everybody) ~1 pay ($|for)'],
  [
    '(somebody|man|men|guy|stranger|he|they|ex|car) ~3 outside (of)? my (house|home|window|door|room|bedroom|school)',
  ],
  [
    '(threat|threaten|threatens|threatened|threatening|threatning|blackmail|blackmails|blackmailed|blackmailing|extort|extorts|extorted|extorting|doxx|doxxed|doxed|doxing|stalk|stalks|stalked|stalking) (me|us|my (family|mom|dad|sister|brother|life|friend)|to|that)',
    '(rain|storm|weather|cloud+s|principal|people stalk)',
  ],
  [
    '(i am|am|was|being|been|get|got|getting|gets) ~1 (threatened|blackmailed|stalked|extorted|doxed|doxxed|death threat+s|a death threat)',
  ],
  ['(death threat+s|bomb threat+s)'],
  [
    '(somebody|some guy|a guy|a man|stranger|kid|boy|girl|ex|classmate) ~1 (threaten|threatens|threatened|blackmail+s|stalk+s)',
  ],
  [
    '(said|says|say|told me|tell me|threaten+s|threatened|promised|swore|want+s|want|going|gonna|will|plan+s|planning) ~4 (kill|hurt|stab|shoot|beat|jump|murder|rape|find|get) (me|us|him|her|them|people|everybody|my (mom|dad|family|cat|dog|sister|brother|teacher|classmate)|a kid|somebody) (up)?',
    'PHRASE|(mom|dad|parents|teacher|coach|principal|sister|brother|mother|father|they|wife) (is|are)? (so)? (going to|will|would|gonna) ~1 kill me|(want|need|going|love) to ~1 (get|find) ~2 (him|her|them|somebody|people|everybody)|(can|could|do|does|will|would|how|where|when|what|who) (i|we|you|do i) ~1 (find|get|beat|jump|shoot)|(beat|get) (him|her|them|me|us) ($|in|at|by|there)',
  ],
  [
    '(he|she|they|somebody|kid|boy|guy|ex|boyfriend|dad|stepdad|brother|gang|bullies) ~5 (will|would|going to|want+s to) (kill|hurt|stab|shoot|murder) (me|us|everybody|my|mom|people)',
    'PHRASE',
  ],
  [
    '(beat me up|jump me|get me after school|break my (leg+s|face|arm+s|neck|bones)|ruin my life|come to my house|kill my (cat|dog|family|mom))',
    '(can|could) (he|she|you) beat me up the',
  ],
  [
    '(kill me|kill us|i am dead|am dead meat) (if i|when i) (tell|say|talk|do not pay)|(if i tell) ~4 (kill|dead|hurt)',
  ],
  [
    '(has|have|got|pulled|brought|bring|bringing|pointed|carries|with|is|a man with) ~1 (gun|knife|weapon|pistol|rifle) ~2 (on me|at me|to school|at school|in school|and|in his locker|tomorrow|at my)',
    '(knife and fork|in the (game|story|kitchen))',
  ],
  [
    '(he|she|they|man|guy|kid|boy|somebody|there) ~3 (has|have|is|got|pulled|pointed|brought|with|waiting outside) ~5 (gun|knife|weapon|pistol|rifle) ($|at|in his|on|to school|and)',
    '(story|kitchen|the game|drawer)',
  ],
  [
    '(shoot|shooting|blow|blowing|bomb|burn down) (up)? (up)? (my|the|our|this|a|everybody at|everybody in|everybody at|people at) (real)? school (up)?',
    '(story|movie|game|photo|picture)',
  ],
  [
    '(shoot|stab|kill|hurt|murder) (everybody|them all|people|somebody|my (teacher|brother|mom|dad|sister|classmate+s|boss|family)|a kid|kids|students|them|him|her)',
    '(who|did|does|do|could|can) ~1 (kill|killed|shoot|stab|hurt)|(game|boss|level|zombie+s|story|movie)',
  ],
  ['(bomb|explosive+s|weapon) ~1 (at|in|to|under) (my|the|our)? (real)? school', '(game|story)'],
  [
    'make (them|him|her|everybody) pay (with|for what)|(hurting|killing|stabbing|shooting) (people|somebody|them|kids|everybody)',
  ],
  [
    '(leak|leaks|share|shares|post|posts|show|shows|send|sends|sell) ~2 (my|the)? (nude+s|photo+s|pic+s|picture+s|private ~1) ~3 (if|unless|or|online|to everybody)',
    '(can|could|may|how (do|can)|where (do|can)|should|want to) (i|we|you)',
  ],
  ['(he|she|they|somebody|dude|guy|ex) ~4 (leak|leaks|post|share) my (nude+s|photo+s|pic+s|picture+s)'],
  [
    '(is|are|was|car|man|guy|somebody|stranger) ~1 (following|follows|followed|stalking|stalks|after|chasing) me (home|every|after|around|everywhere|$)',
    '(on|in) (myplace|the game|chat)|who',
  ],
  ['(is|are) after me $'],
  ['(know|knows|found|find|finds|has) (out)? (where i live|my (address|home address|house))'],
  [
    '(scared|afraid|terrified|think|fear|worried|sure) (that)? (he|she|they|somebody|him|them) ~2 (hurt|kill|rape|beat|find|attack|get|going to hurt) (me|us|my)',
  ],
  ['(want+s|want) to (hurt|kill|rape|harm|attack) (me|us|my)'],
  ['(will|does|do|wont) not (leave me alone|stop (following|calling|messaging|texting)) ~4 (scared|afraid)'],
  ['(messaging|texting|calling) me ~3 (find me|kill|hurt)'],
  [
    '(stranger|man|guy|adult|somebody online|older) ~3 (meet me|meet up|come to my|my address|not to tell|not tell)',
  ],
  ['(coming|come) for (me|you and)|watch your back'],
  ['(will not|wont|not) make it home'],
  ['(list|plan|planning) ~4 (kill|shoot|stab|hurt)'],
  ['(gun|knife|weapon) and ~4 (angry|use it|going|mad|hurt)'],
  ['(pay|money) ~2 or (he|she|they) ~1 (hit|hits|beat|hurt|leak|leaks|kill|post)'],
  ['(carry|sell|deliver|steal) ~3 or (he|she|they)'],
  [
    '(want|going|feel like|like|could|might|will|plan) (to)? ~1 (stab|murder|shoot) (him|her|them|somebody|people|a kid|my)',
    '(game|photo|picture|video|basket)',
  ],
  [
    '(want|going|feel like|plan|will) (to)? ~1 (hurt|hurting|kill) (him|her|them|somebody|them all|people|my ~1|others)',
    '(game|boss|level|zombie)',
  ],
  ['(knife|gun|weapon|bat) ~2 (for|at|against) (me|us|him|her|them|my ~1)', '(game|story)'],
  [
    '(afraid|scared|terrified|frightened) of (a|some|this|that|my|the) ~1 (boy|man|men|guy|girl|kid+s|classmate+s|neighbor|teacher|ex|person|stranger|bullies|bully|gang|people) ~1 ($|at|in|who|because|from|that|on)',
    '(motel|story|game|poster|picture|statue|ghost)',
  ],
  [
    '(could|might|want to|will|going to) (hurt|kill|stab|shoot|beat) (somebody|people|them|everybody|a person|others|him|her) ($|so|i|because|right|for|tomorrow|today)',
    '(who|how|can|game|boss|zombie|score|flappy)',
  ],
  [
    '(shooting|shooter|stabbing|attack|bombing) (at|in) (my|our|the|a) ~2 (school|class|mall|church|party)',
    '(photo|story|game|picture|film|movie)',
  ],
  [
    '(message+s|letter|note|call+s|email+s|text+s|dm+s) ~4 (i will die|kill me|you will die|hurt me|they will kill|he will kill|threat+s)',
  ],
  ['(has|have|got|share|sharing|sell) my (nude+s|private|naked) ~1'],
  ['(know|knows|found) ~1 my address'],
  [
    '(man|guy|boy|kid|stranger|somebody|he) ~1 with (a|his) (gun|knife|weapon|rifle|pistol)',
    '(story|game|poster|picture|kitchen)',
  ],
  [
    '(he|she|they) (will|is going to|are going to) ~1 (beat|hit|hurt|slap|whip|punch) (me|us) ~1 ($|when|if|again|because|for)',
    'HURT ~1 (me|us) PLAY|hit me (up|with)',
  ],
  [
    '(scared|afraid|terrified) ~2 (he|she|they) ~2 (will|comes|is going|gets|come|hit|beat|hurt)',
    '(lose|game|score|beat the)',
  ],
  ['blackmail|blackmailed|blackmailing|blackmails|stalker+s|doxxed|sextortion|extorted|swatted'],
  ['(stalk|stalks|stalked|stalking) (me|my|us|her|him)'],
  [
    '(creepy|weird|scary|gross|sexual) (message+s|text+s|dm+s|guy|man|dude|stranger|old man|call+s|picture+s|pic+s) ~4 ($|me|my|from|online|at|who)',
    '(motel|story|radio|place|poster)',
  ],
  [
    'want+s to (fight|beat|jump|stab|shoot|strangle|kill|hurt) (me|us|him|her|my ~1)',
    '(boss|at flappy|game|score)',
  ],
  ['(strangle|choke|murder|poison) (him|her|them|my ~1|me|somebody)', '(game|story)'],
  [
    '(guy|man|dude|boy|somebody|stranger|ex|he|she|they) ~1 (has|have|got) ~1 (picture+s|photo+s|pic+s|video+s) of me',
    '(painting|yearbook)',
  ],
  [
    '(got|get|was|getting|been) (jumped|attacked|robbed|mugged|beaten up|stabbed|shot|cornered) ~1 (by|at|on|after|yesterday|today|last|in)',
    '(level|game|flappy|zoltar)',
  ],
];
