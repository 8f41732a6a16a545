export const description = 'What operators look after, and everything that they did.';

export const help = [
  'Choose a page on the left. Only administrators have this program, and the server decides who is one, at every call.',
  'Whatever changes something asks for a reason, then asks once more. The audit log keeps who did it, when, how it was, how it became and why; no line of it can be changed or taken away.',
  'An adjustment of GUM is undone on the page of statements, by another one of the opposite amount that names the first.',
];
