export const description = 'Six things that are good to know about this computer.';

export const help = [
  'A tip for everyone who is new here. Next Tip shows the next one; after the last comes the first again.',
  'Untick the box at the bottom, and this window no longer opens by itself. Settings can turn it on again, and the Start menu opens it at any time.',
];
