export const description =
  'A showcase of the Pocket Juniors: dress them, put a team together, duel and make cards.';

export const help = [
  'Scroll through the catalogue, and the Junior comes along. Turn it with the pointer, with a finger, or with the arrow keys.',
  'Equip changes one of its seven items at a time, and Randomize all of them. Add a JNR gives it company, up to three in all. The team stays in this browser.',
  'A duel is decided by stats, spells and its code: whoever plays the same code sees the same duel. Copy it and challenge a friend, or send it to a chat room.',
  'The card maker prints the Junior on a card of 1056 by 1808 pixels. Turn the card to see its foil, save it as a PNG, from which Edit on drive C brings the Junior back into your team, or publish it on the wall of the Bulletin Board. A figure of yours from the Flunk Creator seals it.',
];
