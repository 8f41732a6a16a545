/** The emoji of the toolbar, each with its name. There are ten of them (MSG-5). */
export const EMOJI = [
  ['😀', 'grin'],
  ['😂', 'tears of joy'],
  ['😎', 'sunglasses'],
  ['😮', 'surprise'],
  ['👍', 'thumbs up'],
  ['❤️', 'heart'],
  ['🔥', 'fire'],
  ['🎉', 'party'],
  ['👻', 'ghost'],
  ['🍬', 'candy'],
] as const;
