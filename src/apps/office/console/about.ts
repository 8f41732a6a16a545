export const description = 'What operators look after, and everything that they did.';

export const help = [
  'Choose a page on the left. Only administrators have this program, and the server decides who is one, at every call.',
  'Whatever changes something asks for a reason, then asks once more. The audit log keeps who did it, when, how it was, how it became and why; no line of it can be changed or taken away.',
  'Each night the books are gone through. Reconciliation tells what was found; nothing is repaired by itself.',
  'People who are muted write nothing that others read, people who are banned are signed out and cannot sign in. Both can be undone. Nobody changes their own wallet.',
  'What people report in the rooms of the messenger, and messages with the words of scams, wait on the page Moderation. Remove a message, and put it back, at any time; release what is held, or dismiss the reports.',
  'An announcement is shown in What’s New, on the Bulletin Board or in both, to everybody, from when you say until when you say. Withdraw it, and put it back, at any time.',
  'A feature is as it was built, on, off, or on for a share of people. The same people stay in a share while it grows.',
  'The code of a lock is set and removed here and shown nowhere, not even to you. Day and night say what would hold before you save.',
  'An adjustment of GUM is undone on the page of statements, by another one of the opposite amount that names the first.',
];
