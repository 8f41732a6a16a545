import type { Entry } from '../../kernel/app.ts';
import type { Command } from './command.ts';

export const entryProperties: Command<Entry> = {
  label: 'Properties',
  keys: [],
  sound: null,
  enabled: () => true,
  perform: ({ actions }, entry) => actions.showProperties(entry),
};
