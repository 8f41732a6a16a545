import type { Asked, Reply } from './context.ts';
import { facetIn } from './facetIn.ts';
import { MANNERS } from './manners.ts';
import { RIDDLES, type Riddle } from './riddles.ts';
import { givesUp, goesOn, isNo } from './small.ts';
import { pick, say } from './speak.ts';
import { unknown } from './unknown.ts';
import { stem, wordsOf } from './words.ts';

/** Asks a riddle of the persona, one that it has not asked lately. */
export function riddle(asked: Asked): Reply {
  const { persona, memory, random } = asked;
  const own = RIDDLES.filter(({ by }) => by.includes(persona));
  const fresh = own.filter(({ id }) => !memory.said.some((one) => one.startsWith(`riddle-${id}.`)));
  const chosen: Riddle | undefined = pick(fresh.length > 0 ? fresh : own, random);
  if (chosen === undefined) return unknown(asked);
  const asking = say(
    asked,
    `riddle-${chosen.id}`,
    [chosen.asks],
    {},
    { offered: null, riddle: chosen.id, topic: 'riddles', facet: 'about' },
    { closers: [''] },
  );
  return { ...asking, emoji: '❓', topic: 'riddles' };
}

/** What is said to a message where a riddle waits for its answer; null: the message is about something else. */
export function answeredRiddle(asked: Asked, id: string): Reply | null {
  const riddle = RIDDLES.find((one) => one.id === id);
  if (riddle === undefined) return null;
  const manners = MANNERS[asked.persona];
  const words = new Set(wordsOf(asked.message).map(stem));
  const over = { offered: null, riddle: null, topic: 'riddles' };
  if (riddle.answers.some((one) => words.has(stem(one)))) {
    return say(asked, 'riddle-right', manners.riddleRight, {}, over);
  }
  if (givesUp(asked.message))
    return say(asked, `riddle-told-${id}`, [riddle.tells], {}, over, {
      openers: manners.riddleTold,
      closers: [''],
    });
  // Another one is asked for, or something else.
  if (/\b(riddles?|another|next|different)\b/i.test(asked.message)) return null;
  const isQuestion =
    wordsOf(asked.message).length > 2 && (facetIn(asked.message) !== null || asked.message.includes('?'));
  if (isQuestion || goesOn(asked.message) || isNo(asked.message)) return null;
  const wasWrong = asked.memory.said.some((one) => one.startsWith(`riddle-wrong-${id}.`));
  return wasWrong
    ? say(asked, `riddle-told-${id}`, [riddle.tells], {}, over, {
        openers: manners.riddleTold,
        closers: [''],
      })
    : say(
        asked,
        `riddle-wrong-${id}`,
        [riddle.hint],
        {},
        {},
        { openers: manners.riddleWrong, closers: [''] },
      );
}
