import { CHAT_COMMUNITY, MARKETPLACE, SOCIAL_PAGE } from '../../../config/links.ts';

/** What this is, for a person who has just come in. */
export const WHAT = [
  'Flunks are ten thousand students of one school, each with a face of its own, collected on the Flow blockchain. Some of them carry a Backpack.',
  'This is the computer of their school. It is 1995 in it, and it belongs to everybody who holds a Flunk. Visitors may look around.',
] as const;

/** The four cliques, each in its own hue (LOOK-1). */
export const CLIQUES = [
  { name: 'Geeks', hue: '#3e8948', text: 'run the computer lab, and know why this runs.' },
  { name: 'Jocks', hue: '#a22633', text: 'own the gym and every Friday night.' },
  { name: 'Preps', hue: '#124e89', text: 'sit in the courtyard and decide what is in.' },
  { name: 'Freaks', hue: '#68386c', text: 'have the shed behind the school. Do not ask.' },
] as const;

export const LINKS = [SOCIAL_PAGE, CHAT_COMMUNITY, MARKETPLACE] as const;

export const TOWN = [
  'Arcadia lies where the road from the lake meets the railway: a main street with an arcade, a diner and a motel, four houses that everybody knows, a football field, and a high school on its lawn. From the hill with the water tower you see all of it.',
  'By day it is as ordinary as a town can be. At night the neon comes on, the streets are wet, and somebody who should not be there is at a window.',
  'Its clock is the one of the Midwest. Day begins at six in the morning and night at eight in the evening, and everything on this computer that shows the town follows it.',
] as const;

export interface Credit {
  readonly name: string;
  readonly text: string;
}

/** What others made, with the notices that their licenses ask for. */
export const CREDITS: readonly Credit[] = [
  {
    name: 'Letters: Adobe Helvetica for the X Window System, 8 pt',
    text: 'Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation. Permission to use, copy, modify, distribute and sell this software and its documentation for any purpose and without fee is hereby granted, provided that the above copyright notices appear in all copies and that both those copyright notices and this permission notice appear in supporting documentation, and that the names of Adobe Systems and Digital Equipment Corporation not be used in advertising or publicity pertaining to distribution of the software without specific, written prior permission. Adobe Systems and Digital Equipment Corporation make no representations about the suitability of this software for any purpose. It is provided "as is" without express or implied warranty.',
  },
  {
    name: 'Instruments: FluidR3 GM',
    text: 'Copyright 2000-2002, 2008 Frank Wen, under the MIT license. Played by FluidSynth.',
  },
  { name: 'Colors: Endesga 32', text: 'A palette by Endesga, free to use.' },
  {
    name: 'Pictures',
    text: 'Modeled in code and rendered with Blender, or drawn pixel by pixel. All of them were made for this computer.',
  },
  {
    name: 'Software',
    text: 'PixiJS, React, XState, Tone.js, Howler, Hono and Zod, under the MIT license; PGlite and PostgreSQL under their own.',
  },
];
