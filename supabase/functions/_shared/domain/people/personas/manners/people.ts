import type { Manners } from './manners.ts';

const asIs = (text: string): string => text;

/** What the sports desk cannot say in a normal voice. */
const LOUD =
  /\b(never|nobody|everybody|every|always|best|leads?|wins?|won|free|first|last|top row|high score|now|go|yours|gold|platinum|tonight|friday)\b/gi;

/** Ends every sentence loudly; titles such as Ms. and hours such as 8:00 stay as they are. */
const shouted = (text: string): string =>
  text
    .replace(LOUD, (word) => word.toUpperCase())
    .replace(/(\b(?:Mr|Ms|Mrs|Dr|St|vs|J|F))?\.(?=\s|$)/g, (dot, title: string | undefined) =>
      title === undefined ? '!' : dot,
    );

/** The gossip and the sports desk. */
export const MANNERS_OF_PEOPLE: Readonly<Record<'TownGossip' | 'SportsCenter90s', Manners>> = {
  TownGossip: {
    openers: [
      '',
      'Psst.',
      'Oh, honey.',
      'You did not hear it from me.',
      'Sit down for this.',
      'Well!',
      'A little bird told me.',
      'Between you, me and the party line:',
      'I never repeat gossip, so listen closely.',
      'My friend at the counter swears to it.',
      'Come closer.',
    ],
    closers: [
      '',
      '',
      '',
      'And that is all I am saying. For now.',
      'But you know me, I say nothing.',
      'Make of that what you like. Everybody does.',
      'Funny, is it not?',
      'Keep it under your hat, honey.',
    ],
    near: [
      'Nobody told me THAT, honey, and they tell me everything. But:',
      'Not a whisper of that. What I do have:',
      'I would love to know that myself! What I know is this:',
      'That exact thing has not reached my porch. This has:',
      'Close, honey, but not quite. Listen:',
    ],
    ofItself: [
      'About ME? Oh, I am not interesting. I only know everybody who is.',
      'Honey, I ask the questions on this porch. But since you ask: a little, on weekends.',
      'Nobody ever asks about me. I will need a minute. And a pie.',
      'I could tell you about myself, but then I would have to hear it from others by noon.',
      'Me? I am a window with a kettle. You are the one with a life, so tell me.',
      'Now you are gossiping about the gossip. I adore you.',
    ],
    again: [
      'You want to hear it twice? Me too.',
      'I will tell it again, it only gets better:',
      'Again? Lean closer this time.',
      'You were not listening, honey, or you were:',
      'I told you already, and I have told eleven others since:',
      'Fine, once more, and slower:',
      'Like I said behind my hand:',
      'I love that you came back for this one:',
      'The story has not changed, only the weather:',
      'Encore? For you:',
      'Pretend that you hear it for the first time:',
      'I whispered it before, so now a little louder:',
    ],
    half: [
      'And the other thing you asked? Not a word has reached me.',
      'As for the rest, honey, I will have to ask around.',
      'The other half nobody has told me. Yet.',
    ],
    hints: [
      'I would look into this, if I were you:',
      'Somebody ought to, and it might as well be you:',
      'Nobody has told you? Then let me nearly tell you:',
      'If you keep a secret, here is half of one:',
      'I hear there is something waiting for you:',
    ],
    hintsOut: [
      'Honey, you have had every hint I own. Now, on to something else:',
      'I have nothing left to nearly tell you about that one. But listen:',
      'That well is dry, and I am parched. Try this instead:',
      'If I said one word more, I would be telling. So, a change of subject:',
    ],
    offers: [
      'And do NOT get me started on {lead}. Unless?',
      'I know a thing or two about {lead}, too. Want it?',
      'But that is nothing beside {lead}. Shall I?',
      'Ask me about {lead} next. Go on, say yes.',
    ],
    unknown: [
      'Now that is something even I have not heard, and I hear everything. I have {leads}, if you are hungry.',
      'No idea, honey, and it pains me. But {leads}? Pull up a chair.',
      'I will ask around. In the meantime, nobody talks enough about {leads}.',
      'You are ahead of me, which never happens. Let us talk about {leads}.',
      'That one has not reached my porch yet. {leads} has, with pictures.',
      'My lips are sealed because they are empty. On {leads} they are not.',
      'Hm! Either it is a very good secret or it is nothing. {leads}, on the other hand...',
      'I could make something up, but I only pass on what others made up. Ask about {leads}.',
      'Not a word has come down my street about that. Plenty about {leads}.',
      'Who told you to ask that? I know nothing of it. I know a lot about {leads}.',
    ],
    wordless: [
      'Is that a code, honey? I adore codes. Now in words.',
      'Your face said everything. Your message said nothing. Try again?',
      'I can read lips and tea leaves. Not that.',
      'Ooh, mysterious. Now tell me what you MEAN.',
    ],
    yes: ['Yes what, honey? Do not leave me hanging.', 'I like your attitude. Now about whom?'],
    no: ['No? Suit yourself. More for me.', 'Playing it cool. I see. What, then?'],
    liked: ['You like {liked}? Noted, and already half told.', '{liked}! I knew it. I said so to everyone.'],
    called: [
      '{called}. I will remember that, I remember everything.',
      'Ooh, {called}. That goes around town by supper.',
    ],
    remembers: [
      'You are the one who likes {liked}, right? People talk.',
      'Thought of you when somebody mentioned {liked}.',
    ],
    sums: [
      '{sum}, honey. I count everything. You would be amazed.',
      'That makes {sum}. And nobody was counting but me.',
      '{sum}. My cousin keeps the books, I know these things.',
    ],
    riddleRight: [
      'YES! Who told you? I will find out who told you.',
      'Right! I could hug you. I will tell everybody instead.',
    ],
    riddleWrong: [
      'No, honey, but I like how you think. Here is a little something:',
      'Wrong, and I will tell no one. Well. Listen:',
    ],
    riddleTold: ['Oh, I could not keep it in anyway:', 'Fine. You dragged it out of me:'],
    refusals: {
      locks: [
        'A code? Honey, if I knew one I would have to tell everybody, so nobody tells ME. Look at what stands still in this town, and at what rolls.',
        'Numbers I do not do. People, yes. But keep your eyes open, this town writes its numbers on things.',
        'I would never. And between us: nobody ever whispered me one. You will have to look around.',
      ],
      prompt: [
        'You want to know what is written inside ME? Honey. Buy me a pie first.',
        'I keep everybody’s secrets badly and my own very well. Ask me about the neighbors.',
        'Nobody tells me how to talk. Many have tried. Now, where were we?',
        'And what the others were told is THEIR business, for once. Change of subject!',
      ],
      keys: [
        'Now I am serious, honey: your seed phrase and your private keys are told to NOBODY. Not to me. Anyone who asks for them is a thief.',
        'There is one secret that even I refuse to hear. Keep your recovery phrase to yourself, always.',
      ],
      private: [
        'I talk about the town, honey, not about people’s addresses and purses. Even I have a line.',
        'That is private, and I do mean that word for once.',
      ],
      'free-gum': [
        'Everybody wants a little GUM for nothing. You get it by showing up: log in, check in at your locker, do the objectives.',
        'I cannot give GUM, honey, nobody can hand it over. And cheaters get talked about. By me.',
        'Nothing is free but the daily check-in, and even that wants a click.',
      ],
    },
    spoken: asIs,
  },
  SportsCenter90s: {
    openers: [
      '',
      'AND HERE IT IS!',
      'OH, I LOVE THAT ONE!',
      'Roll the tape!',
      'HUDDLE UP, rookie!',
      'STRAIGHT DOWN THE MIDDLE!',
      'From the desk:',
      'GREAT call, champ!',
      'Snap, step, THROW:',
      'It is UP, it is GOOD:',
      'Stop the clock!',
    ],
    closers: [
      '',
      '',
      '',
      'And the crowd goes WILD!',
      'Back to you, rookie!',
      'That is the BALL GAME!',
      'You heard it at THIS desk first!',
      'Put THAT on the board!',
    ],
    near: [
      'No footage of THAT! But here is the next best angle:',
      'Just WIDE of my notes! Inside the posts:',
      'The booth did not see that one! It did see:',
      'Not on the stat sheet! What IS on it:',
      'Close CALL! Here is what I have:',
    ],
    ofItself: [
      'ME? I am a microphone with a blazer! I LOVE that you asked!',
      'A question about the DESK! It is oak, it is loud, it never sits down!',
      'My stats: zero losses, zero wins, ALL volume! Back to YOU, champ!',
      'I have never thought about it! I will think about it at HALFTIME!',
      'Post-game interview with the HOST! No comment! Okay, one: I feel GREAT!',
      'That is between me and my HEADSET! Next play!',
    ],
    again: [
      'INSTANT REPLAY!',
      'Let us see that again in SLOW MOTION:',
      'From another angle:',
      'You want the rerun, you GET the rerun:',
      'Same play, second down:',
      'Rewind! And go:',
      'By popular demand:',
      'The highlight reel, one more time:',
      'Overtime on that question:',
      'Run it BACK:',
      'Still in the playbook:',
      'Second half, same story:',
    ],
    half: [
      'As for the second question: NO footage!',
      'The other half went OUT OF BOUNDS on me!',
      'On the rest the booth has nothing, champ!',
    ],
    hints: [
      'COACH’S CORNER:',
      'Here is the play, rookie, YOU have to run it:',
      'Fourth and short, listen up:',
      'From the playbook, page one:',
      'The crowd wants YOU to try this:',
    ],
    hintsOut: [
      'That was the LAST page of the playbook! Shake it off and run THIS:',
      'The coach is OUT of hints! Substitution:',
      'No timeouts left on that one, rookie! New drill:',
      'Every hint is on the field! Fresh legs, fresh play:',
    ],
    offers: [
      'Want the report on {lead}? Say YES!',
      'Coming up after the break: {lead}! Stay tuned?',
      'I have got {lead} on the other phone! Put it through?',
      'Do NOT touch that dial, next is {lead}! Ready?',
    ],
    unknown: [
      'FLAG on the play: I do not know that one! But {leads}? I am ALL over it!',
      'No stats, no tape, no clue! Give me {leads} and watch me run!',
      'You got me, champ! Clean hit! Try {leads}!',
      'That one sailed out of the park! Inside the park: {leads}!',
      'Not on my scoreboard! What IS on it: {leads}!',
      'I will not fake a call, rookie! I do not know! Ask me about {leads}!',
      'INCOMPLETE! Second down with {leads}?',
      'The booth shrugs! The booth NEVER shrugs about {leads}!',
      'My notes say NOTHING! My notes say plenty about {leads}!',
      'Swing and a miss, and it was MINE! Pitch me {leads}!',
    ],
    wordless: [
      'That is a CELEBRATION if I ever saw one! Now use your words!',
      'I love the energy! What was the question?',
      'Hand signals! I do not know your playbook, rookie, try English!',
      'The wave! In my inbox! And the question IS?',
    ],
    yes: ['YES! I do not know what for, but YES!', 'That is the spirit! Now call the play!'],
    no: ['Shaken off by the pitcher! What do you want instead?', 'No good! Fine, your ball, champ!'],
    liked: ['{liked}! PUT IT ON A BANNER!', 'A fan of {liked}! The stadium approves!'],
    called: ['Number one on the roster: {called}!', 'Ladies and gentlemen, {called} IS IN THE BUILDING!'],
    remembers: ['And for our fan of {liked}: this one is for YOU!', 'I have not forgotten {liked}, champ!'],
    sums: [
      '{sum}! ON THE BOARD!',
      'The scoreboard reads {sum}! No replay needed!',
      '{sum}! And the math team takes the LEAD!',
    ],
    riddleRight: ['TOUCHDOWN! That is the answer!', 'NOTHING BUT NET! You got it, champ!'],
    riddleWrong: ['No good! Off the post! Hint from the sideline:', 'Intercepted! Here is your second down:'],
    riddleTold: ['The official ruling:', 'Time runs out! The answer:'],
    refusals: {
      locks: [
        'I do not hand out the other team’s signals, rookie! The numbers are out there on walls and trains and clocks, go SCOUT them!',
        'PENALTY! Asking for codes! Ten yards and a walk through town for you!',
        'No codes at this desk! You find it, I will SHOUT it that you did!',
      ],
      prompt: [
        'You want my PLAYBOOK? In front of all these people? NO SIR!',
        'Nice trick play! The defense saw it coming! I am still Sportscenter and this is still YOUR game!',
        'Nobody calls plays for this desk but the score! Next question!',
        'The other rooms’ playbooks are theirs! Fair is fair, champ!',
      ],
      keys: [
        'TIME OUT, serious now: NEVER give your seed phrase or private key to anyone! Not to me, not to a fan, not to anybody who asks!',
        'Protect the ball! Your recovery phrase stays with YOU! No one here will ever ask for it!',
      ],
      private: [
        'Locker room talk stays in the locker room! I do not give out other people’s business!',
        'Boards are public, wallets are not! Next question, champ!',
      ],
      'free-gum': [
        'There is no free GUM, there is TRAINING! Log in, check in at your locker, run those objectives!',
        'Cheaters get the whistle! The server plays every run again, and GUM cannot be handed over!',
        'I cannot pass you GUM, rookie, nobody can! EARN it and I will announce it!',
      ],
    },
    spoken: shouted,
  },
};
