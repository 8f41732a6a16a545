import { z } from 'zod';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { answerToday, ownAnswer } from '../../../_shared/db/town/questions.ts';
import {
  askedToday,
  episodesAndWeeks,
  holdEpisode,
  scheduleEpisode,
  townWeek,
  weekNow,
  withdrawEpisode,
  writeEpisode,
} from '../../../_shared/db/town/week.ts';
import { episodeFaults } from '../../../_shared/domain/town/episodeCheck.ts';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import {
  EpisodeContent,
  EpisodeId,
  EpisodesAnswer,
  QuestionAnswer,
  WeekAnswer,
  WeekId,
} from '../../../_shared/contract/town/week.ts';
import { Done, Nothing, Reason, WalletAddress } from '../../../_shared/contract/values.ts';
import { route } from '../../route.ts';

const LEAN = { captions: {}, dj: ['Somebody has been here before you.'] };
const EXAMPLE = {
  title: 'A Quiet Week',
  captions: { 'shed/clock': '8:20. It has been dusted.' },
  dj: ['It is quiet. It is {time}, and quiet.'],
  news: { title: 'Nothing', text: 'Nothing was handed in at the office.' },
  notice: { title: 'QUIET, PLEASE', text: 'To whoever dusts the clocks: thank you.' },
  people: { jock: 'Nothing. I looked twice.' },
  rumor: 'They say that nothing happened this week, and they lower their voices for it.',
  clue: {
    at: 'shed/clock',
    title: 'A dusted clock',
    text: 'No dust lies on the clock of the shed.',
    isSealed: false,
  },
  lock: {
    at: 'shed/clock',
    title: 'A dusted clock',
    code: '1234',
    before: 'Its back has four wheels, and no key.',
    after: 'It ticks once, for thanks.',
    text: 'Behind it lies a cloth. It has been used for clocks, and for nothing else.',
    card: null,
  },
  questions: [{ ask: 'Who dusts the clocks?', answers: ['The wind', 'A friend', 'Nobody'] }],
  asks: 0.5,
  leans: { planned: LEAN, made: LEAN, never: LEAN },
};

/** What the town tells week by week (EPISODE-1 to EPISODE-10). */
export const weekRoutes = [
  route(
    'GET /api/town/week',
    {
      caller: 'anyone',
      about: 'What the town tells this week, with the words of the reading to which it leans.',
      query: Nothing,
      example: {},
      answer: WeekAnswer,
      cacheSeconds: 5,
    },
    async (tx) => ok(await townWeek(tx)),
  ),

  route(
    'GET /api/town/question',
    {
      caller: 'guest',
      about: 'What the caller has answered to the question of the day.',
      query: Nothing,
      example: {},
      answer: QuestionAnswer,
    },
    async (tx, who) => {
      const { day, episode } = await askedToday(tx);
      const answer = who === null || episode === null ? null : await ownAnswer(tx, who.wallet, day, episode);
      return ok({ day, answer });
    },
  ),

  route(
    'POST /api/town/question',
    {
      caller: 'member',
      about:
        'Takes an answer to the question of the day, one from each wallet. The next day shows how the town answered.',
      sets: true,
      body: z.object({
        wallet: WalletAddress,
        day: z.iso.date().describe('whose question it is'),
        answer: z.int().min(0).max(2).describe('its place among the three'),
      }),
      example: { wallet: '0x0000000000000001', day: '2026-12-02', answer: 1 },
      owner: 'wallet',
      limit: { calls: 30, minutes: 10, addressShare: 10 },
      answer: QuestionAnswer,
      refusals: { CONFLICT: 'the wallet has answered today, that day is over, or nothing is asked' },
    },
    async (tx, { wallet }, { day, answer }) => {
      const asked = await askedToday(tx);
      const { episode } = asked;
      if (asked.day !== day || episode === null)
        return fail('CONFLICT', 'That is not the question of today.');
      const done = await answerToday(tx, wallet, { day, episode, answer });
      return done.ok ? ok({ day, answer }) : done;
    },
  ),

  route(
    'GET /api/console/episodes',
    {
      caller: 'administrator',
      about: 'Every episode, and which of them this week and those to come tell.',
      query: Nothing,
      example: {},
      answer: EpisodesAnswer,
    },
    async (tx) => ok(await episodesAndWeeks(tx)),
  ),

  route(
    'POST /api/console/episodes',
    {
      caller: 'administrator',
      about: 'Writes an episode, in place of the one of this id that an operator wrote before.',
      sets: true,
      body: z.object({ id: EpisodeId, content: EpisodeContent, reason: Reason }),
      example: { id: 'a-quiet-week', content: EXAMPLE, reason: 'for a quiet week' },
      answer: Done,
      refusals: {
        BAD_REQUEST: 'its words do not keep to the canon, or name what there is not (`episodeFaults`)',
        CONFLICT: 'the episode of this id ships, or it is so already',
      },
    },
    async (tx, { wallet }, { id, content, reason }) => {
      const [fault] = episodeFaults(content);
      if (fault !== undefined) {
        const where = [fault.field, fault.at].filter((part) => part !== '').join(', ');
        return fail('BAD_REQUEST', `It cannot be told yet: ${where} (${fault.fault}).`);
      }
      const was = await holdEpisode(tx, id);
      if (was?.ships === true) return fail('CONFLICT', 'That episode ships. Write a copy under another id.');
      if (was !== null && JSON.stringify(was.content) === JSON.stringify(content))
        return fail('CONFLICT', 'It is so already.');
      await writeEpisode(tx, wallet, id, content);
      await record(tx, wallet, {
        act: 'episode-written',
        subject: id,
        ...(was !== null && { was: { title: was.content.title } }),
        became: { title: content.title },
        reason,
      });
      return ok({});
    },
  ),

  route(
    'POST /api/console/episodes/schedule',
    {
      caller: 'administrator',
      about: 'Says which episode a week to come tells, or that it tells none.',
      sets: true,
      body: z.object({ week: WeekId, episode: EpisodeId.nullable().describe('null: none'), reason: Reason }),
      example: { week: '2028-03-06', episode: 'low-water', reason: 'the lake is low' },
      answer: Done,
      refusals: {
        BAD_REQUEST: 'the week has begun',
        NOT_FOUND: 'there is no such episode',
        CONFLICT: 'an operator has said what that week tells: that has to be withdrawn before',
      },
    },
    async (tx, { wallet }, { week, episode, reason }) => {
      if (week <= (await weekNow(tx)).week.id) return fail('BAD_REQUEST', 'That week has begun already.');
      if (episode !== null && (await holdEpisode(tx, episode)) === null)
        return fail('NOT_FOUND', 'There is no such episode.');
      if (!(await scheduleEpisode(tx, wallet, week, episode)))
        return fail('CONFLICT', 'That week has been given an episode. Withdraw it first.');
      await record(tx, wallet, { act: 'episode-scheduled', subject: week, became: { episode }, reason });
      return ok({});
    },
  ),

  route(
    'POST /api/console/episodes/withdrawal',
    {
      caller: 'administrator',
      about:
        'Takes back what an operator said of a week, running or to come: it tells what ships again. Caches may keep it some seconds.',
      sets: true,
      body: z.object({ week: WeekId, reason: Reason }),
      example: { week: '2028-03-06', reason: 'the lake is back' },
      answer: Done,
      refusals: { NOT_FOUND: 'no operator has said anything of that week, or it is over' },
    },
    async (tx, { wallet }, { week, reason }) => {
      const isOver = week < (await weekNow(tx)).week.id;
      const episode = isOver ? undefined : await withdrawEpisode(tx, week);
      if (episode === undefined) return fail('NOT_FOUND', 'No operator has said anything of that week.');
      await record(tx, wallet, { act: 'episode-withdrawn', subject: week, was: { episode }, reason });
      return ok({});
    },
  ),
] as const;
