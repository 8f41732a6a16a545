export const description = 'A place of the town, by day and by night.';

export const help = [
  'Whoever holds a Flunk may enter the places of the town; a clique’s house is for its members.',
  'Point at what is in the picture, or reach it with the Tab key, and click, tap or press Enter. A mouse that rests on something is told its name. Doors and stairs lead on.',
  'Where the picture is larger than the window, drag it or use the arrow keys; arrows show where there is more, until you have done so once. Whole picture, or a double tap beside what can be pressed, shows all of it at once. The bar leads back to the map, puts the place beside a message of a chat room, and silences the music.',
  'What lies about can be taken: press it, and then Take It. What you carry lies beneath the picture, unless Pockets in the bar folds it away. Drag a thing on what you want to use it on, or choose the thing and then press that; Escape puts it away.',
  'Who else is here stands at the foot of the picture. Press a person for their page, or to meet them in a chat room; Wave in the bar greets all of them. Settings hide you from others.',
];
