import type { Subject } from '../entry.ts';

/** Who and what belongs to the school beside lessons. */
export const CAMPUS: readonly Subject[] = [
  {
    id: 'mascot',
    area: 'school',
    title: 'the mascot',
    names: [
      'mascot',
      'unit 4',
      'robot',
      'team name',
      'school colors',
      'school motto',
      'motto',
      'team colors',
    ],
    asked: {
      more: [
        'what is the school song',
        'is there a school anthem',
        'what do the fans sing',
        'what is the fight song',
      ],

      about: [
        'what is the school mascot',
        'do you have a mascot',
        'what is the team called',
        'what are the school colors',
        'does the school have a motto',
      ],
    },
    says: {
      more: [
        'Of a school song nothing is on record. The band plays the slow one, the pennant says GO FLUNKS, and most of them did.',
      ],
      about: [
        'The one mascot on record is Unit 4, of the computer club, robot and member both. The teams are simply the Flunks, in red jackets.',
        'The teams are the Flunks and wear red. The computer club has a mascot of its own, Unit 4; it is among the Geek’s top friends on MyPlace.',
      ],
    },
    leads: ['clubs', 'the-game', 'flunk-meaning'],
  },
  {
    id: 'clubs',
    area: 'school',
    title: 'the clubs',
    names: [
      'clubs',
      'school clubs',
      'computer club',
      'math club',
      'drama club',
      'chess club',
      'student council',
      'after school activities',
      'extracurricular',
      'activities',
      'cheerleaders',
      'cheerleading',
    ],
    asked: {
      about: [
        'what clubs does the school have',
        'what clubs can i join',
        'which clubs are there',
        'what can i do after school',
        'how do i join a club',
        'is there a chess club',
      ],
    },
    says: {
      about: [
        'There is the computer club, which makes the school’s site; the math club, moved to Thursday, and Thursday is under review; Mr. Dufresne’s drama; the student council; and football. While the school is sealed, all of them meet elsewhere.',
        'Computer club, math club, drama, student council, football. Nobody takes applications at the moment: the doors are sealed. The guest book of FHS takes a line.',
      ],
      when: [
        'Math club is on Thursday, and Thursday is under review. The others meet after the last bell, {bell:5th period}.',
      ],
      who: ['Mr. Dufresne has drama, Coach Brannigan football; the computer club has itself, and Unit 4.'],
    },
    leads: ['mascot', 'practice', 'school-site'],
  },
  {
    id: 'practice',
    area: 'school',
    title: 'football practice',
    names: [
      'practice',
      'football practice',
      'training',
      'tryouts',
      'football team',
      'football',
      'sports',
      'team',
      'basketball',
      'next game',
      'pep rally',
    ],
    asked: {
      where: ['where do they train', 'where do they practice', 'where does the team practice'],
      when: [
        'is there a game tonight',
        'is there a game today',
        'when do they play again',

        'do they play football in the rain',
        'do they practice in the rain',

        'when does football practice happen',
        'when is practice',
        'when is the next game',
        'when are tryouts',
        'when does the team train',
      ],
      about: [
        'what sports does the school have',
        'how do i join the team',
        'is the team any good',
        'how is the team doing this season',
        'is there a swim team',
        'does the school have basketball',
        'who is on the team',
      ],
      more: [
        'what position did flunko play',
        'did flunko play football',
        'was flunko on the team',
        'was flunko any good at sports',
      ],
      who: [
        'who plays for the flunks',
        'who is on the football team',
        'who plays football',
        'who trains the team',
      ],
    },
    says: {
      about: [
        'Football, mostly: the Flunks, under Coach Brannigan. Practice goes on. The last game stands at seven up and was never finished, so the next one has not been set.',
      ],
      when: [
        'Practice goes on, says Coach Brannigan, and posts no hour. After the last bell, {bell:5th period}, go by the field; he is the one who yells. No next game is set while the last one is still in play.',
      ],
      where: ['On the Football Field; the Gymnasium is sealed.'],
      who: ['Coach Brannigan and the Jocks. Eleven names hang over twelve hooks in the locker room.'],
      how: ['Push a letter under Coach’s door, finished or not.'],
      more: [
        'Flunko did not play: the list has eleven names, and his is not among them, though there are twelve hooks. He sat in the top row, and his push-ups stand at four.',
      ],
    },
    leads: ['staff-coach-brannigan', 'the-game', 'football-field'],
  },
  {
    id: 'no-teacher',
    area: 'school',
    title: 'the lessons without a teacher',
    names: [
      'english',
      'history',
      'spanish',
      'french',
      'german',
      'chemistry',
      'biology',
      'geography',
      'computer science',
      'economics',
      'english teacher',
      'history teacher',
      'biology teacher',
      'chemistry teacher',
    ],
    asked: {
      who: [
        'who teaches english',
        'who teaches history',
        'who teaches biology',
        'who teaches chemistry',
        'who teaches spanish',
        'who teaches computers',
      ],
      about: [
        'what subjects are taught',
        'which subjects can i take',
        'what classes are there',
        'which lessons are there',
      ],
    },
    says: {
      about: [
        'By the list of the staff one learns physics, mathematics, music and drama, art, and physical education. For other subjects no teacher is listed; somebody fills in, in pencil.',
      ],
      who: [
        'Nobody on the list of the staff. It has physics, mathematics, music and drama, art, physical education and the library, and that is all. For words, try Mrs. Applebaum in the library.',
      ],
      when: ['The bells: {bells}. Which lesson it is they do not say.'],
    },
    leads: ['staff', 'bells'],
  },
  {
    id: 'guidance',
    area: 'school',
    title: 'the guidance counselor',
    names: [
      'guidance',
      'guidance counselor',
      'counselor',
      'vacant',
      'vacant position',
      'nurse',
      'vice principal',
      'secretary',
      'substitute',
    ],
    asked: {
      who: [
        'who writes in the appointment book',
        'who keeps the appointment book',
        'who is the guidance counselor',
        'who is the vice principal',
        'who is the school nurse',
      ],
    },
    says: {
      about: [
        'The guidance position is open, and so is its door, the second on the left. Somebody keeps the appointment book, in pencil.',
      ],
      who: [
        'Nobody, officially: it is not filled. Of guidance the position is open and so is the door; somebody keeps its appointment book in pencil.',
      ],
    },
    leads: ['staff', 'principals-office'],
  },
  {
    id: 'dances',
    area: 'school',
    title: 'the school dances',
    names: [
      'dances',
      'school dance',
      'next dance',
      'school dances',
      'formal',
      'dance ticket',
      'dance tickets',
    ],
    asked: {
      how: [
        'how do i get a ticket to the dance',
        'who can i bring to the dance',
        'what should i wear to the dance',
      ],

      when: [
        'when is the next dance',
        'when is the next school dance',
        'when is the next party',
        'are there any dances',
        'is there a dance soon',
      ],
      cost: ['how much is a dance ticket', 'how much is a ticket'],
    },
    says: {
      how: [
        'Tickets are good for two, and the price is not printed. Bring whom you like and say their name aloud; wear what stands a mirror ball. The gym is sealed until further notice.',
      ],
      about: [
        'Four nights of the year are for dancing: Homecoming, Halloween, Valentine’s Day and Prom. The next is {nextDance}. A ticket is good for two.',
      ],
      when: [
        'The next dance is {nextDance}. Then come the others: Homecoming, Halloween, Valentine’s Day and Prom, in their turn.',
      ],
      who: ['A ticket is good for two. Who the second one is remains your affair.'],
      where: ['In the gym, says the calendar. The gym is sealed, and still decorated.'],
      cost: ['A ticket is good for two, and the price is not printed on it.'],
    },
    leads: ['dance', 'calendar'],
  },
  {
    id: 'school-facts',
    area: 'school',
    title: 'the school as a school',
    names: [
      'students',
      'number of students',
      'how big is the school',
      'student body',
      'uniform',
      'dress code',
      'school rules',
      'rules',
    ],
    asked: {
      cost: [
        'how many students are there',
        'how many students go to the school',
        'how many teachers are there',
        'how big is the school',
      ],
      about: [
        'what are the school rules',
        'is there a dress code',
        'what kind of school is it',
        'is it a good school',
        'can i skip school',
        'can i skip school today',
        'can i skip class',
      ],
    },
    says: {
      about: [
        'The rules: no tape to be removed, no doors to be tried, no one to swim after dark. Skipping is easy at present, since all seven doors are shut. You may come late; he did, and signed for it.',
        'It is a school where the grades run from F to a rather nice F, with ten thousand students and nine on the staff.',
      ],
      cost: [
        'About ten thousand students, one for each Flunk, and a staff of nine with one vacancy. The gym counted 212 at the dance, and 213 out of it.',
      ],
    },
    leads: ['staff', 'grades', 'high-school'],
  },
  {
    id: 'flunk-meaning',
    area: 'school',
    title: 'the name Flunks',
    names: ['meaning of flunks', 'the name flunks', 'word flunk', 'flunk mean'],
    asked: {
      about: [
        'why is it called flunks',
        'what does flunk mean',
        'why are they called flunks',
        'what does flunks 95 mean',
        'why 95',
        'why is it 1995',
      ],
    },
    says: {
      about: [
        'To flunk is to fail a class. The school is named for it, and rather proud: an F is a letter like any other. The 95 is for 1995, the fall in which this computer lives.',
      ],
    },
    leads: ['grades', 'flunks'],
  },
];
