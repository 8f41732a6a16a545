export const description = 'Who the Flunks are, where Arcadia is, and what this computer is made of.';

export const help = [
  'Flunks tells what this is and who goes to this school, Arcadia where it stands, and Credits what the computer is made of.',
  'The links open in a tab of their own.',
];
