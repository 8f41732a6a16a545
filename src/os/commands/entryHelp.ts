import type { Entry } from '../../kernel/app.ts';
import type { Command } from './command.ts';

export const entryHelp: Command<Pick<Entry, 'id'>> = {
  label: 'Help',
  keys: [],
  sound: null,
  enabled: () => true,
  perform: ({ actions }, { id }) => actions.openFor('help', id),
};
