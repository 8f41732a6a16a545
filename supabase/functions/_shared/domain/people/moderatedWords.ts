/**
 * What is not said, as data (domain/people/moderation.ts). Letters are enough: digits and signs in the place of letters, letters of
 * other alphabets that look the same, letters that are drawn out and letters that are set apart are seen through. A plural
 * is meant too.
 */

/** Words that only insult people for what they are. A text that has one is refused. */
export const SLURS: readonly string[] = [
  'nigger',
  'nigga',
  'faggot',
  'fag',
  'tranny',
  'retard',
  'kike',
  'chink',
  'spic',
  'wetback',
  'gook',
  'raghead',
  'towelhead',
  'sandnigger',
  'shemale',
  'darkie',
  'pikey',
  'kys',
];

/** Sentences that wish people harm. A text that has one is refused. */
export const THREATS: readonly string[] = [
  'kill yourself',
  'kill urself',
  'hang yourself',
  'heil hitler',
  'sieg heil',
  'gas the jews',
  'white power',
];

/** What those say who are after a wallet, and now and then those who warn of them: a text that has one waits for an operator. */
export const SCAMS: readonly string[] = [
  'seed phrase',
  'secret phrase',
  'recovery phrase',
  'recovery words',
  'private key',
  'secret key',
  'twelve words',
  'validate your wallet',
  'verify your wallet',
  'sync your wallet',
  'synchronize your wallet',
  'import your wallet',
  'wallet support',
  'double your gum',
  'double your flow',
  'double your money',
  'guaranteed profit',
  'guaranteed returns',
  'forex trader',
  'dm me to',
  'whatsapp me',
  'telegram me',
];

/** What is offered to those who are baited. Harmless by itself; beside a link, or with a call, such a text waits for an operator. */
export const LURES: readonly string[] = [
  'free mint',
  'airdrop',
  'giveaway',
  'whitelist',
  'free gum',
  'free flunk',
  'free nft',
];

/** What the baited are called to do. Harmless by itself; beside a link, or with a lure, such a text waits for an operator. */
export const CALLS: readonly string[] = ['connect your wallet', 'claim', 'reward'];

/** What has one of these and means another thing. */
export const HARMLESS: readonly string[] = [
  'spices',
  'spic and span',
  'chinks of light',
  'chink in the armor',
];
