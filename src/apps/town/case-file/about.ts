export const description = 'What you have seen of that Friday, on a cork board along its hours.';

export const help = [
  'Each thing that you look at in town, what people tell you, what you notice on things, each lock that you open and each scene that you have watched hangs here as a card, at the hour to which it belongs.',
  'A slip with a question mark hangs where nothing is known yet. What has no hour of its own is pinned at the end.',
  'Go There opens the place of a card. The arrow keys lead from card to card along the time, and Enter opens.',
  'Lead the yellow thread from one pin to another, or press one pin and then the other, to join two cards that belong together. A join that holds stays, and tells something; some pay GUM. One that does not falls off, and of those a day has 20. To join takes a wallet.',
  'Each card has three small pins, one for each reading: he planned to leave, somebody made him, he never left. The page Readings hangs the cards under what you pinned to them. Nothing of it is judged.',
  'The page What Next tells where something is still open, and never what it is. Show on the map puts yellow pins there on the Town Map.',
  'Open to... asks one other person, by username, to your board. For a day both see it as it is, and at which card the other is. Each marks cards with a flag and ties threads in a color of their own, you in yellow and they in turquoise. What holds, and what falls, is yours. Either of you closes it.',
  'Share... makes one picture of the board, or of the readings. It is saved to your device and in C:\\Pictures, printed, and shared or copied where your browser can.',
  'My Notes opens a page of your own in Notepad, which lies in C:\\School.',
];
