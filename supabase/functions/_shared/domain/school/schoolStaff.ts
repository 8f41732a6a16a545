/** A person of the school's staff. */
export interface StaffMember {
  readonly name: string;
  readonly subject: string;
  readonly room: string;
  readonly says: string;
  /** The traits of which the portrait is drawn (domain/collection/traits/flunkCode.ts); null: there is no picture. */
  readonly portrait: string | null;
}

/** The staff as the school lists it. It knows no more than docs/places.md says of the building. */
export const STAFF: readonly StaffMember[] = [
  {
    name: 'The Principal',
    subject: 'Order',
    room: "Principal's office",
    says: 'In from 7:30, when the door is opened, and not a minute later. Keys are not given back.',
    portrait: null,
  },
  {
    name: 'Coach Brannigan',
    subject: 'Physical education, football',
    room: 'Gymnasium',
    says: 'Practice goes on. Letters to Coach may be pushed under the door, finished or not.',
    portrait: 'n04a.j02a.j06a.j05a.j03a.j01a.-',
  },
  {
    name: 'Ms. Okafor',
    subject: 'Physics',
    room: 'Science wing',
    says: 'This term: echoes, and how long one may take to come back.',
    portrait: 'n06a.g03a.g02a.j08a.g07a.p01a.-',
  },
  {
    name: 'Mr. Lindqvist',
    subject: 'Mathematics',
    room: 'Science wing',
    says: 'Counts everything twice. The bleachers have eight hundred seats. He gets eight hundred, and one.',
    portrait: 'n01a.g04a.g01a.p02b.p06b.g01a.-',
  },
  {
    name: 'Mrs. Applebaum',
    subject: 'Library',
    room: 'Library',
    says: 'Silence from 7:00 to 6:00. One book is overdue: the timetable of the railroad.',
    portrait: 'n02a.p06a.p03a.p03a.g05b.p02a.p04a',
  },
  {
    name: 'Mr. Dufresne',
    subject: 'Music, drama',
    room: 'Auditorium',
    says: 'Teaches rhythm. Asks to be told who practices on the doors at night. It is quite good.',
    portrait: 'n05a.n08a.p01c.p06a.p06a.p03a.-',
  },
  {
    name: 'Ms. Vasquez',
    subject: 'Art',
    room: 'Room with the good light',
    says: 'Hangs what her classes draw in the gallery of this site. The bear is not for sale.',
    portrait: 'n03a.f03a.g04a.f10a.p05a.p01a.g02a',
  },
  {
    name: 'Miss Dolores',
    subject: 'Lunch',
    room: 'Cafeteria',
    says: "Friday's special stays on the board until it is finished. Takes the milk count very seriously.",
    portrait: 'n05a.g02a.j07a.p10a.j05a.j01a.-',
  },
  {
    name: 'Mr. Pruitt',
    subject: 'Floors, locks, lights',
    room: 'Main hall',
    says: 'Has a key to everything, nearly. Left his bucket on a Friday and has been asking after it since.',
    portrait: 'n03a.j06b.g04a.j05b.j08b.g01a.-',
  },
  {
    name: 'Vacant',
    subject: 'Guidance',
    room: 'Second door on the left',
    says: 'The position is open, and so is the door. Someone keeps the appointment book, in pencil.',
    portrait: null,
  },
];
