export const description = 'Flunk FM and the other stations of Arcadia.';

export const help = [
  'Press Power, and turn the dial: drag its needle, or use the arrow keys. Between stations there is noise. The two arrows go from station to station.',
  'What a station plays follows the clock of Arcadia, so that everybody hears the same at the same moment. Shows change by the hour and the day.',
  'To store a station, press Store and then one of the five numbers.',
  'The radio plays on while its window is minimized, and the media keys of your keyboard reach it. Where other music begins, in a place or a game, the radio pauses and comes back after it.',
  'A browser lets nothing sound before your first press.',
];
