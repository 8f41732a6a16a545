import { asked, type FreeQuestion } from './freeQuestions.data.ts';

const bot = asked('FlunkBot');
const wzrd = asked('StudyBuddy');
const gossip = asked('TownGossip');
const sports = asked('SportsCenter90s');

/**
 * Questions that were written before any of their answers was seen, of which about 62 of 100 were answered to the point. What they
 * missed was mended, so that they tell only whether it stays so.
 */
export const FRESH_QUESTIONS: readonly FreeQuestion[] = [
  bot('gum', 'how do I claim gum every day', /My Locker/),
  bot('gum', 'where do i see how much gum i have', /top right/),
  bot('product', 'how do i make the text bigger, its hard to read', /2x or 3x/),
  bot('product', 'what happens if i log out, do i lose my stuff', /Nothing is lost/),
  bot('followUp', ['where is the yearbook', 'and how do i sign it?'], /Flunk and a profile/),
  bot('making', 'what can i put on the wall', /Memes, cards/),
  bot('followUp', ['how do i make a meme', 'can i send it to my friend'], /Send to a room/),
  bot('product', 'wats the objctive for this week', /Objectives|Open:|done/),
  bot('product', 'how do i put my own picture as background', /From Device/),
  bot('gum', 'can i get my gum back if i buy something by mistake', /gives none back/),
  bot('product', 'do i need crypto for this', /No crypto/),
  bot('town', 'i got locked out of the trunk', /half a minute/),
  bot('product', 'tell me how high scores work', /plays your run again/),
  bot('product', 'is there a way to see what other people drew', /wall/),
  bot('product', 'what is the dark theme called', /hidden until/),
  gossip('town', 'any new rumors today?', /.{30}/),
  gossip('town', 'is it true that somebody disappeared?', /Flunko/),
  gossip('town', 'what do the geeks think of the jocks', /opinion of the other three/),
  gossip('town', 'what happens at the motel at night', /VACANCY/),
  gossip('person', 'who signed my page', /bucket and Max/),
  gossip('itself', 'who is your best friend', /porch|Dolores|behind their backs/),
  gossip('town', 'where do the cool kids hang out', /Arcade/),
  gossip('followUp', ['where do the cool kids hang out', 'and at night?'], /Night Club|candles/),
  gossip('smallTalk', 'how can i start a rumor', /rumor|goes no further/),
  gossip('town', 'whats the hotest gossip rn', /.{30}/),
  gossip('town', 'do you think the coach did it', /none is accused/),
  gossip('town', 'does the jock have a girlfriend', /admits to anybody/),
  gossip('unknown', 'is the mayor a bad guy'),
  wzrd('itself', 'can you see my future', /future|mind|guess|tea|you/i),
  wzrd('town', 'where do i find the hidden codes', /Press things twice/),
  wzrd('person', 'how many secrets are left for me', /12 things/),
  wzrd('itself', 'whats your favorite game and why', /riddles/),
  wzrd('product', 'is my wallet safe here', /gives nobody the right/),
  wzrd('twoInOne', 'where is the treehouse and how do i climb up', /woods.*eighth rung/is),
  wzrd('product', 'what is a blockchain', /public list/),
  wzrd('smallTalk', 'i need help with my history essay', /one question, three reasons/),
  wzrd('town', 'what do the freaks keep in the cellar', /four digits/),
  wzrd('making', 'do spells really work in juniors', /In a duel they do/),
  sports('town', 'who won the game last night', /seven up/i),
  sports('town', 'who is the quarterback', /singles out none/),
  sports('followUp', ['how does pocket juniors work', 'how do I catch one'], /not caught/),
  sports('followUp', ['how does pocket juniors work', 'can i trade them'], /No trades/),
  sports('product', 'when do the scores reset', /just goes on/),
  sports('town', 'who are the rivals', /GUEST/),
  sports('followUp', ['how do i get a gold medal in flappy', 'and in uppy?'], /80/),
  sports('followUp', ['how do i play uppy', 'can i pause the game'], /Pause/),
  sports('product', 'does it count if im not logged in', /counts nowhere/),
  sports('town', 'when is homecoming', /September 27/),
  sports('town', 'why did the lights go out', /nobody has found/i),
  sports('followUp', ['who coaches the team', 'where do they train'], /Football Field/),
  sports('product', 'what are the controls', /one button/i),
];
