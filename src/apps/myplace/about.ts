export const description = 'Pages of people, with a song, a pattern and too much glitter.';

export const help = [
  'MyPlace has a page for each clique. Who holds a Flunk of the clique may open its page here; the others are locked.',
  'Each page plays a song, one at a time: start, pause and stop it, and set how loud it is, at the side of the page.',
  'Press a friend in somebody’s Top 6 to go to their page.',
];
