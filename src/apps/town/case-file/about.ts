export const description = 'What you have seen of that Friday, on a cork board along its hours.';

export const help = [
  'Each thing that you look at in town, each lock that you open and each scene that you have watched hangs here as a card, at the hour to which it belongs.',
  'A slip with a question mark hangs where nothing is known yet. What has no hour of its own is pinned at the end.',
  'Go There opens the place of a card. The arrow keys lead from card to card along the time, and Enter opens.',
  'My Notes opens a page of your own in Notepad, which lies in C:\\School.',
];
