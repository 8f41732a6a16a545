import type { Chapter } from '../scene.ts';

/** How the person came to Arcadia, in the fifth week of term. */
export const intro: Chapter = {
  id: 'intro',
  title: 'Semester Zero',
  tune: 'arrival',
  scenes: [
    {
      id: 'intro-road',
      alt: 'Dusk. A family station wagon, seen from behind, comes over the last hill. Below it lie the lights of a town, its water tower and its school.',
      lines: [
        'Late September, 1995.',
        'Your father drove. Your mother held the map upside down.',
        'Nobody said why you had to change schools in the fifth week.',
      ],
      focus: [210, 155, 305],
      camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 18 },
      ambience: 'crickets',
    },
    {
      id: 'intro-room',
      alt: 'A room full of boxes, with one lamp. A computer glows on the desk, and you stand in the door.',
      lines: ['The house came with a computer.', 'Nobody remembers buying it.', 'It was on.'],
      focus: [110, 215, 290],
      camera: { from: { x: 1, y: 0 }, to: { x: 0, y: 0 }, seconds: 18 },
      ambience: 'rain',
      rain: [
        { x: 180, y: 50, width: 23, height: 21 },
        { x: 208, y: 50, width: 23, height: 21 },
        { x: 180, y: 75, width: 23, height: 21 },
        { x: 208, y: 75, width: 23, height: 21 },
      ],
    },
    {
      id: 'intro-hall',
      alt: 'A school hallway. Four students stand at their lockers, and all of them glance at one locker. A boy in a yellow beanie and a red jacket leaves by the far door.',
      lines: [
        'On Monday four people looked at you, and then past you.',
        'Behind you somebody closed locker 117, carefully, the way you close a book.',
        'You turned round for his face. You saw a red jacket and a door.',
      ],
      focus: [100, 320, 182],
      camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 18 },
    },
    {
      id: 'intro-screen',
      alt: 'A screen from near, with a green cursor. Your face is faint in the glass, and a yellow thread is caught under a key.',
      lines: [
        'That night the computer asked for your name.',
        'You typed it.',
        'It said: I know. Whose is the other one?',
      ],
      focus: [175, 215, 240],
      camera: { from: { x: 0.2, y: 0 }, to: { x: 0.8, y: 0 }, seconds: 18 },
      ambience: 'fluorescent',
      tape: 'screen',
    },
  ],
};
