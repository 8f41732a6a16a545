export const description = 'A page of MyPlace, with a song, a pattern and too much glitter.';

export const help = [
  'Each page plays a song, one at a time: start, pause and stop it, and set how loud it is, at the side of the page.',
  'Everybody with a profile has a page of their own: Edit my page changes its pattern, song, lists and friends. What they have won, reached and found of the story stands there by itself.',
  'Who is signed in can write a comment, and report one that is spam, a scam or worse: the operators read it. Its writer and the owner of the page can remove it.',
  'Press a friend in a Top 6 to go to their page. Names in the guest book, on the boards of High Scores and in the messenger lead to pages, too.',
];
