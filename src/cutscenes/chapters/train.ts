import type { Chapter } from '../scene.ts';

/** The train that halts on Depot Lane while the power is out, for who boards it. It is told there, and is in no list. */
export const train: Chapter = {
  id: 'train',
  title: 'The Train',
  tune: 'blackout',
  scenes: [
    {
      id: 'train-step',
      picture: 'train',
      alt: 'A train stands at the old shed in steam, one of its windows lit. You are at its step.',
      lines: [
        'It stops where no train stops. Nobody gets off.',
        'The step is wet. You are not the first on it.',
      ],
      focus: [318, 264],
      camera: { from: { x: 0.3, y: 0 }, to: { x: 1, y: 0 }, seconds: 12 },
      ambience: 'crickets',
    },
    {
      id: 'train-carriage',
      alt: 'An old carriage with moonlight in its windows. One table has a lamp and two cups; wet prints come down the aisle to it. The straps swing. On the rack sits a bear.',
      lines: [
        'One table has a lamp. It is laid for two, and both cups are warm.',
        'The straps still swing. The train has been standing for a while.',
        'Somebody has kept the seat across. They were here, or will be.',
      ],
      focus: [78, 236, 150],
      camera: { from: { x: 1, y: 0 }, to: { x: 0, y: 0 }, seconds: 18 },
      ambience: 'crickets',
    },
    {
      id: 'train-window',
      alt: 'The dark town through the window of the train, its candles in one line from the rails to the school. The pane mirrors two people.',
      lines: [
        'From here the candles make one line. It could be followed, either way.',
        'There are two of you in the glass. You tilt your head. One of you does.',
      ],
      focus: [240, 200],
      camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 16 },
      ambience: 'crickets',
    },
    {
      id: 'train-stones',
      picture: 'train',
      alt: 'The train at the old shed again, from the stones beside the rails. Its one window is lit, and nobody is in it.',
      lines: [
        'You did not feel it leave, and you have not gone anywhere.',
        'Wet prints lead from the rails to the lane. They are not yours yet.',
      ],
      focus: [318, 100],
      camera: { from: { x: 1, y: 0 }, to: { x: 0, y: 0 }, seconds: 14 },
      ambience: 'crickets',
    },
  ],
};
