/** What is said on the way from place to place. */
export const TEXTS = {
  onTheWay: 'You walk...',
  noWay: 'You cannot see the way from here. Check your connection, and try again.',
  lightsOut: 'The lights go out. Something hums to its end. You have a candle.',
  lightsOutHere: 'The lights go out. Something hums to its end. You wait for your eyes.',
  lightsBack: 'The lights come back, all at once, as if nothing had been.',
  byCandle: 'The power is out, and you see as far as a candle does.',
  /** What is scratched into the door of locker 117. */
  keyHolder: (holder: string | null) =>
    `Inside its door is scratched: ${holder ?? 'a student without a name'} was first.`,
} as const;
