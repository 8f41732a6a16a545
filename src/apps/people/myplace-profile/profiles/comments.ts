import type { Comment } from '../profile.ts';

/** What people of the school write under each other's pages. */
export const COMMENT_POOL: readonly Comment[] = [
  {
    by: 'tiff_95',
    face: 'pigtails',
    text: 'omg ur page takes SO long to load and its worth it',
    when: 'Monday',
  },
  {
    by: 'AV Club',
    face: 'glasses',
    text: 'Somebody has our good extension cord. No questions asked.',
    when: 'Monday',
  },
  {
    by: 'Cook, Snack Shack',
    face: 'bandana',
    text: 'You left your fries. I ate the fries. They were good.',
    when: 'Tuesday',
  },
  {
    by: 'nobody_special',
    face: 'hood',
    text: 'nice song. it sounds different from the next room',
    when: 'last night',
  },
  {
    by: 'Homecoming Cmte',
    face: 'tiara',
    text: 'REMINDER: streamers do not take themselves down.',
    when: 'Sunday',
  },
  { by: 'kevin', face: 'cap', text: 'first', when: 'Monday' },
  { by: 'also kevin', face: 'curls', text: 'second. different kevin', when: 'Monday' },
  {
    by: 'Lunch Lady',
    face: 'bob',
    text: 'The cafeteria is closed. It was not me who closed it.',
    when: 'Tuesday',
  },
  {
    by: 'marching_tuba',
    face: 'braids',
    text: 'we played it at the right speed. YOU heard it slow',
    when: 'Saturday',
  },
  { by: 'DJ', face: 'headphones', text: 'Requests are by phone. Not by knocking. Please.', when: '4 AM' },
  { by: 'mallrat', face: 'shades', text: 'the glitter gave my mom’s computer a cold', when: 'Tuesday' },
  {
    by: 'Computer Club',
    face: 'robot',
    text: 'Your page has 41 errors. We fixed 3 and like the others.',
    when: 'Monday',
  },
  {
    by: 'Miss Perkins',
    face: 'bob',
    text: 'Dear, this is lovely, and your essay is late.',
    when: 'Wednesday',
  },
  {
    by: 'skate_or_dye',
    face: 'mohawk',
    text: 'add me to ur top 6 or i will be normal about it',
    when: 'Sunday',
  },
  {
    by: 'the_usher',
    face: 'quiff',
    text: 'Your row was clean when I swept it. Who puts a jacket there?',
    when: 'Friday',
  },
  {
    by: 'Arcade Token',
    face: 'cap',
    text: 'somebody beat your high score. initials F L U',
    when: 'Thursday',
  },
  { by: 'beep', face: 'cat', text: 'meow (my cat walked on the keys. i agree with her)', when: 'Tuesday' },
  {
    by: 'bus 9',
    face: 'beanie',
    text: 'we saved you a seat and then we saved another one??',
    when: 'Monday',
  },
  {
    by: 'substitute',
    face: 'glasses',
    text: 'I was told there would be a class photo. There is one extra.',
    when: 'Wednesday',
  },
  {
    by: 'grandma',
    face: 'braids',
    text: 'How do I send this to your telephone. Love, Grandma',
    when: '1996',
  },
];
