import type { Command } from './command.ts';

/** For the developer's wallet alone. It changes what is drawn, never what the server allows (MODE-4). */
export const toggleBuildMode: Command = {
  label: 'Turn the build mode on or off',
  keys: ['Ctrl+Alt+B', 'Cmd+Alt+B'],
  sound: null,
  available: ({ person }) => person.get().developer,
  enabled: () => true,
  perform: ({ mode, actions }) => actions.chooseMode(mode.get().name === 'build' ? 'public' : 'build'),
};
