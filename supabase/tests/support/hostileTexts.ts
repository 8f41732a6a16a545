import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { judged } from '../../functions/api/judgedTexts.ts';
import { Refused } from '../../functions/api/answers.ts';
import { ROUTES } from '../../functions/api/routes/index.ts';
import { PUBLIC_TEXTS } from '@shared/contract/people/publicText.ts';
import { isWrite } from '../../functions/api/route.ts';
import * as WORDS from '@shared/domain/people/moderatedWords.ts';
import { isUnsaid, moderate } from '@shared/domain/people/moderation.ts';
import { engineLines } from '@shared/domain/making/memes/engine/engine.ts';
import { needIn } from '@shared/domain/people/personas/earnest/needIn.ts';
import { guarded } from '@shared/domain/people/personas/guard.ts';
import { halvesOf, pairIn, questionAfterComma } from '@shared/domain/people/personas/halves.ts';
import { calledIn, isOfPersona, likedIn } from '@shared/domain/people/personas/small.ts';
import { sumIn } from '@shared/domain/people/personas/sums.ts';
import { isReserved } from '@shared/domain/people/reservedNames.ts';

/** What no text that a route takes may cost more than (ms). */
export const MOST_MS = 2;

/** A text that a route takes, and everything that reads it by a pattern. */
export interface TextField {
  /** The route and where the field lies in its request. */
  readonly name: string;
  /** How long the text may be, in UTF-16 units. */
  readonly most: number;
  readonly read: (text: string) => void;
}

/** What handlers do with a text besides, by the field. */
const READERS: Readonly<Record<string, (text: string) => void>> = {
  'POST /api/ai-chat message': (text) => {
    for (const reads of [
      guarded,
      needIn,
      sumIn,
      halvesOf,
      pairIn,
      questionAfterComma,
      calledIn,
      likedIn,
      isOfPersona,
    ]) {
      reads(text);
    }
  },
  'POST /api/memes/lines prompt': (text) => void engineLines({ prompt: text, template: 'brain' }, 0),
  'POST /api/profile username': (text) => void (isReserved(text) || isUnsaid(text)),
};

/** The longest text of a field that says nothing of its length. */
const SHORT = 100;

/** Every field of every route that takes a text of a person, as the table of routes has them. */
export const TEXT_FIELDS: readonly TextField[] = Object.entries(ROUTES).flatMap(([route, declared]) => {
  const schema = isWrite(declared) ? declared.body : declared.query;
  return textsIn(schema).map(({ path, text, most }): TextField => {
    const name = `${route} ${path.join('.')}`;
    const rule = PUBLIC_TEXTS.get(text);
    return {
      name,
      most: rule?.rule.most ?? most,
      read(written) {
        text.safeParse(written);
        if (rule?.judgedBy === 'handler') moderate(written, rule.rule);
        if (rule?.judgedBy === 'call') judgedAlone(text, written);
        READERS[name]?.(written);
      },
    };
  });
});

function judgedAlone(text: z.ZodString, written: string): void {
  try {
    judged(text, written);
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
  }
}

interface Text {
  readonly path: readonly string[];
  readonly text: z.ZodString;
  readonly most: number;
}

/** The texts of a schema, whatever they lie in. */
function textsIn(schema: unknown, path: readonly string[] = []): readonly Text[] {
  // A file is no text: what it is, is looked at byte by byte.
  if (schema instanceof z.ZodString) return [{ path, text: schema, most: schema.maxLength ?? SHORT }];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return textsIn(schema.unwrap(), path);
  }
  if (schema instanceof z.ZodPipe) return textsIn(schema.in, path);
  if (schema instanceof z.ZodArray) return textsIn(schema.element, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) => textsIn(field, [...path, name]));
}

/** The patterns of the server that repeat (scripts/checks/linearPatterns.json). */
const PATTERNS = z
  .object({ linear: z.array(z.string()) })
  .parse(
    JSON.parse(readFileSync(new URL('../../../scripts/checks/linearPatterns.json', import.meta.url), 'utf8')),
  ).linear;

/** What makes patterns begin again, by itself or between the words that they look for. */
const SIGNS = [
  '1|',
  'a4@',
  '!i',
  's5$',
  '.',
  'a.',
  '. ',
  ' ',
  'a ',
  '! ',
  'https://',
  'a.ru ',
  '[.]',
  'rn',
  'vv',
  '@',
  '-',
  '🏴',
  'ｋ',
  'é',
  '٠',
];

const LETTERS = /[\p{L}\p{N}]+/gu;

/** The worst texts of this length, for every word that is moderated and for every pattern of the server. */
export function hostileTexts(length: number): readonly string[] {
  const words = Object.values(WORDS).flat();
  const repeated = [
    ...SIGNS,
    ...words.flatMap((word) => [word, `${word.slice(0, -1)} `, word.replace(/./g, '$&$&')]),
    ...PATTERNS.flatMap((pattern) => [(pattern.match(LETTERS) ?? []).join(' '), pattern]),
  ];
  return [...new Set(repeated)]
    .filter((piece) => piece !== '')
    .map((piece) => `k${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - 1).concat('x'));
}

/** How long it takes to read a text (ms): the shortest of so many times, so that a busy machine counts for little. */
export function msToRead({ read }: TextField, text: string, times: number): number {
  let least = Infinity;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    read(text);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}

/** CPU that this thread has used (ms), however busy the machine is; where the system does not say, the time that has gone by. */
function usedMs(): number {
  const used = '/proc/thread-self/schedstat';
  return existsSync(used) ? Number(readFileSync(used, 'utf8').split(' ')[0]) / 1e6 : performance.now();
}

/** The system counts in steps of some milliseconds, in which a text may be read several times. */
const READINGS = 12;

/** How many times as much CPU a text takes as its first half; the least of three where that seems more than `steep`. */
export function growthOf({ read }: TextField, half: string, text: string, steep: number): number {
  const cost = (written: string): number => {
    const before = usedMs();
    for (let time = 0; time < READINGS; time += 1) read(written);
    return usedMs() - before;
  };
  let growth = Infinity;
  for (let round = 0; round < 3 && growth > steep; round += 1) {
    const ofHalf = cost(half);
    growth = Math.min(growth, cost(text) / ofHalf);
  }
  return growth;
}
