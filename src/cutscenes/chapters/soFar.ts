import type { Chapter } from '../scene.ts';

/** The Friday on which Flunko vanished, hour by hour. */
export const soFar: Chapter = {
  id: 'so-far',
  title: 'The Story So Far',
  tune: 'that-friday',
  scenes: [
    {
      id: 'late-slip',
      alt: 'The Principal’s office in the morning, light through the blinds. Flunko stands before the desk, a late slip in one hand and the other held out, and the Principal has half risen.',
      lines: [
        'Friday, 7:30 in the morning. The office had just opened.',
        'He signed in as late. School begins at eight.',
        'He asked for a key back. The Principal asked which one.',
      ],
      focus: [176, 90, 265],
    },
    {
      id: 'bear',
      alt: 'The prize counter of the arcade. Flunko pushes a bear back over the glass, and the clerk leans in.',
      lines: [
        '3:10. He won a bear.',
        'He left it on the counter, facing the door.',
        '“I’ll come back for it,” he said. He said it to the bear.',
      ],
      focus: [150, 235, 190],
      camera: { from: { x: 0.8, y: 0 }, to: { x: 0.2, y: 0 }, seconds: 16 },
    },
    {
      id: 'straws',
      alt: 'The window of the Snack Shack. A hand takes two straws for one soda, and two shadows fall on the wall behind the cook.',
      lines: [
        '4:30. One soda, two straws.',
        'The cook looked for the other one.',
        'The cook is still looking.',
      ],
      focus: [110, 254, 230],
    },
    {
      id: 'tape',
      alt: 'The booth of Flunk FM, ON AIR in red. The DJ turns to the door, where Flunko holds out a black cassette.',
      lines: [
        '6:40. A cassette without a label. “Play it at eight.”',
        'The DJ asked what was on it.',
        '“You’ll know,” he said. The DJ does not.',
      ],
      focus: [155, 265, 200],
      camera: { from: { x: 0.9, y: 0 }, to: { x: 0.3, y: 0 }, seconds: 16 },
    },
    {
      id: 'kickoff',
      alt: 'The top row of the bleachers against the floodlights. Flunko sits beside a folded red jacket with an F while the crowd looks the other way.',
      lines: [
        '7:30. Kickoff. The top row.',
        'He kept the seat beside him free.',
        'Everybody saw it. Nobody asked for whom.',
      ],
      focus: [100, 210, 300],
      camera: { from: { x: 0.2, y: 0 }, to: { x: 0.8, y: 0 }, seconds: 18 },
    },
    {
      id: 'on-air',
      alt: 'A radio with a lit dial. Four listeners in its warm light have stopped in what they did.',
      lines: [
        '8:00. The tape went on the air.',
        'Four minutes of a room, and somebody knocking.',
        'Nobody could say from which side.',
      ],
      focus: [265, 165, 98],
      camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 20 },
      tune: null,
      tape: 'noise',
    },
    {
      id: 'lights-out',
      alt: 'The town from the hill. Its lights fail street by street, and the floodlights of the field go last.',
      lines: [
        '8:04. It went dark in all Arcadia, from the school outward.',
        'Some say they heard the clocks stop.',
      ],
      focus: [240, 136],
      camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 16 },
      tune: null,
      ambience: 'crickets',
    },
    {
      id: 'train',
      alt: 'Depot Lane. A train stands at the old shed in steam, with one lit carriage window and nobody in it.',
      lines: [
        'About 8:20 a train stopped on Depot Lane, where no train stops.',
        'A door opened, or closed.',
        'It was gone before the lights were back.',
      ],
      focus: [318, 264, 130],
      camera: { from: { x: 1, y: 0 }, to: { x: 0, y: 0 }, seconds: 18 },
      ambience: 'crickets',
    },
    {
      id: 'empty-row',
      alt: 'The top row of the bleachers again, with the lights back. People turn; the seat is empty but for a folded red jacket, and a hand is held over it.',
      lines: [
        '8:30. The lights came back, row by row.',
        'His row was empty.',
        'The jacket was still warm, somebody says. Somebody always says.',
      ],
      focus: [98, 200, 272],
      camera: { from: { x: 0.2, y: 0 }, to: { x: 0.8, y: 0 }, seconds: 18 },
    },
    {
      id: 'register',
      alt: 'The counter of the motel by night. A hand pushes stacked quarters, the manager looks over the register, and key 2 is missing from the board.',
      lines: [
        '9:00. Somebody took Room 2 for three nights and paid in quarters.',
        'The register says F. LUNK.',
        '“I look at the money,” says the manager, when asked twice.',
      ],
      focus: [222, 185, 205],
    },
    {
      id: 'lake',
      alt: 'The lake under the moon. An angler’s lantern stands on the dock, a light moves over the water, and blue footprints lead out of it.',
      lines: [
        '11:00. A light moved over the lake.',
        'In the morning there were footprints on the dock.',
        'They led out of the water. They were size five.',
      ],
      focus: [310, 175, 215],
      camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 18 },
      ambience: 'crickets',
    },
  ],
};
