import { STAFF } from '../../../school/schoolStaff.ts';
import type { Subject } from '../entry.ts';
import { DAYS } from './days.ts';

const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** What people call those who have a job rather than a lesson. */
const JOBS: Readonly<Record<string, readonly string[]>> = {
  'Floors, locks, lights': ['janitor', 'custodian', 'caretaker'],
  Library: ['librarian'],
  Lunch: ['lunch lady', 'lunch cook'],
};

/** What else people ask of a person’s job. */
const ASKED_OF_JOBS: Readonly<Record<string, readonly string[]>> = {
  'Floors, locks, lights': [
    'who cleans the school',
    'who has a key to the school',
    'who has the keys',
    'who locks the school',
  ],
  Library: ['who runs the library', 'who works in the library'],
  Lunch: ['who cooks the lunch', 'who cooks at school', 'who works in the cafeteria'],
  'Music, drama': ['who directs the school play', 'who leads the band'],
};

const subjectsTaught = (subject: string): readonly string[] =>
  subject
    .toLowerCase()
    .split(', ')
    .flatMap((one) => [
      `who teaches ${one}`,
      `${one} teacher`,
      ...(one === 'mathematics' ? ['who teaches math', 'math teacher'] : []),
    ]);

/** A subject for each of the staff. */
const PEOPLE: readonly Subject[] = STAFF.filter(
  ({ name }) => name !== 'Vacant' && name !== 'The Principal',
).map(({ name, subject, says }): Subject => {
  const taught = subjectsTaught(subject);
  const last = name.split(' ').at(-1)?.toLowerCase() ?? '';
  return {
    id: `staff-${idOf(name)}`,
    area: 'school',
    title: name,
    names: [
      name.toLowerCase(),
      last,
      ...(name.startsWith('Coach') ? ['coach'] : []),
      ...(JOBS[subject] ?? []),
      ...taught.filter((one) => one.endsWith(' teacher')),
    ],
    asked: { who: [...taught, ...(ASKED_OF_JOBS[subject] ?? [])] },
    says: {
      about: [
        `${name}: {teaches:${name}}, found at the {roomOf:${name}}. ${says}`,
        `${says} That is ${name}, {teaches:${name}}.`,
      ],
      who: [`That is ${name}, at the {roomOf:${name}}. ${says}`],
      where: [`At the {roomOf:${name}}, when the school is open. Which it is not.`],
      more: [says],
    },
    leads: ['staff', 'high-school'],
  };
});

export const SCHOOL: readonly Subject[] = [
  ...DAYS,
  ...PEOPLE,
  {
    id: 'calendar',
    area: 'school',
    title: 'the calendar',
    names: ['calendar', 'school calendar', 'events', 'upcoming events', 'holidays', 'holiday'],
    asked: {
      when: [
        'what is the next event',
        'when is the next event',
        'what is coming up',
        'what happens next week',
        'is there anything going on this weekend',
        'what is on this weekend',
        'what happens this week',
        'anything special today',

        'what comes after homecoming',
        'what comes next on the calendar',
        'when is the next big event',

        'what is the next event',
        'what is coming up',
        'when is the next holiday',
        'what happens this month',
        'any events soon',
        'what events are there',
        'do we have a day off',
        'what is going on this week',
      ],
    },
    says: {
      about: [
        'The school’s calendar is on the FHS page. Coming up: {events}.',
        'Next on the calendar: {nextEvent}.',
      ],
      when: ['Coming up: {events}.', 'The next day on the calendar is {nextEvent}. After that: {events}.'],
      where: ['On the FHS page, under Calendar.'],
      how: ['Open FHS, then Calendar. A day, or a whole year, can be saved as a file.'],
      more: [
        'Homecoming and the arcade challenges have the same date every year. Dances need a ticket, which is good for two.',
      ],
    },
    leads: ['day-homecoming', 'arcade-challenges', 'school-site'],
  },
  {
    id: 'staff',
    area: 'school',
    title: 'the teachers',
    names: ['teachers', 'teacher', 'staff', 'faculty'],
    asked: {
      more: [
        'who counted the seats',
        'who counts the seats',
        'do the teachers know something',
        'do the teachers know anything',
        'did a teacher see him',
      ],

      about: [
        'which teachers are there',
        'who is my teacher',
        'who are my teachers',
        'what teachers do i have',
      ],

      who: ['who teaches here', 'who are the teachers', 'list the teachers', 'who works at the school'],
    },
    says: {
      about: [
        'The staff: {staff}. The guidance position is vacant, and somebody keeps its appointment book.',
        'On the staff page: {staff}.',
      ],
      who: ['{staff}.'],
      where: ['On the FHS page under Staff, with portraits.'],
      more: [
        'Eight teachers marked Flunko absent since that Friday, and one present. That one cannot say which lesson it was.',
      ],
    },
    leads: ['staff-coach-brannigan', 'staff-ms-okafor', 'principals-office', 'staff-mr-pruitt'],
  },
  {
    id: 'school-hours',
    area: 'school',
    title: 'the school hours',
    names: ['school hours', 'classes', 'class', 'lessons', 'office hours', 'school day'],
    asked: {
      when: [
        'what time does school end',
        'how long is school',
        'am i late for school',
        'is the library open now',

        'is there school tomorrow',
        'do i have school on friday',
        'is there school on saturday',
        'is there school on monday',
        'do i have to go to school',
        'is there school today',
        'do we have school today',
        'when does school start',
        'when does school end',
        'when do classes start',
        'when is school out',
        'when are classes',
        'what time is class',
        'when does the office open',
        'is the office open',
        'when does school begin',
      ],
    },
    says: {
      about: ['Classes: {openingOf:classes}. Office: {openingOf:office}. Library: {openingOf:library}.'],
      when: [
        'Classes {openingOf:classes}. Office {openingOf:office}.',
        'By the board at the door: classes {openingOf:classes}. The building is sealed; the hours are not.',
      ],
      where: ['The hours are on the home page of FHS.'],
      more: ['The building is sealed. The bells have not been told.'],
    },
    leads: ['bells', 'library', 'high-school'],
  },
  {
    id: 'library',
    area: 'school',
    title: 'the library',
    names: ['library', 'books', 'overdue book', 'overdue books'],
    asked: {
      when: ['when does the library open', 'is the library open'],
      about: [
        'what can i read in the library',
        'what is in the library',
        'which books are there',
        'which books are overdue',
        'what books did flunko take out',
      ],
    },
    says: {
      about: [
        'The library: {openingOf:library}. Mrs. Applebaum keeps it silent. Three books are overdue, under one name: of trains, of knots, of holding your breath.',
      ],
      when: ['The library: {openingOf:library}.'],
      who: ['{staffSays:Mrs. Applebaum}'],
      where: ['In the High School. You can read its list at the Terminal.'],
      more: [
        'All three books were renewed on that Friday, by telephone. The line was very bad.',
        'In the yearbook of 1975 a page is missing.',
      ],
    },
    leads: ['staff-mrs-applebaum', 'terminal'],
  },
  {
    id: 'bells',
    area: 'school',
    title: 'the bell schedule',
    names: ['bell schedule', 'bells', 'bell', 'periods', 'first period', 'timetable'],
    asked: {
      when: [
        'when does the first bell ring',
        'when is lunch',
        'what time is lunch',
        'when is first period',
        'lunch break',
        'when is recess',
      ],
    },
    says: {
      about: ['The bells: {bells}.'],
      when: ['Lunch is {bell:Lunch}. The rest: {bells}.'],
      where: ['Under Resources on the FHS page.'],
      more: ['They still ring. There is nobody in there to hear them, officially.'],
    },
    leads: ['school-hours', 'menu'],
  },
  {
    id: 'menu',
    area: 'school',
    title: 'the cafeteria menu',
    names: [
      'menu',
      'lunch menu',
      'lunch',
      'school lunch',
      'cafeteria food',
      'milk',
      'cafeteria door',
      'lunch is canceled',
      'cafeteria',
    ],
    asked: {
      about: [
        'is the lunch any good',
        'what is the special',
        'who eats the lunch',
        'how much is lunch',
        'what is for lunch',
        'what is on the menu',
      ],
    },
    says: {
      about: [
        'On the board of the cafeteria it says MONDAY: SEE FRIDAY. FRIDAY: SEE FLUNKO. Lunch is canceled until further notice.',
        'Lunch as of that Friday. Miss Dolores leaves the special on the board until it is finished, and somebody is finishing it.',
      ],
      when: [
        'By the bells, lunch is {bell:Lunch}. The cafeteria itself is sealed with the rest of the building.',
      ],
      who: ['{staffSays:Miss Dolores}'],
      where: ['In the cafeteria, behind one of the seven doors of the High School.'],
      how: ['The cafeteria has a door of its own among the seven. It is not for you. Try it.'],
      more: ['Each morning the stock is one carton of milk short, two straws short, and one pudding over.'],
    },
    leads: ['high-school', 'staff-miss-dolores'],
  },
  {
    id: 'school-site',
    area: 'school',
    program: 'FHS',
    title: 'the FHS page',
    names: [
      'fhs',
      'school site',
      'school website',
      'school page',
      'portal',
      'guest book',
      'guestbook',
      'student of the week',
      'hit counter',
      'school news',
      'gallery of the school',
      'school gallery',
      'student art',
      'drawings',
      'crayon drawings',
    ],
    asked: {
      where: ['is there a map of the school', 'where are the rooms of the school'],

      about: ['is there a school newspaper', 'where is the school newspaper'],
      how: ['sign the guest book', 'write in the guest book', 'visit the school website'],
      who: ['who is student of the week'],
      why: ['who draws the pictures in the gallery', 'who made the drawings', 'what is in the gallery'],
    },
    says: {
      about: [
        'FHS is the web site of Flunks High School: news, calendar, staff, galleries, a guest book, the student of the week, and each Sunday a vote on what that Friday meant. The computer club made it in one lunch hour and many evenings.',
      ],
      where: [
        'No plan of the building hangs anywhere: from the lawn one looks into main hall, cafeteria, gym and office, and the site FHS names the rooms of the staff.',
        'On your desktop, as the program FHS. The High School’s bar leads there, too.',
      ],
      how: [
        'Open FHS and press Guest Book: one line each, no addresses of other pages, at most three an hour. A wallet has to be connected to write.',
      ],
      who: [
        'The student of the week is a Flunk of the collection, another one each week. The home page shows it.',
      ],
      why: [
        'Students draw them, in wax crayon, in Ms. Vasquez’s classes: the galleries stand under Resources on the FHS page. The theme was “What I did on Friday”.',
      ],
      when: ['It never closes. It shows the school by day or by night as it is in Arcadia.'],
      more: ['Somebody mends its spelling at night. The modem is off the hook at that hour.'],
    },
    leads: ['calendar', 'staff', 'library'],
  },
  {
    id: 'grades',
    area: 'school',
    title: 'grades',
    names: ['grades', 'grade', 'marks', 'exam', 'exams', 'test results', 'detention', 'report cards'],
    says: {
      about: [
        'Grades at Flunks High run from F to a rather nice F. They change once, on graduation day, by hacking.',
        'Your marks were shredded. They are a C minus all the same.',
      ],
      how: ['To better them, a Flunk has its own Graduation window, where its grades are hacked.'],
      who: ['Mr. Lindqvist counts everything twice, so do not try it with him.'],
      more: [
        'Of detention nothing is known: with the building sealed nobody can be kept in it. It is also a show on Flunk FM, and the show is shorter.',
      ],
    },
    leads: ['graduation', 'staff'],
  },
  {
    id: 'homework',
    area: 'school',
    title: 'homework',
    names: ['homework', 'study', 'studying', 'essay', 'assignment', 'math homework'],
    asked: {
      about: [
        'can you help me with fractions',
        'help me study',
        'i need help with homework',
        'i have a math question',
      ],

      when: ['when is the homework due', 'do we have homework'],

      how: [
        'help me with my homework',
        'how do i study',
        'can you do my homework',
        'do my homework',
        'how do i pass math',
        'how do i pass my exam',
        'help me with math',
        'teach me math',
        'how do i get better grades',
      ],
    },
    says: {
      about: [
        'Homework is canceled along with the building, and assigned by habit. Sums such as 12 x 7 can be asked right here.',
      ],
      how: [
        'Read it once for the plot, once for the trick, and say it aloud to somebody who does not care. Sums I can do for you: ask 12 x 7, for example.',
      ],
      when: ['The library would be the place: {openingOf:library}.'],
      more: ['At the Arcade homework does not get done, says the school’s own page.'],
    },
    voices: {
      StudyBuddy: [
        'Homework! My favorite spell. Break it into pieces that fit in one breath, do the ugliest first, and stop while you still like it. Which subject is it?',
      ],
    },
    leads: ['library', 'riddles'],
  },
];
