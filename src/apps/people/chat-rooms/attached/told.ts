/** The words and the picture of a card, read from the name of its thing without asking the server. */
export interface Told {
  readonly about: string;
  /** The address of its picture; absent: its program's icon stands for it. */
  readonly picture?: string;
}
