export const description = 'Fly your Flunk between the lockers of Arcadia.';

export const help = [
  'Press to flap: with a finger, a mouse button, Space, Arrow Up, W, Enter, or a button of a gamepad. Let go to sink. Each pair of lockers that you pass is a point; a locker or the ground ends the run.',
  'The game gets faster and the gaps get smaller for two minutes, by the same written curve for everybody. 10 lockers are worth a bronze medal, 25 silver, 50 gold, 100 platinum.',
  'Your own Flunk flies if you hold one; anybody may fly one of the four guests. Guests practise. A person who is signed in plays for the high scores, or for the run of the day: one course for everybody, three tries a day.',
  'In practice the course follows from the word that you type, so that you can try the same one again, and you can race the ghost of your best run and of the leader.',
  'P, Escape or Pause in the bar pauses the game, and so does its window when it is covered, hidden or no longer in front. Press to go on, or give up in the pause. A run that is given up, or whose page is closed, counts as it stood.',
];
