import type { AgentId } from '@shared/domain/people/personas/cast.ts';
import {
  EMPTY_MEMORY,
  type Memory,
  type PersonaContext,
  type Reply,
  type Said,
} from '@shared/domain/people/personas/context.ts';
import type { HelpPlace } from '@shared/domain/people/personas/earnest/help.ts';
import { reply } from '@shared/domain/people/personas/reply.ts';
import { DEFAULT_TIME_CONFIG } from '@shared/domain/town/dayNight.ts';
import { parseAddress, epochMs } from '@shared/kernel/units.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';

/** A person who holds two Flunks of the Jocks, on the first of October at one in the afternoon of Arcadia. */
export const PERSON: PersonaContext = {
  name: 'Rosie',
  now: epochMs(Date.parse('2025-10-01T18:00:02Z')),
  hours: DEFAULT_TIME_CONFIG,
  holder: {
    wallet: parseAddress('0x0000000000000001'),
    flunks: 2,
    cliques: new Set(['JOCK'] as const),
    hasTeddy: false,
  },
  backpacks: 1,
  facts: new Set(),
  objectives: [
    objective(
      'chapter1_slacker',
      1,
      'slacker',
      'Lunch Is Canceled',
      'Try the door that is not for you.',
      'open',
    ),
    objective(
      'chapter1_overachiever',
      1,
      'overachiever',
      'Under the Bed',
      'A trunk wants four digits.',
      'open',
    ),
    objective('chapter2_slacker', 2, 'slacker', 'Friday Night Lights', 'Throw the switch.', 'done'),
    objective(
      'chapter2_overachiever',
      2,
      'overachiever',
      'The Same Lock Twice',
      'Alarm clocks agree on it.',
      'open',
    ),
    objective('chapter3_slacker', 3, 'slacker', 'Say Cheese', 'Vote for a class photo.', 'later'),
    objective(
      'chapter4_slacker',
      4,
      'slacker',
      'The Last Dance',
      'Go to Homecoming, and stay to the end.',
      'open',
    ),
    objective('chapter5_slacker', 5, 'slacker', 'By the Telephone', 'Read your quarter.', 'open'),
    objective('chapter6_slacker', 6, 'slacker', 'A Name at the Door', 'Leave your name.', 'open'),
  ],
  gum: { balance: 135, streak: 4, checkedIn: false },
  daily: { login: 5, checkIn: 15, most: 20 },
  prizes: [
    { name: 'Slush Cup', price: 25 },
    { name: 'Mix Tape', price: 40 },
    { name: 'Last Quarter', price: 400 },
  ],
  scores: [
    { game: 'flappy-flunk', leader: { name: 'bucket', score: 88 }, own: { score: 31, rank: 5 } },
    { game: 'flunky-uppy', leader: null, own: null },
  ],
  deeds: {
    spent: [
      { what: 'Prize counter', gum: 65 },
      { what: 'Zoltar', gum: 30 },
    ],
    earnedToday: 20,
    spentToday: 10,
    runsToday: 3,
    cluesToday: 1,
    clues: 12,
    comments: 2,
    signatures: 1,
    writers: ['bucket', 'Max'],
    works: 2,
    lastWork: 'When the bell rings',
    place: 'arcade',
  },
  inTown: { arcade: 2 },
  rumor: 'They say that a clock was dusted.',
  isBuildMode: false,
};

function objective(
  id: string,
  chapter: number,
  type: 'slacker' | 'overachiever',
  title: string,
  description: string,
  state: 'open' | 'done' | 'later',
): PersonaContext['objectives'][number] {
  return { id, chapter, type, title, description, reward: type === 'slacker' ? 50 : 100, state };
}

/** What is kept for everywhere. */
export const HELP: readonly HelpPlace[] = [{ name: 'Find A Helpline', address: 'findahelpline.com' }];

export interface Conversation {
  say(message: string): Reply;
  readonly memory: () => Memory;
}

/** A conversation as the server has it: it keeps the memory, and the page sends the last six messages. */
export function talkTo(
  persona: AgentId,
  changes: Partial<PersonaContext> = {},
  seed = 'conversation',
): Conversation {
  const random = seededRandom(`${persona} ${seed}`);
  const history: Said[] = [];
  let memory = EMPTY_MEMORY;
  let quiet = 0;
  return {
    say(message) {
      const answer = reply({
        persona,
        message,
        history: history.slice(-6),
        context: { ...PERSON, ...changes },
        memory,
        quiet,
        help: HELP,
        random: random.fraction,
      });
      memory = answer.memory;
      quiet = answer.quiet ?? 0;
      history.push({ by: 'person', text: message }, { by: 'persona', text: answer.message });
      return answer;
    },
    memory: () => memory,
  };
}
