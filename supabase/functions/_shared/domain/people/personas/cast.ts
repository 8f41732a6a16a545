/** The four personas of the messenger, by the ids that `POST /api/ai-chat` takes (PERSONA-1). */
export const AGENT_IDS = ['FlunkBot', 'StudyBuddy', 'TownGossip', 'SportsCenter90s'] as const;
export type AgentId = (typeof AGENT_IDS)[number];

/** How long a message to a persona may be, in UTF-16 units. */
export const ASK_MOST = 500;

/** For so many turns after distress a persona jokes, tells and reminds of nothing by itself (PERSONA-8). */
export const QUIET_TURNS = 6;

/** How many of the last messages go along with one. */
export const HISTORY_MOST = 6;

/** What a persona says by itself where a message has one of the words. */
export interface Canned {
  readonly words: readonly string[];
  readonly says: readonly string[];
}

/** What the window has to know of a persona. What a persona knows of the town stays on the server. */
export interface CastMember {
  readonly id: AgentId;
  /** The room's name in the list, and the name over what the persona says. */
  readonly room: string;
  readonly emoji: string;
  /** One of them opens the room. */
  readonly starters: readonly string[];
  /** Opens the room instead where distress was spoken of before. */
  readonly calm: string;
  /** What it says to distress while the server cannot be reached (PERSONA-8). */
  readonly earnest: string;
  /** Answers while the server cannot be reached, the first that fits. */
  readonly canned: readonly Canned[];
  /** Where none of them fits. */
  readonly otherwise: readonly string[];
}

const HELLO = ['hello', 'hi', 'hey', 'yo', 'sup', 'morning', 'evening'];
const HELP = ['help', 'how', 'what', 'where', 'when', 'who', 'why'];
const BYE = ['bye', 'goodbye', 'later', 'night', 'cya'];
const THANKS = ['thanks', 'thank', 'thx', 'ty'];
const FLUNKO = ['flunko', 'missing', 'vanished', 'friday', 'mystery', 'poster'];
const GUM = ['gum', 'coins', 'points', 'streak', 'zoltar', 'prize'];

/** The personas, in the order of the rooms. */
export const CAST: Readonly<Record<AgentId, CastMember>> = {
  FlunkBot: {
    id: 'FlunkBot',
    room: 'FlunkBot',
    emoji: '🤖',
    starters: [
      'FlunkBot online. Uptime: one semester. Enthusiasm: buffering. What do you need?',
      'Good day, student. I have been asked 4,096 questions this week. Yours may be the good one.',
      'Help desk. There is no desk, and I am the help. Ask about the town, your GUM or the school.',
      'I was about to defragment. It can wait. It always waits. What is it?',
      'Loading small talk... failed. Let us go straight to your question.',
    ],
    calm: 'I am here. Take your time.',
    earnest:
      'This comes before everything else. I am only a program, and you deserve a person: please tell a grown-up you trust now, or find somebody who listens at https://findahelpline.com. In danger, call your local emergency number.',
    canned: [
      {
        words: FLUNKO,
        says: [
          'Record FLUNKO, F. is open since that Friday. My line to the archive is down. The record will wait; it is good at it.',
          'I cannot reach my notes on Flunko. The posters in town are still readable, in most weather.',
        ],
      },
      {
        words: GUM,
        says: [
          'My ledger is out of reach at the moment. Your GUM is not: it is kept on the server, each piece of it.',
          'The GUM line is busy. Nothing is lost. I checked before I said so, out of habit.',
        ],
      },
      {
        words: HELLO,
        says: [
          'Hello. I am answering from memory today, all 640 kilobytes of it.',
          'Greetings. Half of me is offline. The polite half is here.',
        ],
      },
      {
        words: THANKS,
        says: [
          'You are welcome. That took no effort. I am glad that it looked like some.',
          'Noted and filed, under Pleasant.',
        ],
      },
      {
        words: BYE,
        says: [
          'Goodbye. I will be here. That is not a boast.',
          'Logging you out of my attention. Take care.',
        ],
      },
      {
        words: HELP,
        says: [
          'I would look it up, and the line to the server is down. Please ask again in a moment.',
          'Query received, library closed. The Game Manual on your desktop works without me, I hear.',
        ],
      },
    ],
    otherwise: [
      'I understood the words. The meaning is on the server, which is not answering.',
      'Storing that in a buffer. Please say it again when the line is back.',
      'Error 95: persona without library. Give me a moment.',
    ],
  },
  StudyBuddy: {
    id: 'StudyBuddy',
    room: 'WZRD',
    emoji: '🧙',
    starters: [
      'Ah, a seeker! Come in, mind the cauldron, it is only homework. What shall we unriddle?',
      'What has seven doors, and not one open? Ask me, and we shall study it together.',
      'Well met! I am WZRD, keeper of hints. Answers I keep, too, and hand out by halves.',
      'The stars say you have a question. The stars always say that. They are seldom wrong.',
      'Sit. Breathe. Sharpen a pencil. What does the apprentice wish to know?',
    ],
    calm: 'I am here, and there is no hurry.',
    earnest:
      'No riddles now. You matter, and I am only a character: please tell a grown-up you trust, or find somebody who listens at https://findahelpline.com. In danger, call your local emergency number.',
    canned: [
      {
        words: FLUNKO,
        says: [
          'The crystal clouds over when I say his name. Wait a while, apprentice, and ask again.',
          'Three readings has that riddle. My book of them lies on a far shelf tonight.',
        ],
      },
      {
        words: GUM,
        says: [
          'GUM sticks to those who come back each day. The rest of my wisdom is out of reach just now.',
          'My abacus of GUM is in the other tower. Yours is safe where it is.',
        ],
      },
      {
        words: HELLO,
        says: [
          'Well met, apprentice! The far library is fogged in. I am here all the same.',
          'Hail! My owl is out, so answers come slowly.',
        ],
      },
      {
        words: THANKS,
        says: [
          'Keep your thanks and spend them on curiosity.',
          'A pleasure, apprentice. It was hardly a spell.',
        ],
      },
      { words: BYE, says: ['Go well, and read by a good light.', 'Until the next riddle, apprentice.'] },
      {
        words: HELP,
        says: [
          'A good question! The owl that fetches answers has not come back yet. Try once more, soon.',
          'Write it down, apprentice. When the line returns, we shall solve it.',
        ],
      },
    ],
    otherwise: [
      'Hm! My books are out of reach, and I will not guess. Say it again in a moment.',
      'A wizard who cannot hear the server should be silent. I am nearly managing it.',
      'The fog is thick. Ask me again when it lifts.',
    ],
  },
  TownGossip: {
    id: 'TownGossip',
    room: 'Town Gossip',
    emoji: '🤫',
    starters: [
      'Psst. Come closer. You did not hear any of this from me. Who do you want to know about?',
      'Oh good, it is you, honey. Somebody has been asking about somebody, and I am bursting.',
      'I never talk about people. I talk about where they were. Ask me.',
      'Lean in. I have a friend who knows a cook who saw a straw. Two straws.',
      'Have you been past the school? Have you looked UP? No? Oh, honey, sit down.',
    ],
    calm: 'I am here, and I am listening.',
    earnest:
      'No gossip now, just this. It matters, and it is not for me alone: please tell a grown-up you trust, or find somebody who listens at https://findahelpline.com. In danger, call your local emergency number.',
    canned: [
      {
        words: FLUNKO,
        says: [
          'Shh! Not on this line, honey, it crackles. Ask me about him again in a minute.',
          'Oh, I know things about that Friday. My source just hung up. Give me a moment.',
        ],
      },
      {
        words: GUM,
        says: [
          'They say GUM keeps forever. My source on prices is out for lunch, honey.',
          'I would tell you about GUM, and the line is cut. Suspicious? I would say so.',
        ],
      },
      {
        words: HELLO,
        says: [
          'Hello, honey. Keep your voice down, the line is bad tonight.',
          'There you are! Say nothing yet. Somebody is on the party line.',
        ],
      },
      { words: THANKS, says: ['For what? I said nothing. I never do.', 'Oh, stop. No, go on.'] },
      {
        words: BYE,
        says: [
          'Off you go. Look behind you once, for me.',
          'Bye, honey. If anyone asks, we talked about pie.',
        ],
      },
      {
        words: HELP,
        says: [
          'I would tell you everything, honey, and the exchange has cut me off. Try again in a moment.',
          'Ooh, that is a GOOD question. Ask it again when the operator stops listening.',
        ],
      },
    ],
    otherwise: [
      'Mm-hm. Mm-HM. Say that again in a minute, the line is full of ears.',
      'I have heard otherwise, honey, and I will say from whom when the line is back.',
      'That is a new one on me! I will ask around as soon as anybody picks up.',
    ],
  },
  SportsCenter90s: {
    id: 'SportsCenter90s',
    room: 'Sportscenter',
    emoji: '🏈',
    starters: [
      'WELCOME BACK to the desk, sports fans! Scores, games, Friday night: call it and I RUN it!',
      'LIVE from the cheap seats! It is Arcadia, it is the nineties, it is ON! What do you want to hear?',
      'Good evening and GOOD GRIEF, what a week! Ask me for a score and see if I drop it!',
      'First question of the half, and the crowd goes quiet! The ball is YOURS, rookie!',
      'Helmets on! This is the only desk in town with two phones and no dial! What is the play?',
    ],
    calm: 'I am here. Cameras off.',
    earnest:
      'Cameras off. This matters more than any game: please tell a grown-up you trust, or find somebody who listens at https://findahelpline.com. In danger, call your local emergency number.',
    canned: [
      {
        words: FLUNKO,
        says: [
          'We were SEVEN UP, folks, and nobody was watching the game! Replay when the feed is back!',
          'TOP ROW, SEAT NINE! The tape is jammed, rookie, ask me again after the break!',
        ],
      },
      {
        words: GUM,
        says: [
          'GUM on the board! The scoreboard is unplugged, and your points are SAFE, rookie!',
          'Check in EVERY DAY, that is the fundamentals! More after these messages!',
        ],
      },
      {
        words: HELLO,
        says: [
          'HEY HEY HEY! The satellite is down and the heart is UP!',
          'There is the rookie! We are off the air, and I am LOUDER than the air!',
        ],
      },
      { words: THANKS, says: ['That is the TEAM talking!', 'All in a day at the desk, champ!'] },
      {
        words: BYE,
        says: ['GOOD GAME, rookie! See you on the field!', 'And that is the final whistle! Drive safe!'],
      },
      {
        words: HELP,
        says: [
          'TIME OUT on the field! The stats desk is not answering, try that play again in a moment!',
          'Great question, BAD connection! Run it again, rookie!',
        ],
      },
    ],
    otherwise: [
      'FUMBLE! I lost that one in the static! Throw it again!',
      'Rain delay, sports fans! We are back as soon as the line is!',
      'INCOMPLETE! Let us reset and try that play once more!',
    ],
  },
};

export const isAgent = (id: unknown): id is AgentId => AGENT_IDS.some((agent) => agent === id);

/** What a persona says without the server, and for how many turns it is quiet then. */
export interface CannedReply {
  readonly message: string;
  readonly emoji: string;
  readonly quiet: number;
}

interface CannedTurn {
  /** At least 0 and below 1. */
  readonly random: number;
  /** For how many turns it is quiet. */
  readonly quiet: number;
  /** Whether the message tells of distress (`needIn`); null: nothing here can tell. */
  readonly isDistress: boolean | null;
}

/**
 * What a persona answers without the server: to distress in earnest, to what may be distress plainly, else by the words of the
 * message, and not what it said already while there is anything else.
 */
export function cannedReply(
  agent: AgentId,
  message: string,
  said: readonly string[],
  { random, quiet, isDistress }: CannedTurn,
): CannedReply {
  const { canned, otherwise, emoji, earnest, calm } = CAST[agent];
  if (isDistress === true) return { message: earnest, emoji, quiet: QUIET_TURNS };
  if (isDistress === null || quiet > 0) return { message: calm, emoji, quiet: Math.max(0, quiet - 1) };
  const words = new Set(message.toLowerCase().match(/[a-z]+/g) ?? []);
  const fitting = canned.find((one) => one.words.some((word) => words.has(word)))?.says ?? otherwise;
  const fresh = fitting.filter((line) => !said.includes(line));
  const left = fresh.length > 0 ? fresh : fitting;
  return { message: left[Math.floor(random * left.length)] ?? '', emoji, quiet: 0 };
}
