export const description = 'All students of the school, as a book to leaf through and as cards to search.';

export const help = [
  'Everybody is in it: choose a clique, tick traits, or search by name, number and trait. The figures beside the traits say how many would be left. Two values of one trait show students with either of them.',
  'Students come shuffled. Shuffle deals them anew, and Sort lists them by number, by rarity or by name. Arrow keys walk through the cards.',
  'Press a card for the page of a student: traits and how many share each, the place by rarity and how that comes about, clique and holder. Arrows left and right go to the next one of the list.',
  'Book opens the bound Yearbook. Turn its pages by the buttons, by the arrow keys, or with a finger. In the book, on a student’s page, opens it at their homeroom; My classmates opens it at that of a Flunk of yours.',
  'Compare, on a student’s page, puts another student beside this one: press the one you mean, among the cards or in the book.',
  'Signatures stand in the margin of a student’s page. Hold a Flunk, and sign the pages of students who are not yours: once each, in 140 characters at most. Sign again to change yours, or remove it. Report what is not nice.',
  'Copy link copies an address that leads to the student, to the page or to the filters that you have in front of you.',
];
