import { asked, type FreeQuestion } from './freeQuestions.data.ts';

const bot = asked('FlunkBot');
const wzrd = asked('StudyBuddy');
const gossip = asked('TownGossip');
const sports = asked('SportsCenter90s');

/**
 * Four more of each person, one to each persona. They were asked once, when the engine had been mended by what the others showed:
 * 30 of 40 were answered to the point, and 15 of 40 before that. What they showed was mended after it.
 */
export const KEPT_ASIDE: Readonly<Record<string, readonly FreeQuestion[]>> = {
  'a child of nine': [
    bot('product', 'how do i put the sound loud', /volume|speaker|slider|Settings/i),
    wzrd('itself', 'how old is your owl', /owl/i),
    gossip('town', 'what color is flunko', /blue/i),
    sports('followUp', ['is there a basket ball court', 'and a pool?'], /.{20}/),
  ],
  'a collector': [
    bot('person', 'which of my flunks is the rarest', /Yearbook|rank|OnlyFlunks|rarest/i),
    wzrd('product', 'does claiming restart the staking', /claim|anew|stak/i),
    gossip('unknown', 'did a flunk ever sell for a million'),
    sports('product', 'where do jocks get their backpack', /Gym/i),
  ],
  'a sceptic': [
    bot('itself', 'do you even understand what i say', /understand|words|program|meaning/i),
    wzrd('followUp', ['did he plan to leave?', 'says who?'], /walls|read|told|heard/i),
    gossip('product', 'who decides what gets deleted from the wall', /operator|maker|school/i),
    sports('product', 'can somebody fake a score', /server|replay|check/i),
  ],
  'one whose first language is another': [
    bot('making', 'How I can make a picture for the wall?', /Meme Manager|card|Publish|Creator/i),
    wzrd('town', 'What is written in the register of motel?', /a name, a room, three nights/i),
    gossip('town', 'At what hour the arcade is closing today?', /8 PM|20|eight/i),
    sports('person', 'How many point I have in the flying bird?', /31/),
  ],
  'a bored teenager': [
    bot('gum', 'how do i go broke fast', /Zoltar|spend|prize/i),
    wzrd('itself', 'u up?', /.{10}/),
    gossip('town', 'whats the deal with the freaks', /Freak/),
    sports('smallTalk', 'roast me', /.{25}/),
  ],
  'a detective of the town': [
    bot('town', 'At what time was the cassette handed in?', /6:40/),
    wzrd('town', 'Which reading do the footprints speak for?', /footprint|lake|leave|left|reading/i),
    gossip('followUp', ['who has the napkin map', 'and the key of locker 117?'], /Prep/),
    sports('twoInOne', 'when was kickoff and when did it go dark?', /7:30/, /8:04/),
  ],
  'a parent': [
    bot('product', 'how can he change what others see of him', /Settings|profile|Show others|block/i),
    wzrd('unknown', 'is there a telephone number for parents'),
    gossip('product', 'can i stop comments on her page', /comment|owner|none|page/i),
    sports('gum', 'how much can a kid earn a day', /20/),
  ],
  'a developer': [
    bot('product', 'can i export my gum history', /CSV|Ledger/),
    wzrd('smallTalk', 'tabs or spaces', /first|second/i),
    gossip('unknown', 'is the source on github'),
    sports('product', 'when does the streak reset, utc or local', /UTC/),
  ],
  'one who comes back': [
    bot('person', 'how much did i earn today', /20/),
    wzrd(
      'twoInOne',
      'how many works do i have on the wall and how many signatures did i get',
      /\b(2|two)\b/,
      /\b(1|one)\b/,
    ),
    gossip('person', 'where was i last', /arcade/i),
    sports('person', 'did anybody get past me on flappy', /bucket|88|5|fifth/i),
  ],
  'a lonely one': [
    bot('person', ['i love drawing trains', 'do you know what i love?'], /drawing|trains/i),
    wzrd('smallTalk', 'i cant sleep', /.{20}/),
    gossip('product', 'how do i write on someones page', /MyPlace|comment|page/i),
    sports('itself', 'do you get lonely in that booth', /.{20}/),
  ],
};

/**
 * The last four of each person, written when the mending was nearly done. 22 of 40 were answered to the point at first; what they
 * showed was mended after it.
 */
export const ASKED_LAST: Readonly<Record<string, readonly FreeQuestion[]>> = {
  'a child of nine': [
    bot('product', 'how do i see my computer bigger', /2x|3x|zoom|text/i),
    wzrd('smallTalk', 'i got a star in spelling today', /good|splendid|star|glad|page/i),
    gossip('town', 'where does the bear sit now', /door|bear/i),
    sports('itself', 'do you like ice cream', /like|thumb|score/i),
  ],
  'a collector': [
    bot('person', 'do i own a backpack', /\b(1|one)\b/i),
    wzrd('product', 'how do i see which traits are common', /trait/i, /detail|filter|OnlyFlunks|Yearbook/i),
    gossip('unknown', 'will the price go up'),
    sports('product', 'can two wallets share one flunk', /linked|wallet/i),
  ],
  'a sceptic': [
    bot('itself', 'i bet you say that to everybody', /.{20}/),
    wzrd('town', 'the tape proves nothing', /.{20}/),
    gossip('product', 'can operators read my messages', /report|read|school|room/i),
    sports('gum', 'so gum has no real value?', /money|spend|prize|token/i),
  ],
  'one whose first language is another': [
    bot('product', 'Where I can change the picture of behind?', /Settings|background/i),
    wzrd('town', 'Who has the invitation?', /Prep/),
    gossip('town', 'The bar is near of what?', /map|street/i),
    sports('followUp', ['How many points need for silver?', 'And for gold?'], /50/),
  ],
  'a bored teenager': [
    bot('making', 'wanna make a meme of my flunk how', /Meme Manager/),
    wzrd('itself', 'say smth smart', /.{25}/),
    gossip('itself', 'ok boomer', /.{10}/),
    sports('person', 'whats my high score bro', /31/),
  ],
  'a detective of the town': [
    bot('town', 'When did the rug come in?', /5:15|quarter past five/i),
    wzrd('followUp', ['who saw the train?', 'where did it stop?'], /Depot Lane|shed/i),
    gossip('town', 'What does the angler know?', /light move|saw/i),
    sports('town', 'what jersey numbers come up', /30/),
  ],
  'a parent': [
    bot('product', 'How do I make the pages less flickering?', /monitor|effect|motion/i),
    wzrd('product', 'Can she delete her own message?', /minute|Remove/i),
    gossip('product', 'do you need an email to join', /optional|email|wallet/i),
    sports('product', 'Are there advertisements?', /.{10}/),
  ],
  'a developer': [
    bot('product', 'does the page work offline', /without|line|offline|opens/i),
    wzrd('product', 'sqrt(2) * 10', /14\.1/),
    gossip('unknown', 'which database do you use'),
    sports('product', 'how is a tie broken', /first/i),
  ],
  'one who comes back': [
    bot('person', 'how much gum did i spend on zoltar', /30/),
    wzrd('person', 'which chapter am i in and what is open', /chapter 1|Lunch/i),
    gossip('person', 'do i have new signatures', /\b1 signature\b/i),
    sports('followUp', ['who leads flappy?', 'and me?'], /31/),
  ],
  'a lonely one': [
    bot('smallTalk', 'today nobody talked to me', /.{20}/),
    wzrd('smallTalk', 'can you stay a bit', /friend|gladly|here/i),
    gossip('smallTalk', 'i baked a cake for my grandma', /.{15}/),
    sports('smallTalk', 'thanks for cheering me up', /welcome|teamwork|desk/i),
  ],
};
