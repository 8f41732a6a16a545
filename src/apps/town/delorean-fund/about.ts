export const description = 'How far the fund for the time machine is, as the chain has it.';

export const help = [
  'The auto shop builds a time machine. It costs 88,000 FLOW, and each quarter of that buys a part of the car.',
  'The balance comes from the chain, and so does what was given lately. Auto-refresh asks again every 30 seconds while you look.',
  'Type the address of any other account of this network, and press Check, to see what it has.',
];
