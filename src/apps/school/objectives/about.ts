export const description = 'What each chapter of the story asks of you, and what it pays.';

export const help = [
  'Each chapter has two objectives: one for slackers, which pays 50 GUM, and one for overachievers, which pays 100.',
  'Under its title an objective says what to do next. Where it is in town, a pin on the Town Map marks the place.',
  'An objective is done as soon as the school computer has seen it happen. It is paid to a wallet once.',
];
