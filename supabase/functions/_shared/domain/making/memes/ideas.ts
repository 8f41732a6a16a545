/** The ten ideas of which Random Idea fills in one: each works with each of the templates (MEME-7). */
export const IDEAS = [
  'When the lunch line moves and it is pizza day',
  'Checking in 30 days in a row',
  'When Zoltar takes your GUM and says nothing',
  'Flappy Flunk at five in the morning',
  'Forgetting the locker combination again',
  'When the whole town knows about the bear',
  'A late slip on the first day of school',
  'When the modem connects at the third try',
  'The same song on the jukebox',
  'Knocking on the cellar door',
] as const;
