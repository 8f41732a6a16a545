import type { Page } from '../manual.ts';

export const FRIDAY: Page = {
  kind: 'text',
  title: 'The Friday',
  blocks: [
    { kind: 'heading', text: 'Each Friday evening' },
    {
      kind: 'text',
      text: 'The evening of that Friday comes again each week, for everybody in the same moment, by Central time.',
    },
    {
      kind: 'table',
      rows: [
        ['8:00 PM', 'The tape is on the air'],
        ['8:04 PM', 'The power fails, and some doors open in the dark alone'],
        ['8:20 PM', 'A train halts on Depot Lane, for one minute'],
        ['8:30 PM', 'The lights come back'],
        ['11:00 PM', 'A light over the lake, for ten minutes'],
      ],
    },
    {
      kind: 'text',
      text: 'While it is dark, Light a Candle where you stand. Has the town lit as many as the evening asks for, something is there for those who lit one. Time Access has the recording on Saturday and Sunday.',
    },
    { kind: 'heading', text: 'Each week' },
    {
      kind: 'text',
      text: 'A week tells an episode: words over places, answers of people, and one new clue for your Case File. Flunk FM, FHS and the Bulletin Board tell it.',
    },
    { kind: 'heading', text: 'Each Sunday' },
    {
      kind: 'text',
      text: 'Three readings of that Friday stand on FHS, and a wallet with a Flunk has one vote. What won is told on Monday, and leans the words of the week that begins. FHS keeps the weeks that are over.',
    },
    {
      kind: 'note',
      title: 'Being told',
      text: 'Ask for it in the Beeper or in Time Access, and you are told within the hour before an evening. Settings sends the news that you tick to your device, where its browser and this school’s server can. All of it is off until you switch it on.',
    },
  ],
};
