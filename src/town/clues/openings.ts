import { openingOf, PARADISE_CODE } from '@shared/domain/town/townEvents.ts';
import { opened, type Clue } from './clue.ts';

/** What lay behind what was opened. */
export const OPENINGS: readonly Clue[] = [
  opened(
    openingOf('cellar'),
    'freaks-house',
    [268, 150],
    'Below the cellar door',
    'A stair, and a vault that stands in water. Footprints go down.',
  ),
  opened(
    openingOf('shed'),
    'geeks-house',
    [290, 131],
    'In the Geeks’ shed',
    'Chairs round a radio, and it is warm as if they had just left.',
  ),
  opened(
    openingOf('under-the-bed'),
    'jocks-house-under-the-bed',
    [236, 118],
    'In the trunk',
    'Everything in it was folded, and laid there with care.',
  ),
  opened(
    PARADISE_CODE,
    'paradise-motel-lobby',
    [168, 110],
    'The front desk',
    'The motel’s desk took what was typed at the Terminal, and answered.',
  ),
  opened(
    'opened:night-entrance',
    'arcade-after-hours',
    [176, 110],
    'Behind the machines',
    'A mallet on a string, a crate, and two cups. One of them is empty.',
  ),
];
