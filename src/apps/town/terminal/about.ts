export const description = 'A screen of the school’s computer, which answers what is typed.';

export const help = [
  'Type a command and press Enter. Capital letters make no difference. Type help to see available commands, and clear for an empty screen.',
  'The Up and Down keys bring back what you typed before. Tab completes the name of a command, or of what lies in the folder where you stand; Escape empties the line, and from an empty line Tab goes on to the next part of the window.',
  'Answers are typed out; any key shows the whole of one at once. Page Up and Page Down, the wheel or a finger go back through what has been said.',
  'Not every command is on the list.',
];
