import type { Command } from '../command.ts';

/** What the school's machine knows of the town. */
export const townCommands: readonly Command[] = [
  {
    name: 'map',
    about: 'The town',
    answer:
      'ARCADIA\nhouses ..... four, each with something of his\nschool ..... seven doors\narcade ..... one bear short\nmotel ...... vacancy\nlake ....... closed for swimming, by day',
  },
  {
    name: 'weather',
    about: 'Outside',
    answer: {
      day: 'Fair. Wind from the lake. Dew on one seat.',
      night: 'Clear. A light on the lake, moving. It is not on the chart.',
    },
  },
  {
    name: 'bells',
    aliases: ['schedule', 'bell'],
    about: 'Hours of the school',
    answer:
      'CLASSES 8:00 to 2:30\nOFFICE 7:30 to 4:00\nLIBRARY 7:00 to 6:00\nThe building is sealed. The bells have not been told.',
  },
  {
    name: 'menu',
    aliases: ['lunch'],
    about: 'The cafeteria',
    answer: { day: 'MONDAY: SEE FRIDAY.\nFRIDAY: SEE FLUNKO.', night: 'SEEN.' },
  },
  {
    name: 'cal',
    aliases: ['calendar', 'events'],
    about: 'What is coming',
    answer:
      'HOMECOMING ...... SEPT 27\n2ND ARCADE CHALLENGE ... OCT 4\nCOLUMBUS DAY .... OCT 13\nHALLOWEEN ....... OCT 31\nThe first of these is over, says the office. The banner is still up.',
  },
  {
    name: 'grades',
    aliases: ['grade', 'report'],
    about: 'Your marks',
    answer: {
      day: 'C minus. It was shredded. It is C minus all the same.',
      night: 'Somebody is improving an average.',
    },
  },
  {
    name: 'lost',
    aliases: ['found'],
    about: 'Lost and found',
    answer: 'ONE SNEAKER, LEFT\nONE SNEAKER, LEFT\nONE UMBRELLA\n26 MINUTES, UNCLAIMED',
  },
  {
    name: 'radio',
    aliases: ['fm'],
    about: 'What is on the air',
    answer: {
      day: 'FLUNK FM: records, weather, records. At eight: a pause. They say it is for the neighbors.',
      night: 'FLUNK FM: a room.',
    },
  },
  {
    name: 'trains',
    aliases: ['train'],
    about: 'The timetable',
    answer: { day: 'DEPOT LANE: no train stops here.', night: 'DEPOT LANE: no train stops here. DELAYED.' },
  },
  {
    name: 'gum',
    about: 'A word on gum',
    answer:
      'GUM is not to be stuck under desks. Under one desk it spells a name. The office is still working on the last letter.',
  },
  {
    name: 'print',
    takes: '<file>',
    about: 'Prints something',
    answer:
      'The printer is out of yellow. It printed two hundred posters on Friday, by noon. It does not say for whom.',
  },
  {
    name: 'fortune',
    about: 'A word of comfort',
    answer: {
      day: 'He who keeps a seat will be asked for whom.',
      night: 'You will hear from an old friend. Shortly. Do not turn around for it.',
    },
  },
];
