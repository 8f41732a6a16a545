export const description = 'The web site of Flunks High School, in a browser of its own.';

export const help = [
  'The school has a page on the wire: news, its hours, a calendar, the staff, galleries and a guest book. Follow the blue links, or type an address and press Enter.',
  'Back and Forward lead along the pages that you have seen, also with Alt and an arrow key. Reload asks for the page again.',
  'A day of the calendar can be saved as a file that the calendar of your own computer or phone reads. Students who are signed in may write a line into the guest book.',
  'Each Sunday, by the clock of Arcadia, a wallet with a Flunk votes under What It Means on what that Friday meant, and may change the vote until the day ends. What won is told on Monday, and under Past Weeks.',
  'Each day the page of news asks one question. A wallet answers once, and the day after the page tells how the town answered.',
];
