export const description =
  'Rooms to talk in: four with whoever is there, four with somebody who is always in.';

export const help = [
  'Choose a room at the left. A number beside it counts what you have not read there. The four rooms under Always in belong to one who answers at any hour; no other person reads what is said there, and the window forgets it when you leave the room.',
  'Type a message and press Enter. Write @ and a name to call somebody: their taskbar tells them. What you write without a network waits in this browser and is sent once the school computer answers.',
  'Press a message with the right button, hold it, or press Enter on it to reply, to see its author’s page on MyPlace, to report it, or to block its author. Your own can be edited and removed within a minute.',
  'The arrow keys walk from message to message. Links are opened only after you were told where they lead.',
];
