import { file, folder } from '../files.ts';

/** The file system of the school (docs/places.md). Nothing in it settles what became of Flunko. */
export const SCHOOL = folder({
  'readme.txt': file(
    [
      'FLUNKS HIGH SCHOOL, COMPUTER ROOM',
      'This machine has no games on it. Please stop asking.',
      'Folders are rooms. Rooms are closed. Folders are not.',
      'ls shows what is here, cd goes in, cat reads aloud.',
    ].join('\n'),
  ),
  hall: folder({
    'banner.txt': file({
      day: 'HOMECOMING SEPT 27. One yard by six. Ordered once, delivered twice.',
      night: 'HOMECOMING SEPT 27. Last opened by: nobody on the staff.',
    }),
    'bells.txt': file(
      'FIRST BELL 7:50. CLASSES 8:00 TO 2:30. LAST BELL 2:31.\nThe tower clock is right twice a day. Do not wait for it.',
    ),
    'lockers.lst': file(
      '116  assigned, gum\n117  EMPTIED. Lock not broken. Signed out with a key.\n118  assigned, asks to be moved',
    ),
  }),
  library: folder({
    'overdue.txt': file(
      'TRAINS OF THE VALLEY ......... FLUNKO, F.\nKNOTS FOR CLIMBERS ........... FLUNKO, F.\nHOLDING YOUR BREATH .......... FLUNKO, F.\nAll three were renewed on Friday, by telephone.',
    ),
    'yearbook-1975.txt': file({
      day: 'PAGE 30 IS MISSING. The index still lists it: boy, knit hat, no name.',
      night: 'PAGE 30: somebody has typed a caption. It reads: SEE YOU IN TWENTY.',
    }),
    'hours.txt': file('OPEN 7:00 TO 6:00. The building is sealed. The hours are not.'),
  }),
  cafeteria: folder({
    'menu.txt': file(
      'MONDAY: SEE FRIDAY.\nFRIDAY: SEE FLUNKO.\nThe letters were all accounted for. Now there are more.',
    ),
    'stock.log': file(
      'MILK ..... one carton short, each morning\nSTRAWS ... two short, each morning\nPUDDING .. one over',
    ),
  }),
  gym: folder({
    'dance.txt': file(
      'TICKETS SOLD: 212. COUNTED AT THE DOOR: 212. COUNTED LEAVING: 213.\nOne invitation for two was never used. One was used twice.',
    ),
    'crowns.txt': file('ORDERED: 2. PAID FOR: 2. RETURNED: 3.'),
    'scoreboard.log': file({
      day: 'HOME 07  GUEST 30\nThe board has no plug in this room.',
      night: 'HOME 08  GUEST --\nThe board is waiting for the guest.',
    }),
  }),
  office: folder({
    'late-slips.log': file(
      'FRIDAY 7:30 AM  FLUNKO  REASON: WANTS HIS KEY BACK  DENIED\nInitials: none on the staff list.',
    ),
    'memo.txt': file(
      'TO ALL STAFF. The shredder is for report cards. It was always for report cards. Please stop looking into the shredder.',
    ),
    'visitors.txt': file(
      'Friday, four students, one after another. All four wanted the same thing kept. Each said it was the only one.',
    ),
    sealed: folder(
      {
        'key.txt': file(
          'TAG 117. ISSUED TO: F. TAKEN BACK: THURSDAY, AT HIS OWN WISH.\nASKED FOR AGAIN: FRIDAY.\nHe could not say why he had wanted to be without it.',
          'ADMIN',
        ),
        'plan.txt': file(
          'SEVEN DOORS, TO BE SEALED FROM OUTSIDE.\nA pencil note: has anyone checked inside? Another pencil: twice. A third: that was not my writing.',
          'ADMIN',
        ),
      },
      'ADMIN',
    ),
  }),
  science: folder({
    'clocks.txt': file(
      'ALL CLOCKS ON THE MAINS STOPPED AT 8:04. They were set right at 8:30, when the lights came back.\nBy the morning they were at 8:04.',
    ),
    'thread.txt': file(
      'SAMPLE: wool, yellow. LENGTH: 11 inches. LENGTH, MEASURED AGAIN: 12 inches. We have ordered another ruler.',
    ),
  }),
  auditorium: folder({
    'play.txt': file('FALL PLAY: THE GUEST. The part of the guest has no lines. He was very good in it.'),
  }),
  home: folder({
    guest: folder({
      'notes.txt': file('This folder is yours. You wrote nothing here. The file is older than you are.'),
    }),
    flunko: folder({
      '.plan': file({
        day: 'FRI: office. arcade (bear?). soda, 2 straws. tape. game, top row.\nAfter that: two lines, taken out.',
        night:
          'FRI: office. arcade (bear?). soda, 2 straws. tape. game, top row.\nAfter that: one line, taken out.',
      }),
      'map.txt': file('napkin, both sides. Copied by: nobody asked. The arrow points off the edge.'),
      'wishes.txt': file('1. my key back\n2. a seat kept\n3. somebody to count along'),
    }),
  }),
});
