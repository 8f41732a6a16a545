export const description =
  'Tells those who make this computer what is wrong with it, and what would make it better.';

export const help = [
  'For once it is you who gives the grades. Write what does not work, what could be better, or both; a name is welcome, but not needed.',
  'What you write is kept in this tab until it is sent or cleared, also when the window is closed.',
  'Administrators read what came in under Inbox.',
];
