import { bundle as art } from '@bundles/fhs-school.ts';
import { bundle as bleachers } from '@bundles/football-field-bleachers.ts';
import { bundle as field } from '@bundles/football-field.ts';
import { bundle as cafeteria } from '@bundles/high-school-cafeteria.ts';
import { bundle as gymnasium } from '@bundles/high-school-gymnasium.ts';
import { bundle as hall } from '@bundles/high-school-main-hall.ts';
import { bundle as office } from '@bundles/high-school-principals-office.ts';
import { bundle as lake } from '@bundles/lake-tree.ts';
import { bundle as shack } from '@bundles/snack-shack.ts';
import type { Gallery } from '../browser/page.ts';

const drawing = (name: Exclude<keyof typeof art.pictures, 'crowd'>, alt: string, caption: string) => ({
  picture: art.pictures[name],
  alt,
  caption,
  scale: 2,
});

/** The galleries of the Resources. Each moves in the direction that it says. */
export const GALLERIES: readonly Gallery[] = [
  {
    title: 'Student Art',
    description:
      "Wax crayon on paper, from the classes of Ms. Vasquez. The theme was 'What I did on Friday'.",
    scrolls: 'left',
    images: [
      drawing(
        'our-school',
        'A school with seven doors under a clock tower.',
        'Our School. All the doors fit if you press.',
      ),
      drawing('bear', 'A toy bear that looks at a door.', 'He Is Waiting. Not for sale.'),
      drawing(
        'two-cups',
        'Two cups on a counter, one of them with a straw.',
        'Two Sodas. Mine is the one that is left.',
      ),
      drawing(
        'top-row',
        'Rows of people under a floodlight, one seat taken by something red.',
        'Top Row. I was not tall enough to see.',
      ),
      drawing('train', 'A train by night with one window lit.', 'Train. It does not stop here. It did.'),
    ],
  },
  {
    title: 'Inside',
    description: 'The rooms as they look through the glass, for all who are homesick.',
    scrolls: 'up',
    images: [
      {
        picture: hall.pictures['high-school-main-hall-day'],
        alt: 'The hall of lockers under the Homecoming banner. One locker stands open.',
        caption: 'Main hall, first floor',
      },
      {
        picture: cafeteria.pictures['high-school-cafeteria-day'],
        alt: 'The empty cafeteria. All chairs are up but one.',
        caption: 'Cafeteria, after lunch',
      },
      {
        picture: gymnasium.pictures['high-school-gymnasium-day'],
        alt: 'The gym, still hung with balloons.',
        caption: 'Gymnasium, decorated',
      },
      {
        picture: office.pictures['high-school-principals-office-day'],
        alt: "The principal's office. The high chair faces the window.",
        caption: "Principal's office, by appointment",
      },
    ],
  },
  {
    title: 'Outside',
    description: 'Snapshots of the week before, and of the week after. We no longer know which is which.',
    scrolls: 'right',
    images: [
      {
        picture: field.pictures['football-field-day'],
        alt: 'The football field with candles on the fifty-yard line.',
        caption: 'The field',
      },
      {
        picture: bleachers.pictures['football-field-bleachers-day'],
        alt: 'Rows of aluminum seats, and a folded red jacket in the top one.',
        caption: 'The top row',
      },
      {
        picture: shack.pictures['snack-shack-day'],
        alt: 'The Snack Shack by day.',
        caption: 'The Snack Shack, second lunch',
      },
      {
        picture: lake.pictures['lake-tree-day'],
        alt: 'The old tree at the lake by day.',
        caption: 'The lake, biology',
      },
    ],
  },
];
