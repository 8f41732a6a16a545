/**
 * A topic of every day: its words, parted by commas, and what FlunkBot, WZRD, Town Gossip and Sportscenter say of it. Words
 * that stand together have to be in a message together.
 */
export type EverydayTopic = readonly [
  words: string,
  flunkBot: string,
  wzrd: string,
  gossip: string,
  sports: string,
];
