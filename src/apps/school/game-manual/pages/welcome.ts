import type { Page } from '../manual.ts';

export const WELCOME: Page = {
  kind: 'text',
  title: 'Welcome',
  blocks: [
    { kind: 'heading', text: 'Semester Zero' },
    {
      kind: 'text',
      text: 'You have the computer of Flunks High School in front of you, and it is late September 1995. Semester Zero is the term before all others: what happens in it is not in any yearbook.',
    },
    { kind: 'heading', text: 'Finding Flunko' },
    {
      kind: 'text',
      text: 'Everybody knows Flunko, and nobody can say where he is. Finding Flunko is what this semester is about. Read what people write, try the doors, and do not believe that a code on a wall is there by accident. What you have seen of that Friday hangs in Case File, hour by hour: join two cards with the yellow thread, pin to each what you believe, ask What Next what is left, and a friend to look along. What you take lies in Pockets, to be used and shown. People in town can be asked, some of them twice.',
    },
    { kind: 'heading', text: 'The town of Arcadia' },
    {
      kind: 'text',
      text: 'A school, an arcade, a football field, a motel, four houses, and a water tower to see them from. The town is warm and ordinary by day. Day begins at 6 AM and night at 8 PM, Central time, here as there.',
    },
    {
      kind: 'pictures',
      pictures: [
        { name: 'town-day', shows: 'The arcade in daylight', caption: 'Main Street at noon...' },
        {
          name: 'town-night',
          shows: 'The arcade at night, lit by its neon sign',
          caption: '...and after eight.',
        },
      ],
    },
  ],
};
