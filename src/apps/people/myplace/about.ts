export const description = 'The pages of the cliques, and who may open them.';

export const help = [
  'MyPlace has a page for each clique. Who holds a Flunk or a Backpack of the clique may open its page here; the others are locked.',
  'Everybody with a profile has a page, too: My page shows yours, and Visit that of somebody whose username you type.',
  'Pages lead on to each other by their Top 6 friends.',
];
