export const description = 'Arcadia, by day and by night.';

export const help = [
  'The whole town of Arcadia. It is day or night here when it is day or night in Arcadia.',
  'Drag it, or use the arrow keys. Zoom with the wheel, with two fingers, or with the keys + and -; 0 is how it was at first. Space makes the town stand still, and go on.',
  'Point at a location to read its name, and press it to go there. On a touch screen the first tap shows its name, and the second goes there. The buttons at the foot lead to the best known ones, and Time Access tells what is open when. The window of a location shows the next one that you choose; hold Ctrl, and that gets a window of its own.',
  'On Fridays at 8:04 PM in Arcadia the power fails, until half past eight. The map goes dark from the school outward, and in a place you see as far as your candle does: it goes where you point. Light a Candle sets one down where you stand, one each, and all see how many burn. At 8:20 a train halts at Depot Lane for a minute; at 11:00 look at the lake.',
  'A red pin is an objective that you can do. Yellow ones are from the Case File, which switches them on and off under What Next.',
  'The small figures are others who are in town just now. Settings, User, says whether they see you.',
];
