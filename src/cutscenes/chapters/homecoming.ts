import { ATTENDED_DANCE } from '@shared/domain/town/townEvents.ts';
import type { Chapter } from '../scene.ts';

/** The dance on the Saturday; who plays it to its end has attended. */
export const homecoming: Chapter = {
  id: 'homecoming',
  title: 'Homecoming',
  tune: 'slow-dance',
  feature: 'showCutscenes',
  after: 'so-far',
  ends: { records: ATTENDED_DANCE, happened: 'homecoming-danced' },
  scenes: [
    {
      id: 'gym-door',
      alt: 'The door of the gym, warm light and streamers. The Prep in a gown holds a card, FOR TWO, and the teacher at the table looks for the second person.',
      lines: [
        'Saturday night the dance took place all the same.',
        'The Prep had an invitation for two.',
        '“He’s parking the car,” said the Prep. He has no car.',
      ],
      focus: [176, 110, 118],
    },
    {
      id: 'four-dancers',
      alt: 'A dance floor under a mirror ball. Four students stand far apart among dim couples, and each looks at another door.',
      lines: [
        'His four friends came. They danced, not with each other.',
        'Each had something of his, and thought the other three had nothing.',
        'Nobody dances well with one hand in a pocket.',
      ],
      focus: [100, 300, 230],
      camera: { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, seconds: 18 },
    },
    {
      id: 'slow-song',
      alt: 'The middle of the floor is empty. Everybody stands still and looks up at the loudspeaker, and small footprints end in the light.',
      lines: [
        'At four minutes past eight everybody stopped at once.',
        'They listened.',
        'Then the band began again, a little too loud.',
      ],
      focus: [150, 330, 230],
      camera: { from: { x: 0.7, y: 0 }, to: { x: 0.3, y: 0 }, seconds: 18 },
      tune: null,
    },
  ],
};
