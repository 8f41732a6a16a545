/** The ten ideas of which Random Idea fills in one (MEME-7). */
export const IDEAS = [
  'When the lunch line moves and it is pizza day',
  'Checking in 30 days in a row for the GUM',
  'When Zoltar takes your GUM and says nothing',
  'Flappy Flunk at five in the morning',
  'Forgetting the locker combination again',
  'When the whole town knows about the bear',
  'A late slip on the first day of school',
  'When the modem connects at the third try',
  'The jukebox plays the same song again',
  'When somebody knocks on the cellar door',
] as const;
