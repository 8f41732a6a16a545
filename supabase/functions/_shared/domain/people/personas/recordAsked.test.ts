import { expect, it } from 'vitest';
import { recordAsked } from './recordAsked.ts';

it.each([
  ['what did i spend my gum on', 'my-spending'],
  ['who left a comment on my page?', 'my-mail'],
  ['has anybody signed my yearbook page', 'my-mail'],
  ['where did my unfinished meme go', 'my-drafts'],
  ['how many of my memes hang there', 'my-works'],
  ['how many clues have i found', 'my-clues'],
  ['how much did i earn today', 'my-today'],
  ['what is my place on the flappy board', 'my-scores'],
  ['am i ahead of max', 'my-scores'],
  ['where have i been today', 'my-places'],
  ['how long is my streak', 'my-streak'],
  ['which objectives are left for me', 'my-progress'],
  ['my score please', 'my-scores'],
])('%j asks for a record (PERSONA-3)', (message, subject) => {
  expect(recordAsked(message)?.subject).toBe(subject);
});

it.each([
  'how do i get a high score',
  'where can i see my score',
  'can i delete my comment',
  'what happens if i lose my streak',
  'what can i spend it on',
  'who has the best score',
  'do i have to pay to play',
  'are you lying to me',
  'my score annoys my brother and my sister too',
  '',
])('%j asks for none', (message) => {
  expect(recordAsked(message)).toBeNull();
});
