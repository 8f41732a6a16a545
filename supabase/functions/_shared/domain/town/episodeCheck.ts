import { READINGS, type Reading } from './case/cards.ts';
import { PERSON_IDS } from './case/people.ts';
import { canonFault, type CanonFault } from './canon.ts';
import type { Captions, Episode, Note, Question, WeekLock } from './episode.ts';
import { LOCK_CODE } from './locks.ts';
import { isSpot } from './spots.ts';

/** How many answers a question has. */
const ANSWERS = 3;

/** How long the words of an episode may be (characters), and how many there may be. */
export const EPISODE_MOST = {
  title: 40,
  caption: 120,
  captions: 24,
  line: 120,
  lines: 8,
  heading: 40,
  text: 400,
  rumor: 200,
  clueTitle: 25,
  clueText: 88,
  lockTitle: 30,
  questions: 7,
  ask: 80,
  answer: 40,
  asks: 5,
} as const;

/** A part of an episode, as the form of it has them. */
export type EpisodeField =
  | Exclude<keyof Episode, 'leans' | 'clue'>
  | 'clue'
  | `${Reading}.${'captions' | 'dj'}`;

/** What is wrong with an episode, and where. */
export interface EpisodeFault {
  readonly field: EpisodeField;
  /** Which of several: a spot, a person, the number of a line; empty where there is one. */
  readonly at: string;
  readonly fault: CanonFault | 'unknown' | 'none' | 'many' | 'number' | 'digits' | 'three';
}

type Report = (field: EpisodeField, at: string, fault: EpisodeFault['fault'] | null) => void;

/** All that keeps an episode from being told (EPISODE-4); empty: nothing does. */
export function episodeFaults(episode: Episode): readonly EpisodeFault[] {
  const faults: EpisodeFault[] = [];
  const report: Report = (field, at, fault) => {
    if (fault !== null) faults.push({ field, at, fault });
  };
  const { title, captions, dj, news, notice, people, rumor, clue, lock, questions, asks, leans } = episode;
  report('title', '', canonFault(title, EPISODE_MOST.title));
  checkCaptions(report, 'captions', captions, true);
  checkLines(report, 'dj', dj, true);
  checkNote(report, 'news', news);
  checkNote(report, 'notice', notice);
  const told = Object.entries(people);
  for (const [person, line] of told) {
    const isPerson = PERSON_IDS.some((one) => one === person);
    report('people', person, isPerson ? canonFault(line, EPISODE_MOST.line) : 'unknown');
  }
  report('rumor', '', canonFault(rumor, EPISODE_MOST.rumor));
  report('clue', 'at', isSpot(clue.at) ? null : 'unknown');
  report('clue', 'title', canonFault(clue.title, EPISODE_MOST.clueTitle));
  report('clue', 'text', canonFault(clue.text, EPISODE_MOST.clueText));
  if (lock !== null) checkLock(report, lock);
  checkQuestions(report, questions);
  report('asks', '', asks > 0 && asks <= EPISODE_MOST.asks ? null : 'number');
  for (const reading of READINGS) {
    checkCaptions(report, `${reading}.captions`, leans[reading].captions, false);
    checkLines(report, `${reading}.dj`, leans[reading].dj, true);
  }
  return faults;
}

function checkCaptions(report: Report, field: EpisodeField, captions: Captions, needsOne: boolean): void {
  const all = Object.entries(captions);
  if (needsOne && all.length === 0) report(field, '', 'none');
  if (all.length > EPISODE_MOST.captions) report(field, '', 'many');
  for (const [spot, caption] of all) {
    report(field, spot, isSpot(spot) ? canonFault(caption, EPISODE_MOST.caption) : 'unknown');
  }
}

function checkLines(report: Report, field: EpisodeField, lines: readonly string[], needsOne: boolean): void {
  if (needsOne && lines.length === 0) report(field, '', 'none');
  if (lines.length > EPISODE_MOST.lines) report(field, '', 'many');
  for (const [nth, line] of lines.entries()) {
    // The one slot that a host fills.
    report(field, String(nth + 1), canonFault(line.replaceAll('{time}', '10:00 PM'), EPISODE_MOST.line));
  }
}

function checkNote(report: Report, field: EpisodeField, { title, text }: Note): void {
  report(field, 'title', canonFault(title, EPISODE_MOST.heading));
  report(field, 'text', canonFault(text, EPISODE_MOST.text));
}

function checkQuestions(report: Report, questions: readonly Question[]): void {
  if (questions.length > EPISODE_MOST.questions) report('questions', '', 'many');
  for (const [nth, { ask, answers }] of questions.entries()) {
    const at = String(nth + 1);
    report('questions', at, canonFault(ask, EPISODE_MOST.ask));
    if (new Set(answers).size !== ANSWERS || answers.length !== ANSWERS) report('questions', at, 'three');
    for (const answer of answers) report('questions', at, canonFault(answer, EPISODE_MOST.answer));
  }
}

function checkLock(report: Report, { at, title, code, before, after, text, card }: WeekLock): void {
  report('lock', 'at', isSpot(at) ? null : 'unknown');
  report('lock', 'title', canonFault(title, EPISODE_MOST.lockTitle));
  report('lock', 'code', LOCK_CODE.test(code) ? null : 'digits');
  report('lock', 'before', canonFault(before, EPISODE_MOST.caption));
  report('lock', 'after', canonFault(after, EPISODE_MOST.caption));
  report('lock', 'text', canonFault(text, EPISODE_MOST.text));
  if (card === null) return;
  report('lock', 'card.title', canonFault(card.title, EPISODE_MOST.clueTitle));
  report('lock', 'card.text', canonFault(card.text, EPISODE_MOST.clueText));
}
