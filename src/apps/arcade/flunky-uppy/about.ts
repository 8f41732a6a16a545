export const description = 'Run up between two towers of lockers, from wall to wall.';

export const help = [
  'Press to leap to the other tower: with a finger, a mouse button, Space, Arrow Up, W, Enter, or a button of a gamepad. Press again in the air to turn round, once a leap. An open door ends the run.',
  'Each stack of doors that you pass is a point, and so is each piece of gum. Gum hangs where a leap is begun at the right moment. Eight pieces blow a bubble, and the bubble bursts in your place, once.',
  'The climb gets faster and the time for a leap shorter for two minutes, by the same written curve for everybody. 15 points are worth a bronze medal, 40 silver, 80 gold, 150 platinum.',
  'Guests practise. Sign in to play for the high scores, or for the run of the day: one course for everybody, three tries a day. In practice the course follows from the word that you type.',
  'P, Escape or Pause in the bar pauses the game, and so does its window when it is covered, hidden or no longer in front. Press to go on, or give up in the pause. A run that is given up, or whose page is closed, counts as it stood.',
];
