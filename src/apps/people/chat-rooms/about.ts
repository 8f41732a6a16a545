export const description =
  'Rooms to talk in: four with whoever is there, four with somebody who is always in.';

export const help = [
  'Choose a room at the left. A number beside it counts what you have not read there. The four rooms under Always in belong to one who answers at any hour; no other person reads what is said there, and the window forgets it when you leave the room. Where their answer is about a program, a button under it opens the program.',
  'Type a message and press Enter. Write @ and a name to call somebody: their taskbar tells them. What you write without a network waits in this browser and is sent once the school computer answers.',
  'Press a message with the right button, hold it, or press Enter on it to put one of six reactions under it, to reply, to copy it, to see its author’s page on MyPlace, to report it, or to block its author. Your own can be edited and removed within a minute.',
  'Works of the wall, your runs on a board, places of the town, duels, your cards of Zoltar and your character have a button Send to a room: it puts them beside a message that you send here. A run can be raced against its ghost.',
  'The arrow keys walk from message to message. Links are opened only after you were told where they lead.',
];
