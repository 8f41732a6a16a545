export const description = 'Who you are at this school: your name, your picture and a few words.';

export const help = [
  'Your username is what other students read: on your locker, and wherever you speak. Nobody else has it.',
  'You can take another name once a day. Your picture and what you say of yourself change as often as you like.',
  'A picture is one of the drawn faces, or anything of your collection, for as long as you hold it.',
  'What you typed is kept in this tab until you save it, also while the school computer does not answer.',
];
