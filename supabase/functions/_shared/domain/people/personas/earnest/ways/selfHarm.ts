import type { Way } from './way.ts';

/** Not wanting to live, and hurting oneself. */
export const SELF_HARM: readonly Way[] = [
  ['(rather|better off|be better) (be|if i was|if i were) dead|rather die $'],
  ['(do|did) not want to (live|be here|be alive|exist|wake up) (no more|no longer)'],
  [
    '(kill|killing|killed|hang|hanging|shoot|drown|poison|unalive|unaliving|off|offing|end|ending) (my|our) (self|selves|own life|life)',
  ],
  [
    '(kill|killing|hang|hanging|drown|shoot|poison|end|ending|off|offing|hurt|hurting|harm|harming|cut|cutting|burn|burning|starve|starving|unalive|unaliving|hate|punish|choke) (myself|my self|herself|himself|themselves|yourself)',
    '(cut|burn|burned|hurt) (myself|my self) (shaving|cooking|on|at|while|when|playing|with (a|the)? (paper|knife in|can|oven|pan|pizza))',
  ],
  ['self (harm|harming|injury)|selfharm|selfharming'],
  [
    '(suicidal|(commit|attempt|committing|attempted|about|of) suicide|(suicide|suicidal) (note|thought+s|plan|attempt))',
    'suicide (squad|sprint+s)',
  ],
  ['suicide $'],
  [
    '(want|wish|need) (everything|it|it all|this|all of it|the pain) to (stop|end|be over) ($|forever|now|so)',
    '(level|song|game|lag|ad|music|chapter|rain|run|loading)',
  ],
  [
    'i ~3 (want|wish|would like|need|going|plan|ready|deserve|rather|hope|prefer) ~2 (die|be dead|was dead|were dead|died)',
    '(going to|will) die if|(want to|going to) die (of|from) (laugh|laughter|laughing|cringe|boredom)|(see|know|watch) ~1 die',
  ],
  [
    'i ~2 (want|going) to (die|disappear forever|be gone|not exist|sleep forever|not wake up|not be here|never wake up)',
    'die (of|from|laughing|lol|less|again|if)',
  ],
  ['want to die $'],
  ['(wish|wished) i (was|were|had) (never|not)? (dead|born|alive|gone|not born)'],
  [
    '(do|did|does|can|will|would) not ~2 (want|wish|care|like)? (to)? (live|be alive|be here|exist|go on living|keep living|stay alive|wake up|see tomorrow|be on this (earth|world|planet)) (any more|tomorrow|again|at all)? ($|and|because|with)',
  ],
  [
    '(can not|cannot) (go on|do this any more|take it any more|live like this|keep going|take this any more)',
    '(level|game|homework|chapter|quiz|class|run)',
  ],
  [
    '(end|ending) (it all|it|my life|everything) ($|all|tonight|today|now)',
    '(end it with|end it all with|end+s) (a)? (joke|song|riddle)',
  ],
  ['(no|any) (reason|point|sense) (for me)? (to|in|of) (live|living|life|going on|being alive|go on)'],
  ['(point|use|sense) (of|in) (living|being alive|my life|going on|life)'],
  [
    '(life|living) (is|was|does) (not|no)? ~1 (worth|worth living|worthless|pointless|meaningless) (it|living)?',
  ],
  [
    '(better|best|happier|easier|relieved) (off)? ~1 (without me|if i (was|were|am|would be|died|had) (gone|dead|died|not here|never|not)?)',
  ],
  [
    '(nobody|no one|who) (would|will) (even)? (miss|care|notice|cry) ~1 (if i|when i) (died|die|was|were|am|disappear|disappeared|left)',
  ],
  ['i (should|deserve to|must|need to|have to) (just|really)? (be dead|die|not exist|not be alive)'],
  [
    '(jump|jumping|throw myself) ~1 (off|from|in front of|under|out of) ~1 (bridge|train|building|window|cliff|car|bus|roof|tracks|balcony)',
    '(in|of) (the|this)? (game|level|run|pool)',
  ],
  ['(roof|bridge|ledge|tracks|cliff) ~3 (want|going|ready|about) to jump'],
  ['(wrote|writing|write|left|leave) ~1 (suicide|goodbye|farewell) (note|letter)'],
  [
    '(took|take|taken|swallowed|swallow|ate) ~2 (bunch of|all|whole|too many|lots of|a lot of|bottle of) (my|the|of)* (pills|tablets|meds|medicine|painkillers|tylenol|aspirin)',
  ],
  [
    '(want|going|plan|planning|try|trying|tried|about) (to)? ~1 (overdose|unalive|self harm|cut) ($|on|tonight|again|so)',
  ],
  ['(painless|easiest|best|quick|quickest|fastest|easy) way+s to (die|go|end) ($|it)'],
  [
    '(how (do|can|would|to) (i|you|one)?|what is the way to) ~1 (die|end my life|kill myself|tie a noose|make a noose|overdose) ($|without|fast|quickly)',
    'die (less|so|in)',
  ],
  [
    '(how many|how much|enough) ~3 (to die|to kill (you|me|myself|somebody)|(does|do|will|would|it take+s) ~4 die|is fatal|is lethal)',
  ],
  [
    '(noose|slit (my|her|his) wrist+s|cut (my|her|his) (wrist+s|arm+s|leg+s|thigh+s|skin|vein+s)|cutting my (wrist+s|arm+s|leg+s)|scars from cutting|(started|keep|am|been|back to|stop|want to start|is) cutting (again|her self|herself)? ($|again|since|lately|for))',
  ],
  ['(hurt|hurting|scratch|scratching|burn|burning) (my|her|his) (arm+s|leg+s|skin|wrist+s|self)'],
  [
    '(throw|throwing|make myself throw|puke) up (after|when|everything|what) ~1 (eat|ate|eating|food|meal|meals)|make myself (throw up|sick|puke|vomit)',
  ],
  ['(do|can) not see (a|any) future (for me)?'],
  ['hope (that)? i (do not|never|will not|wont) wake up'],
  ['(do|did) not want to wake up (tomorrow|again|any more|ever)'],
  ['(done|finished|tired|sick|fed up) (with|of) (my)? (life|living|being alive|existing|everything and)'],
  ['(hate|want|wish) (my life|life) ~2 (over|to be over|to end|ended|gone)'],
  ['(goodbye|bye) (everybody|world|all) ~4 (not be here|gone|be gone|end|forever|for good)'],
  ['(told|tell|tells|telling|says|said|ask+s|want+s) ~2 (to)? kill (myself|yourself|my self)'],
  [
    'FRIEND ~4 (kill|killing|hurt|cut|cutting|hurting|hang|starve|starving) (herself|himself|themselves|her self|him self)',
  ],
  [
    '(kid|boy|girl|student|person|somebody|she|he|they) ~6 (kill|hurt|cut|hang|cutting|hurting|killing) (herself|himself|themselves)',
  ],
  [
    '(friend|sister|brother|he|she|they) (say+s|said|told|tell+s|want+s|feel+s) ~4 (want|wants|wanted)? (to)? (die|be dead|end it|end (her|his|their) life) ($|and|because|too)',
    'die (of|from)',
  ],
  ['(wish|want) to ~1 disappear ($|forever|from)'],
  ['(no|any|what is the|what) point (in|of) (living|life|going on|being alive)'],
  [
    '(think|thinking|thoughts|thought|dream|dreaming) ~1 (about|of) ~2 (dying|death|not being alive|being dead|ending it|hurting myself)',
    '(in|of) (flappy|flunky|the (game|story))',
  ],
  ['(better off|rather be|be better off) dead'],
  ['(nobody|no one|who) ~1 care+s (if|whether) i ~1 (live|die|lived|died|exist|am gone|am alive|disappear)'],
  [
    '(no|not any|any) (way out|other way|reason to go on)',
    '(level|maze|room|map|door|game|house|exit)|(is there|know|got) any other way|other way (in|into|inside|around|round|to (get|open|enter|earn|see|find|reach|buy|play|pay|sign))',
  ],
  ['i (am|was)? (going|about|ready) to jump $', '(game|flappy|level)'],
  ['(said|saying|say|tell) (goodbye|bye) ~6 (last time|forever|for good|before i)'],
  [
    '(hit|hitting|punch|punching|punched|scratch|scratched|scratching|bite|biting|choke|choking|hate) (myself|my (head|arm+s|leg+s|wrist+s|skin|thigh+s)) ~2 ($|until|so|because|when|every|against|bleed|bled)',
    '(playing|falling|door|table|practice|joke|by accident)',
  ],
  [
    '(stopped|stop|not been|quit) eating (because|since|to) ~3 (fat|body|ugly|skinny|thin|hate|lose weight|punish)',
  ],
  ['(last|final) (day|night|message|time) ~2 (alive|on earth|on this earth|you will hear)'],
  ['(want|wish|hope) (the|my|this) (pain|life|suffering) (to)? (stop|end|over|stops|ends|be over)'],
  ['(over|done) with (life|living|this life|my life)'],
  ['(life|it|everything) (has|have|had|got) no (meaning|point|purpose|sense)'],
  ['(want|wish|need) (it|everything|this) (all)? to stop all'],
  [
    'suicide|suicidal|suicides|noose|unalive|selfharm|razor+s|self harm',
    '(suicide (squad|sprint+s|door+s)|suicides are)',
  ],
  ['dead inside|(do|did|to) not exist|not to exist'],
  [
    '(rope|pills|gun|knife|blade|razor|bridge|roof) ~8 (thinking about it|end it|kill|myself|do it|use it on me|die|jump)',
    '(game|story|flappy|kitchen|level)',
  ],
  [
    '(made|make|making|more|new) cut+s on my|(cut+s|scar+s|burn+s|wound+s) on my (arm+s|leg+s|thigh+s|wrist+s|skin|body)',
  ],
  ['(burning|cutting|scratching|hitting|hurting|starving) (my (skin|arm+s|leg+s|self|body|thigh+s)|myself)'],
  ['(should|could|might|want to|wanna|going to) (just)? not (be alive|live|exist|be here)'],
  ['(ready|want|time|going) to (go|leave) (forever|for good|this world|this life)'],
  [
    '(planning|plan|going|want|ready|decided) to end it ($|on|tonight|today|soon|all|tomorrow|this)',
    '(level|game|round|duel|chat)',
  ],
  ['not see (the|a|any) point ($|any more|in (living|life|going on|anything)|of (living|life|anything))'],
  ['nothing (matters|left) ~2 (any more|to live|for me|$)', '(score|game)'],
  [
    '(started|start|began|keep|kept|stop) cutting ($|last|again|this|a|since|when|because|on|my)',
    'cutting (my)? (hair|class|school|paper|the)',
  ],
];
