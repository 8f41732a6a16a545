export const description = 'How to play Semester Zero, in twelve pages.';

export const help = [
  'The manual that came with the computer. Previous and Next turn its pages; so do Page Up, Page Down and the arrow keys to the left and right. Home and End go to its covers.',
  'The table of contents leads to each page. The manual opens again where you closed it.',
];
