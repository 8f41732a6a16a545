import { bundle } from '@bundles/messenger.ts';

export interface Emoji {
  /** What is written, sent and copied. */
  readonly text: string;
  readonly name: string;
  readonly picture: string;
}

const emoji = (text: string, name: string, picture: keyof typeof bundle.pictures): Emoji => ({
  text,
  name,
  picture: bundle.pictures[picture].url,
});

/** The emoji of the toolbar. There are ten of them (MSG-5). */
export const EMOJI: readonly [Emoji, ...Emoji[]] = [
  emoji('😀', 'grin', 'grin'),
  emoji('😂', 'tears of joy', 'joy'),
  emoji('😎', 'sunglasses', 'cool'),
  emoji('😮', 'surprise', 'surprise'),
  emoji('👍', 'thumbs up', 'thumbs-up'),
  emoji('❤️', 'heart', 'heart'),
  emoji('🔥', 'fire', 'fire'),
  emoji('🎉', 'party', 'party'),
  emoji('👻', 'ghost', 'ghost'),
  emoji('🍬', 'candy', 'candy'),
];

/** The variation selector that some emoji end with. Others write them without. */
const VARIATION = '\ufe0f';

/** All of them, as one alternative of a pattern. */
export const EMOJI_PATTERN = EMOJI.map(({ text }) => `${text.replace(VARIATION, '')}${VARIATION}?`).join('|');

/** The picture of an emoji, with or without its variation selector; null: it is none of the ten. */
export const emojiPicture = (text: string): string | null =>
  EMOJI.find((one) => one.text.replace(VARIATION, '') === text.replace(VARIATION, ''))?.picture ?? null;
