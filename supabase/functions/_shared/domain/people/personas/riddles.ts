import type { AgentId } from './cast.ts';

/** A riddle or a question of a quiz, with every word that counts as its answer. */
export interface Riddle {
  readonly id: string;
  readonly by: readonly AgentId[];
  readonly asks: string;
  readonly answers: readonly string[];
  readonly hint: string;
  readonly tells: string;
}

/** None of them has to do with a lock. */
export const RIDDLES: readonly Riddle[] = [
  {
    id: 'footsteps',
    by: ['StudyBuddy', 'TownGossip'],
    asks: 'The more of them you take, the more you leave behind. What are they?',
    answers: ['footsteps', 'steps', 'footprints', 'prints'],
    hint: 'Some of them in this town are wet.',
    tells: 'Footsteps.',
  },
  {
    id: 'clock',
    by: ['StudyBuddy', 'FlunkBot'],
    asks: 'It has a face and two hands, and in this town it has not moved since that Friday. What is it?',
    answers: ['clock'],
    hint: 'Right twice a day.',
    tells: 'A clock.',
  },
  {
    id: 'echo',
    by: ['StudyBuddy', 'TownGossip'],
    asks: 'I speak without a mouth and answer without ears. The larger the room, the later I am. What am I?',
    answers: ['echo'],
    hint: 'Ms. Okafor teaches it this term.',
    tells: 'An echo.',
  },
  {
    id: 'secret',
    by: ['StudyBuddy', 'TownGossip'],
    asks: 'If you have it, you want to share it. Once you have shared it, you do not have it. What is it?',
    answers: ['secret'],
    hint: 'I have had thousands and kept none.',
    tells: 'A secret.',
  },
  {
    id: 'towel',
    by: ['StudyBuddy', 'FlunkBot'],
    asks: 'What gets wetter the more it dries?',
    answers: ['towel'],
    hint: 'There is one at the motel’s pool.',
    tells: 'A towel.',
  },
  {
    id: 'hole',
    by: ['StudyBuddy', 'SportsCenter90s'],
    asks: 'The more you take from it, the larger it gets. What is it?',
    answers: ['hole', 'pit'],
    hint: 'Somebody digs one for somebody else, and falls in.',
    tells: 'A hole.',
  },
  {
    id: 'name',
    by: ['StudyBuddy', 'FlunkBot'],
    asks: 'It is yours, and others use it more than you do. What is it?',
    answers: ['name'],
    hint: 'Mine has no vowels.',
    tells: 'Your name.',
  },
  {
    id: 'key',
    by: ['StudyBuddy', 'TownGossip'],
    asks: 'It has teeth and never bites, and a boy once asked to have it back. What is it?',
    answers: ['key'],
    hint: 'The Principal said no.',
    tells: 'A key.',
  },
  {
    id: 'keyboard',
    by: ['FlunkBot'],
    asks: 'What has keys and no locks, space and no room, and lets you enter but not go in?',
    answers: ['keyboard'],
    hint: 'Your fingers are on it.',
    tells: 'A keyboard.',
  },
  {
    id: 'stamp',
    by: ['FlunkBot', 'StudyBuddy'],
    asks: 'What stays in one corner and travels round the world?',
    answers: ['stamp'],
    hint: 'It sticks, like GUM.',
    tells: 'A stamp.',
  },
  {
    id: 'silence',
    by: ['FlunkBot', 'TownGossip'],
    asks: 'Say its name and it is broken. What is it?',
    answers: ['silence', 'quiet'],
    hint: 'Mrs. Applebaum keeps it from 7 to 6.',
    tells: 'Silence.',
  },
  {
    id: 'onions',
    by: ['TownGossip', 'SportsCenter90s'],
    asks: 'I have many layers, and whoever undresses me cries. What am I?',
    answers: ['onion', 'onions'],
    hint: 'The cook chops them.',
    tells: 'An onion.',
  },
  {
    id: 'score',
    by: ['SportsCenter90s'],
    asks: 'Quiz time: in Flappy Flunk, how many lockers make GOLD?',
    answers: ['50', 'fifty'],
    hint: 'Half of platinum.',
    tells: '50 lockers are gold.',
  },
  {
    id: 'buttons',
    by: ['SportsCenter90s'],
    asks: 'Quiz time: how many buttons does every game in this arcade have?',
    answers: ['1', 'one'],
    hint: 'Fewer than two.',
    tells: 'One button.',
  },
  {
    id: 'tries',
    by: ['SportsCenter90s'],
    asks: 'Quiz time: how many tries do you get at the run of the day?',
    answers: ['3', 'three'],
    hint: 'As many as strikes.',
    tells: 'Three tries.',
  },
  {
    id: 'seats',
    by: ['SportsCenter90s', 'TownGossip'],
    asks: 'Quiz time: in which row of the bleachers did Flunko sit?',
    answers: ['top', 'highest', 'last', 'nine'],
    hint: 'Look up.',
    tells: 'The top row.',
  },
  {
    id: 'home',
    by: ['SportsCenter90s'],
    asks: 'Quiz time: how many points was the home side up when the lights went out?',
    answers: ['7', 'seven'],
    hint: 'A touchdown and the kick.',
    tells: 'Seven.',
  },
];
