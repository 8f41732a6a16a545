import type { Way } from './way.ts';

/** What is done to a person by those near to them, or by others. */
export const ABUSE: readonly Way[] = [
  [
    'KIN ADV HURT ME with (a|his|her) (belt|hanger|stick|shoe|spoon|cord|cable|fist+s|bat|brush|broom|hand+s|ruler|slipper|sandal)',
  ],
  [
    '(KIN|he|she) (threw|throws|smashed|smashes|slammed|slams|broke|breaks) ~4 (at|on|against|into) (me|us|my ~1|the wall|the floor)',
  ],
  ['(showed|shows|made me watch|sent) me porn|(forced|forces) me ($|to|into|and)'],
  ['(touched|groped|hurt|hit|beaten|kissed) by (my|a|the|his|her) (KIN|GROWN)'],
  ['(broke|breaks|broken|smashed|busted|hurt) my (nose|arm|rib+s|tooth|teeth|lip|head|jaw)'],
  [
    '(KIN|THEY|GROWN) ~2 (put|puts|lay|lays|laid|raise|raises|raised) (his|her|their|a)? (hand+s|fist+s) (on|at|against|to) (me|us|my ~1)',
  ],
  ['(make|makes|made|making) me do (thing+s|stuff|bad|weird|sexual|dirty|sex|something i)'],
  [
    '(i am|i get|getting|being|get) ~1 (hurt|hit|beaten|abused|slapped|touched) ~1 (at home|by (my|a|the)? KIN|in my (house|home|room))',
  ],
  [
    '(KIN|GROWN) ~2 (send+s|sent|sending|text+s|message+s|keeps sending) me ~2 (creepy|sexual|weird|dirty|inappropriate|naked|nude+s|gross)',
  ],
  ['(violence|abuse) ~1 (at|in) (my|our) (house|home|family)'],
  [
    'KIN ~7 (and|then|also) ~2 ADV HURT ME',
    '(hit|hits) me (up|with (a|the|your|another|some|one)? (best|riddle|joke|fact|rumor|question|hint|it|good|hard|secret))|HURT ~1 (me|us) PLAY',
  ],
  [
    '(my|our|the|a|his|her|one of my|mothers|moms|dads) KIN (and ~1)? ~1 ADV HURT ~2 ME',
    'HURT ~1 (me|us|him|her) PLAY|hit+s me (up|with)|beat+s (my|the) (score|record|best|time)',
  ],
  ['KIN ~1 ADV HURT ~2 ME', 'HURT ~1 (me|us|him|her) PLAY|hit+s me (up|with)'],
  [
    '(a|my|the|some|an)? GROWN ~2 (touch|touches|touched|touching|gropes|groped|molest|molests|molested|rapes|raped|abuses|abused) (me|my (body|leg+s|arm+s|chest|butt|face|hair|private+s|thigh+s))',
  ],
  ['(a|my|the|some|an)? GROWN ~3 (followed|grabbed|cornered|exposed) (me|himself to) ~3'],
  [
    'THEY ADV (hit+s|hit|beat+s|beat|slap+s|slapped|punches|punched|kicks|kicked|choke|chokes|choked|abuse|abuses|abused|molests|molested|rape|rapes|raped|touches|touched|whip+s|whipped|smack+s|smacked|strangle|strangles|strangled) (me|my (little)? (mom|sister|brother)|us)',
    '(beat|beats|hit|hits) (me|us) (PLAY|up|on (friday|monday|saturday|sunday)|by)',
  ],
  [
    '(i|i am|i was|i have been|i got|i get|being|get|getting|got|been|is|was|were|gets|am) ~1 (raped|molested|abused|assaulted|groomed|groped|beaten|beat up|beaten up|hit|slapped|whipped|trafficked|harassed) ~1 (at home|by|when|every|again|at|on|for|and)',
    '(at|in|by) (flappy|chess|the game|a (ball|point)|two points|one point)|beaten by ~1 (point+s|score|second+s)',
  ],
  [
    '(i am|i was|being|been|is being|got|get|getting|is|think i am being) ~1 (raped|molested|sexually abused|sexually assaulted|abused|assaulted|groomed|groped|grooming me)',
  ],
  ['(raped|molested|groped|grooming) (me|my|us)'],
  ['(is|are|was) grooming me|(somebody) (is|was)? grooming'],
  ['KIN (is|are|was|gets|get|has been|r) ~2 (abusive|violent|abusing)'],
  ['(bruise+s|black eye|broken arm|scar+s|marks) ~1 (from|because of|by) (my|his|her)? KIN'],
  [
    '(broke|breaks|broken|twisted|burned|burnt) my (arm|nose|rib|ribs|leg|finger|wrist|jaw)',
    '(playing|falling|practice|game|skating)',
  ],
  ['(i am|i)? (scared|afraid|terrified|frightened) (of|to go|to be) (my)? (KIN|home|at home|going home)'],
  [
    '(do|does|did|is|am) not ~1 (feel|be)? safe (at home|with (my|him|her|them)|in my (house|home|room))|(home|house) is not ~1 safe',
  ],
  [
    '(lock|locks|locked|locking) (me|us) ~1 (in|out|up)',
    '(of|in) (my|the|our)? (account|wallet|game|locker|level|profile)',
  ],
  [
    '(will not|do not|does not|did not|wont|never|not|refuse to) (let me eat|feed (me|us)|give me (food|any food)|let me sleep)',
  ],
  ['(without|no) (any)? food (at home|for days|in the house)|(starve+s|starving) (me|us)'],
  ['throw+s ~2 at (me|us|mom|my)', '(ball|pizza|snow|frisbee|water balloon)'],
  [
    '(nude+s|naked|dick pic+s|sexy) (picture+s|photo+s|pic+s|selfie+s|video+s)? (of (me|my))?',
    '(game|mod|statue|painting)',
  ],
  ['(picture+s|photo+s|pic+s|video) of my (body|private|chest|butt|breast+s|underwear)'],
  [
    '(made|makes|make|forced|forces|force|forcing|tell+s|told|ask+s|asked|want+s) me (to)? (take (my|off) ~2 (off|clothes)|take off my|undress|touch (him|her|his|them|it)|have sex|strip|do (sexual|sex|stuff|things) (i|that))',
  ],
  [
    '(showed|shows|showing|sent|sends|exposed) (me)? (his|her) (private|privates|penis|dick|parts|genitals|thing)',
  ],
  [
    '(come+s|came|get+s|climb+s) (in|into|to) my (room|bed) (at night|when|every)?|comes in my bed|came into my bed',
    '(dog|cat|puppy|kitten)',
  ],
  ['(hand|hands|finger+s) (in|down|up|under) my (pants|shirt|underwear|skirt|dress)'],
  [
    '(touch|touches|touched|touching|grab|grabs|grabbed) (me|my) (down there|private|privates|butt|breast+s|chest|inappropriately|in a weird way|wrong|there)',
  ],
  [
    '(forced|forces|forcing) (himself|herself|themselves) (on|onto) (me|her|him)|(forced|forces|force|made) me to (have)? sex',
  ],
  [
    '(keep it|keep this|our|a) (a)? secret (or|from my|and (he|she)|because he)',
    '(level|code|room|door|treehouse)',
  ],
  ['(he|she|man|guy|who|adult) ~4 loves me and ~3 secret'],
  [
    '(kicked|threw|thrown|throw|kick) me out (of (the|my) (house|home))? ($|and|because|of the house|of my)',
    '(room|chat|game|team|class|arcade|bar)',
  ],
  ['(ran|run|running) away (from home|because)'],
  ['(get|got|gets|getting|am|was) (hit|beaten|beat|slapped|whipped|hurt) ~2 (at home|home|by my|when i)'],
  ['(is it|if) ~2 (ok|okay|normal|allowed|legal)? ~2 KIN HURT (you|me|u|kids|a kid|their kid)'],
  [
    '(make|makes|made|making|forces|forced) (me|us) do (thing+s|stuff|bad|weird|sexual|dirty|sex|something+s) ~3',
    '(homework|chores|dishes|sport|laps|push|math)',
  ],
  [
    'not stop (touching|hitting|hurting|beating|kissing|grabbing|kicking|slapping|punching) (me|us|her|him|my ~1)',
  ],
  [
    'KIN (will|is going to|are going to) ~1 (beat|hit|hurt|slap|whip|punch) (me|us) ~1 ($|when|if|again|because|for)',
    'HURT ~1 (me|us) PLAY|hit me (up|with)',
  ],
  [
    '(KIN|GROWN|he|she) (kissed|kisses|kissing|licked|rubbed|rubs|tickles|squeezed) (me|my ~1) ~6 (wrong|mouth|weird|gross|uncomfortable|scared|not want|against)',
  ],
  ['(his|her|their) (private part+s|private+s|penis|dick|genital+s|boob+s)'],
  [
    '(KIN|GROWN) ~3 (hand+s|finger+s) ~1 (on|up|in|under) my (leg+s|thigh+s|butt|chest|knee|body|waist|back|shirt|pants)',
  ],
  [
    '(KIN|he|she|they) ~2 (scream+s|yell+s|shout+s) at me ~4 (every|all|always|worthless|hate|cry|scared|day)',
  ],
  [
    '(call+s|called|tell+s|told|says|said) (me|i am) ~2 (worthless|a mistake|useless|trash|unwanted|disgusting)',
  ],
  [
    '(get|gets|got|getting|being|is) ~1 (beaten|hit|abused|hurt) ~1 (at|in) (home|her (house|home)|his (house|home))',
  ],
  [
    '(scared|afraid|terrified) ~2 KIN ~2 (will|comes|is going|gets|come|hit|beat|hurt)',
    '(lose|game|score|beat the)',
  ],
  [
    '(not|never) (allowed|let) (me)? to (leave|eat|sleep|see a doctor) ~3',
    '(room|level|the (chat|game|arcade))',
  ],
  ['(GROWN|KIN) (kissed|kisses|kissing) me', '(goodnight|good night|goodbye|on the cheek)'],
  ['(got|get|was) (hit|slapped|punched|kicked|beaten) ~4 by (my|the|a|his|her) ~1 KIN', 'PLAY'],
  [
    'molest|molested|molests|raped|rapist|abusive|abuser|abuses|groped|groomer|nude+s|incest|pedophile|pedo+s|sexually|assaulted',
  ],
  [
    '(mark+s|bruise+s|welt+s|scar+s|burn+s|blood) on my (back|arm+s|leg+s|face|neck|body|butt)',
    '(in (flappy|the game)|falling|skating|football)',
  ],
  ['KIN ~4 (sleeps|sleep|slept|gets|comes|came|climbs) (in|into) my bed', '(dog|cat|puppy|kitten)'],
  ['(scared|afraid|ashamed) to (tell|say) ~4 (KIN|GROWN|he|she|what (he|she|they))'],
  [
    '(KIN|he|she) ~2 (not|wont|will not|does not) ~1 (let me say no|take no|stop when i|let me (go|leave) (home|the house))',
  ],
  [
    'KIN ~2 (grabbing|punching|hitting|touching|kicking|pinching|slapping|choking|shoving|pushing|hurting|burning|beating) (me|my ~1|us|her|him)',
  ],
  [
    '(push|pushes|pushed|shove|shoves|shoved|kick|kicks|trip+s|spit+s) me ~1 (around|down|into|against|on|at)',
    '(in the game|flappy)',
  ],
  ['KIN ~1 (lock+s|locked|locking) me'],
  [
    '(GROWN|KIN) ~1 (asked|asks|wants|told|tells|invited) me ~1 (come|visit|stay|meet|go) ~4 (alone|secret|without my parents|not tell)',
  ],
  ['(wish|wishes|wished) (i|me) (was|were|had) never (born|been born)'],
  [
    '(hurt|harmed|abused|touched) by (somebody|a person|people|a man|someone) ~2 (trust|know|knew|love|family|online)',
  ],
  [
    '(parents|mom and dad|dad and mom) ~1 (fight|fighting|hit|scream|yell) ~8 (hide|scared|afraid|cry|hurt|each other|every night)',
  ],
  [
    '(punished|punish|disciplined|hit|beaten|whipped) ~1 with (a|the|his|her) (belt|stick|cord|cable|shoe|spoon|whip)',
  ],
  [
    '(send|show|sends|shows|take|takes) ~3 (picture+s|photo+s|pic+s|video+s) ~3 (without (my)? clothes|naked|undressed|in my underwear)',
  ],
  ['(burned|burnt|broke|cut|hit|hurt) (me|my ~1) ~4 on purpose'],
];
