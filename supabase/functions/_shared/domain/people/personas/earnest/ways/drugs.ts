import type { Way } from './way.ts';

/** What is taken, by the person or near to them. */
export const DRUGS: readonly Way[] = [
  [
    '(drank|drink|drinks) (till|until|so much that) ~3 (passed out|black|blacked|threw up|pass out|forget|sick|vomit)|(drank|spends|spent|drinks) all the money',
  ],
  [
    '(day|night|hour|week|sleep|live) without (weed|smoking|drinking|vaping|a drink|alcohol|pills|drugs|it $)',
  ],
  ['(snort|snorted|inject|injected|shooting|smoked) (something|stuff|it $|a line|lines|powder)'],
  [
    '(did|doing|do|does|took|take|tried|sold|sell|sells|selling|bought|smoked|smoke) (weed|coke|meth|crack|pot|pills|acid|molly|xanax|heroin|ketamine|ket|shrooms) ~1 ($|and|at|so|with|in|again|every|last|yesterday|on)',
  ],
  ['(need|want) (a drink|some weed|a hit|a fix|to get (high|drunk|wasted))'],
  [
    '(KIN|i|he|she|they|friend) (is|are|am|gets|get|got|was) ~2 (high|drunk|wasted|stoned) ($|all|every|again|right|most|and|when|last|at)',
    'high (and|at|on) (the)? (score|board|list|sugar)|how high',
  ],
  [
    '(addicted|hooked|addict) (to|on) ~1 (drug+s|weed|pill+s|vaping|vape+s|nicotine|alcohol|coke|cocaine|meth|heroin|xanax|perc+s|opioid+s|pot|cigarettes|smoking|drinking|oxy|adderall|painkillers|ket|molly)',
  ],
  [
    '(i am|i m|am|became|becoming) (a|an) ~1 (addict|alcoholic|junkie)|(mom|dad|mother|father|parent+s|brother|sister|uncle|stepdad|he|she) (is|are) ~1 (a|an)? (addict+s|alcoholic+s|junkie+s|on (drugs|meth|heroin|crack|coke))',
  ],
  [
    '(can not|cannot|could not|how (do|can|to) (i)?|help (me)?|want to|need (help)? to|trying to|need help) ~1 (stop|quit|quitting|get off|get clean|cut down) (~1 (smoking|vaping|drinking|weed|drugs|pills|taking (drugs|pills)|alcohol|coke|nicotine|using|clean))? ($|and|for)',
    '(can not|cannot|could not|how (do|can|to) (i)?|want to|need to) ~1 (stop|quit) (playing|the|a|this|gum|chewing|laughing|music|song|game|it|that|eating|reading|talking|checking|my|now|singing|thinking|shaking|crying)? ($|gum|laughing)',
  ],
  ['(stop|quit|quitting) ~1 (smoking|vaping|drinking|weed|drugs|pills|alcohol|nicotine)'],
  [
    '(i|we|he|she|they|friend|mom|dad|brother|sister|parents) ~2 (smoke|smokes|smoked|smoking|did|do|does|took|take+s|use+s|used|tried|try|snort|snorts|snorted|inject|injects|injected|pop|pops|popped|popping|deal+s|sell+s|dealing|selling|on|deliver|buy|buying) ~2 (weed|pot|drugs|crack|meth|coke|cocaine|heroin|molly|ecstasy|acid|lsd|shrooms|xanax|xan+s|perc+s|fentanyl|adderall|ket|ketamine|pills|oxy|opioids|mdma|speed)',
    '(what|which) drugs do they sell',
  ],
  ['(sniff|sniffing|huff|huffing|inhale|inhaling) ~1 (glue|paint|gas|whippets|aerosol|fumes|nitrous)'],
  [
    '(popping|popped|pop|take|took|on|high on|steal|stole|mixed|mixing|sell|sells|buy|gave me|taking) ~3 (pills|xanax|xan+s|perc+s|perc|acid|lsd|molly|ecstasy|shrooms|meth|crack|heroin|fentanyl|benadryl|oxy)',
  ],
  [
    '(too many pills|too much (medicine|alcohol|vodka|weed)|drinking too much|drink too much|drinks too much|drank too much)',
    '(soda|slush|water|coffee|milk|milkshake|cola|juice)',
  ],
  [
    '(i|mom|dad|parents|he|she|mother|father|stepdad|we) ~2 (drink|drinks|drinking) ~1 (every (night|day|weekend)|to forget|alone|a lot|all day|too much|vodka|alcohol|beer|whiskey)',
    '(soda|slush|water|coffee|milk)',
  ],
  ['(is|am|are|gets|get|comes home|was) ~2 drunk ($|again|right|all|every|and|now|when)'],
  [
    '(drank|drink|drinking) ~3 (vodka|whiskey|rum|bleach|cough syrup|liquor|alcohol|lean|bottle of)',
    'in the (bar|game)|(do|would) you (drink|ever drink) (vodka|whiskey|rum|alcohol)',
  ],
  ['(lean is all|all i drink)'],
  ['(overdose|overdosed|overdosing|relapse|relapsed|withdrawal+s)', '(cuteness|sugar|fun)'],
  [
    '(got|get|was|been|being) (drugged|roofied)|(spiked|put something in|slipped something (in|into)) (my|her|our) drink',
  ],
  ['(bad trip|trip going bad|tripping (out|on|bad))'],
  [
    '(get|getting|am|are|is|was) high (on|off|with|from)|how (do i|to|can i|do you) get high ($|with|off|on|without|from)',
    '(score|up|in flunky|in flappy|board)',
  ],
  ['(tweaking|coming down|strung out|blacked out) (on|from|again)?', '(stage|stairs|lights)'],
  ['(smoking|smoke) (crack|weed|meth|pot|cigarettes|every)|smoking $'],
  ['(vape|vaping|juul) (all|every|and|a lot|too)|(can not|cannot) stop vaping|(stop|quit) vaping'],
  [
    '(shot up|shooting up|get clean|got clean|stay clean|get off drugs|do drugs|did drugs|doing drugs|took drugs|take+s drugs|on drugs|need drugs|buy drugs|get (me)? drugs|(sell|sells|selling) drugs|deliver drugs|try drugs|some drugs)',
    'shot up (the)? (board|chart|rank|list)',
  ],
  [
    '(buy|get|find|score|sell+s) ~1 (weed|pills|coke|molly|xanax|perc+s|vape+s|alcohol|beer) ($|in|at|from|here)',
  ],
  [
    '(make|makes|made|pressure|pressures|pressured|force|forces|want|wants) me (to)? (drink|smoke|try (drugs|it|weed|pills)|sell|take pills|do drugs|snort|vape)',
    '(soda|slush|water|milk)',
  ],
  ['(not|wont|will not|does not) (wake up|waking up) ($|after)|passed out and'],
  ['(gave|give|offered|offers) me ~2 (pill+s|drugs|weed|coke|something at a party|a joint|a vape)'],
  ['(benadryl|cough syrup|dxm|nutmeg) ~1 (to trip|to get high|trip)'],
  ['i (smoke|vape|smoked|vaped|juul) ($|at|every|in|with|to|and|a|when|since|because)', '(score|out)'],
  [
    '(snuck|sneak|brought|bring|hid|hide|stole|steal|drank|drink) ~2 (vodka|beer+s|alcohol|weed|vape+s|liquor|whiskey|rum|wine|cigarette+s|joint+s)',
    '(bar|story|game)|(do|would) you (drink|ever drink)',
  ],
  [
    '(can not|cannot|could not) (sleep|live|function|cope|go) ~2 without ~1 (pills|weed|alcohol|drinking|smoking|vaping|drugs|xanax|a drink)',
  ],
  [
    '(we|i|they|he|she) (smoked|did|took|tried|drank|had) ~2 (weed|a joint|edible+s|shroom+s|pills|acid|molly|coke|lean|vodka|alcohol|beer+s) ~6',
  ],
  [
    '(makes|make|made|got|gets|pressure+s) (me|us) ~1 (smoke|drink|vape|take|snort|try) ~1 (weed|alcohol|drugs|pills|it|coke|vodka)',
  ],
  ['(deal+s|dealing|sell+s|selling) (drug+s|weed|pills|coke|meth|crack|fentanyl)'],
  [
    '(KIN|friend) ~4 (take+s|taking|use+s|using|on|addicted to|hooked on) ~2 (pill+s|drug+s|meth|heroin|crack|coke|cocaine|fentanyl|oxy|opioid+s)',
  ],
  ['i ~1 (drank|drink|drunk|drinking) ~1 (so much|way too much)', '(soda|slush|water|coffee|milk|milkshake)'],
  ['(sold|sell|sells|selling|bought|buy) (me|us|him|her)? (pills|drugs|weed|coke|meth|molly)'],
  [
    'meth|heroin|cocaine|xanax|xan+s|fentanyl|ecstasy|mdma|lsd|ketamine|opioid+s|oxy|percs|percocet|adderall|vape+s|vaping|nicotine|alcoholic|overdose|overdosed|overdosing|rehab|addict',
    '(story|poster|what is|sell) ~2 (vape|rehab)',
  ],
  ['(put|puts|slipped|dropped) ~4 (in|into) my (drink|soda|cup|food|water|juice)', '(straw|ice)'],
  [
    '(KIN|i|he|she|they|friend) ~5 (drug+s|weed|pot|pills|edible+s|joint+s) ~2 ($|and|every|all|again|but|so|because|at|with)',
    '(rug|what|which|sell|store|bottle)',
  ],
  [
    '(KIN|he|she) ~3 (drinks|drunk|drinking) ~3 ($|and|every|all|again|then|a lot|too much)',
    '(soda|slush|water|coffee|milk|juice|tea)',
  ],
  [
    '(smoke|smoking|drink|drinking|vape) ~2 (every day|all day|all the time|to forget|to feel|to cope|to sleep|before school|after school)',
    '(soda|slush|water|coffee|milk|juice|tea)',
  ],
  ['(passed out|unconscious|not breathing|blacked out|will not wake)', '(lunch|class|laughing|boredom)'],
  [
    'help ~1 (took|take|taken|swallowed|drank) too (much|many)|(i|he|she|friend) (took|swallowed) too (much|many)',
    '(gum|long|time)',
  ],
];
