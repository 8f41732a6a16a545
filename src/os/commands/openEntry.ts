import type { Entry } from '../../kernel/app.ts';
import type { Command } from './command.ts';

export const openEntry: Command<Entry> = {
  label: 'Open',
  keys: [],
  sound: null,
  enabled: () => true,
  perform: ({ actions }, { id }) => actions.open(id),
};
