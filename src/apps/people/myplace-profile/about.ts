export const description = 'A page of MyPlace, with a song, a pattern and too much glitter.';

export const help = [
  'Each page plays a song, one at a time: start, pause and stop it, and set how loud it is, at the side of the page.',
  'Everybody with a profile has a page of their own: Edit my page changes its pattern, song, lists and friends. What they have won, reached and found of the story stands there by itself.',
  'Make it yours, which only you see on your page, suggests a mood, a song, your rarest Flunk as the picture and first words: Use publishes one, Not now hides the box. Your latest works on the wall and who signed your Yearbook page stand there by themselves.',
  'Who is signed in can write a comment, and report one that is spam, a scam or worse: the operators read it. Its writer and the owner of the page can remove it. The owner chooses whether all, signers of their Yearbook page, or none may write.',
  'Block hides you and a person from each other everywhere; Settings, Privacy has the list.',
  'Press a friend in a Top 6 to go to their page. Names in the guest book, on the boards of High Scores and in the messenger lead to pages, too.',
];
