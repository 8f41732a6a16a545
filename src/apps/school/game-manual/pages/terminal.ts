import type { Page } from '../manual.ts';

export const TERMINAL: Page = {
  kind: 'text',
  title: 'Terminal Guide',
  blocks: [
    {
      kind: 'program',
      app: 'terminal',
      icon: 'terminal',
      title: 'Terminal',
      text: 'For beta testers and administrators. Where a code is asked for, a beta access code or higher opens it.',
    },
    { kind: 'heading', text: 'How to use it' },
    {
      kind: 'steps',
      items: [
        'Type a command and press Enter. Capital letters make no difference.',
        'Type help to see available commands.',
        'Type clear for an empty screen.',
        'Up and Down bring back what you typed, Tab completes a name, and any key finishes what is being typed out.',
        'Look around: ls shows what is here, cd goes into a folder, cat reads a file.',
      ],
    },
    { kind: 'heading', text: 'How not to be found out' },
    {
      kind: 'text',
      text: 'Not every command is on the list. Names, numbers and words that you come across in town may be worth typing: the computer tells right from wrong by a sound.',
    },
    {
      kind: 'note',
      title: 'Command not recognized.',
      text: 'Type "help" to see available commands. If the computer says "System error", it could not be reached: please try again.',
    },
  ],
};
