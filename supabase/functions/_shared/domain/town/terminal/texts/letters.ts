interface Letter {
  readonly from: string;
  readonly about: string;
  readonly text: string;
}

/** The letters of the account that everybody has, by number from 1. */
export const LETTERS: readonly Letter[] = [
  {
    from: 'sysop',
    about: 'welcome, guest',
    text: 'You are logged in as guest. So is everybody. If you read a letter before you have opened it, that is why.',
  },
  {
    from: 'librarian',
    about: 'three books',
    text: 'Three books are overdue. The person who has them renewed them by telephone on Friday evening. The line was very bad. It sounded like a large room.',
  },
  {
    from: 'coach',
    about: 'seat nine',
    text: 'To the person who keeps unfolding the jacket in the top row: fold it again. To the person who keeps folding it: thank you.',
  },
  {
    from: 'front-desk@paradise',
    about: 'your booking',
    text: 'Dear guest. Our desk takes bookings by line now. Sign as the register has it, the name first and then the number of the room, and the line will know you. We do not give out either. We leave the register open.',
  },
  {
    from: 'geek',
    about: 'do not dial at night',
    text: 'The board answers at night before it rings. I do not think it is the board. Dial anyway, I am recording.',
  },
  {
    from: 'prep',
    about: 'RSVP',
    text: 'It says "and guest". I never wrote "and guest". The handwriting is mine.',
  },
  {
    from: '(none)',
    about: '(none)',
    text: 'is the seat still free',
  },
];
