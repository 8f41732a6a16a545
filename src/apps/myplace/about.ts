export const description = 'The pages of the cliques, and who may open them.';

export const help = [
  'MyPlace has a page for each clique. Who holds a Flunk of the clique may open its page here; the others are locked.',
  'Pages lead on to each other by their Top 6 friends.',
];
