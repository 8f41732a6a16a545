import type { Command } from './command.ts';

/** The developer's wallet alone has it (spec 1, section 6). It changes what is drawn, never what the server allows. */
export const toggleBuildMode: Command = {
  label: 'Turn the build mode on or off',
  keys: ['Ctrl+Alt+B', 'Cmd+Alt+B'],
  sound: null,
  available: ({ person }) => person.get().developer,
  enabled: () => true,
  perform: ({ mode, actions }) => actions.chooseMode(mode.get() === 'build' ? 'public' : 'build'),
};
