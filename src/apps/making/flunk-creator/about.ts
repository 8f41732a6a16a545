export const description = 'Puts a student together from pigment, clothes, hair and a face.';

export const help = [
  'Start with a pigment, then open the other sections and choose what your Flunk stands before, wears and looks like. Each small picture shows the trait on your pigment.',
  'Randomize makes a whole character at once, most of it from one clique. Undo takes back what you chose last, also a Randomize or a Reset.',
  'Save Image gives you the picture as a PNG with 960 pixels a side. Edit, in the menu of that file on drive C, brings the character back here. It can be shared or copied, too, and be your profile picture: then it is your figure wherever one is asked for. What you made stays in this browser, also when the window is closed. Send to a room puts it beside a message; one that another person sent can be tried on from there.',
];
