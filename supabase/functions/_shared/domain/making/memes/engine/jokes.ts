import type { TemplateId } from '../templates.ts';
import type { SubjectKind } from './subject.ts';

/**
 * The jokes of a template, by what they are about (MEME-7). `{it}` is what was asked for, `{it+}` the same with more to be said of
 * it, so that it may not end in a phrase of its own, and `{now}` a scene that is in the present. `{s}` is the ending of a verb in the present that belongs to it,
 * `{is}` its verb "be". What a line begins with becomes a capital.
 */
type Jokes = Readonly<Record<SubjectKind, readonly (readonly string[])[]>>;

const CLASSIC: Jokes = {
  thing: [
    ['Brace yourselves', '{it} {is} on the way'],
    ['Studied all night', 'The test was on {it}'],
    ['It is only Monday', 'And already {it}'],
    ['{it}?', 'In this economy of GUM?'],
    ['They said high school would be about friends', 'They never mentioned {it}'],
    ['The substitute wheels in the TV cart', 'The movie is about {it}'],
    ['Traded my dessert for {it}', 'Would trade again'],
    ['My permanent record has one page', 'It only says: {it}'],
    ['Day 40 without Flunko', 'We talk to {it+} now'],
    ['Asked Zoltar about my future', 'The card says: {it}'],
    ['Rewound the whole tape', 'It was {it+} the whole time'],
    ['Ran for class president', 'Lost to {it}'],
  ],
  doing: [
    ['Mom thinks I am studying', 'I am {it}'],
    ['I am not late', 'I was {it}'],
    ['Career day: what is your talent?', '{it}'],
    ['Skipped the pep rally', 'Too busy {it}'],
    ['They said it could not be done', 'But they never saw me {it}'],
    ['Everyone else: most likely to succeed', 'Me: most likely to be caught {it}'],
    ['{it}', 'It will not be on the test'],
    ['{it}', 'Zoltar wanted 10 GUM to see this coming'],
    ['My counselor said: follow your dreams', 'So here I am, {it}'],
    ['Some heroes wear capes', 'Others are somewhere {it}'],
  ],
  scene: [
    ['When {now}', 'And it is only Monday'],
    ['{it}', 'That is going in the yearbook'],
    ['{it}', 'I blame the clock that stopped at 8:04'],
    ['They will not believe me that {it}', 'I have it on a tape with no label'],
    ['Every time {now}', 'Somewhere a modem hangs up'],
    ['If {now}', 'I am moving into the motel'],
    ['Zoltar knows that {it}', 'He takes the GUM anyway'],
    ['Told the Principal that {it}', 'Now the late slip has a late slip'],
    ['When {it}', 'And the camcorder still has its cap on'],
    ['Dear diary, {it}', 'This is why you have a lock'],
  ],
  saying: [
    ['The quote under my yearbook photo', '“{it}”'],
    ['The whole book report', '“{it}”'],
    ['Paid Zoltar 10 GUM', 'All he said was “{it}”'],
    ['Found a note in locker 117', 'It just says “{it}”'],
    ['Carved into my desk since 1974', '“{it}”'],
    ['Passed one note in class', 'Now the whole bus says “{it}”'],
  ],
};

const DRAKE: Jokes = {
  thing: [
    ['{it}', '{it+}, but on the roof of the Snack Shack'],
    ['Discussing {it} with the Principal', 'Paying Zoltar to keep quiet about it'],
    ['Living without {it}', 'Naming my band after {it}'],
    ['An essay on {it}', 'A mixtape about {it}'],
    ['A library book about {it}', 'Waiting 20 minutes for one picture on dial-up'],
    ['Homecoming with a date', 'Homecoming with {it}'],
    ['A normal locker', 'A locker that is a shrine to {it}'],
    ['Eating my lunch', 'Trading my lunch for {it}'],
    ['Five close friends', '{it}'],
    ['Saving 500 GUM', 'Spending it all on {it}'],
  ],
  doing: [
    ['Going to gym class', '{it}'],
    ['Being popular', '{it}'],
    ['A normal hobby', '{it}'],
    ['Admitting to {it}', 'Listing it as an extracurricular'],
    ['A backup plan', '{it}, with confidence'],
    ['Talking about feelings', '{it}'],
    ['{it}, because Mom said so', '{it}, because a Freak dared me'],
    ['Eight hours of sleep', 'Eight hours of {it}'],
    ['Hall pass, please', 'I was just {it}'],
  ],
  scene: [
    ['Staying calm when {now}', 'Climbing onto the cafeteria table'],
    ['Asking a teacher why {it}', 'Asking Zoltar, twice'],
    ['A world in which nothing happens', 'A world in which {it}'],
    ['Reading it in the school paper', 'Hearing in the lunch line that {it}'],
    ['Pretending that all is well', 'Announcing over the loudspeaker that {it}'],
    ['Telling one friend', 'Paging the whole town that {it}'],
    ['Getting over the fact that {it}', 'Making a mixtape about it'],
  ],
  saying: [
    ['A five-page essay', 'The words “{it}” in a very large font'],
    ['Writing “{it}” in a diary', 'Writing it on the water tower'],
    ['Whispering “{it}”', 'Saying it into the loudspeaker'],
    ['Making eye contact', 'Passing a note that says “{it}”'],
    ['Hanging up after the beep', 'Shouting “{it}” at the answering machine'],
  ],
};

const BRAIN: Jokes = {
  thing: [
    [
      'Thinking about {it}',
      'Losing sleep',
      'Writing a whole album',
      'Playing the album at prom, on a recorder',
    ],
    ['Reading about {it}', 'Asking a Geek', 'Asking Zoltar', 'Zoltar asking me'],
    ['{it}', '{it+} in flannel', '{it+} in flannel, on VHS', '{it+} in flannel, on VHS, kindly rewound'],
    ['Avoiding {it}', 'Denying everything', 'Blaming a Freak', 'Running for class president'],
    [
      'A book about {it}',
      'The movie of the book',
      'The musical of the movie',
      'The theme park, next to the motel',
    ],
    ['Drawing {it}', 'On my desk', 'On the test', 'Framed in the art room'],
    ['Fearing {it}', 'Facing the fear', 'Taking the fear to prom', 'The fear is crowned prom king'],
  ],
  doing: [
    ['Dreaming of {it}', 'Actually {it}', 'Teaching a class in it', 'Holding a diploma in it'],
    ['Hearing about {it}', 'Getting good at it', 'Lettering in it', 'Retiring from it at 17'],
    ['Getting caught {it}', 'Getting detention for it', 'Getting GUM for it', 'Getting a statue for it'],
    ['{it}', 'With a hall pass', 'With a forged hall pass', 'Being the hall pass'],
    ['Never {it}', 'Thinking it over', '{it}', 'Waking up in 1995, still {it}'],
    [
      '{it}',
      'Reading a book on it',
      'Watching the movie of the book',
      'Being an extra in the movie of the book',
    ],
  ],
  scene: [
    ['Noticing that {it}', 'Telling a friend', 'Telling the radio', 'Being the reason'],
    [
      'Suspecting that {it}',
      'Betting 5 GUM on it',
      'Proving it in science class',
      'Losing the science fair to a volcano',
    ],
    ['{it}', 'The same in slow motion', 'The same with a guitar solo', 'The same with a laugh track'],
    ['Crying because {it}', 'Laughing about it', 'Writing a song about it', 'Getting a day off for it'],
    ['A rumor that {it}', 'A poster about it', 'A song about it on Flunk FM', 'A bronze plaque in the hall'],
  ],
  saying: [
    ['Thinking “{it}”', 'Saying it', 'Faxing it', 'Printing it on a dot matrix printer, as a banner'],
    ['“{it}”, on a note', 'On a poster', 'On a T-shirt', 'In skywriting over the game'],
    [
      'Whispering “{it}”',
      'Asking the DJ to say it',
      'Asking Zoltar to say it',
      'Paying Zoltar 10 GUM to stop',
    ],
  ],
};

const NOBODY: Jokes = {
  thing: [
    ['Nobody in the whole cafeteria:', 'Freaks at lunch: long live {it}!'],
    ['Nobody:', 'The loudspeaker at 8:04: {it}'],
    ['Literally nobody:', 'My dad: in my day, {it} cost a nickel'],
    ['Nobody: ... Still nobody: ...', 'Me: have you heard the good news about {it}?'],
    ['Nobody asked for {it}', 'The lunch lady: seconds?'],
    ['Not one person in Arcadia:', 'Flunk FM at 3 in the morning: and now, {it}'],
    ['Nobody:', 'The yearbook committee: 14 pages on {it}'],
    ['Nobody at all:', 'The science fair: volcano, volcano, {it}'],
    ['Nobody:', 'The pep rally: two, four, six, eight, {it}!'],
  ],
  doing: [
    ['Nobody asked', 'My whole personality: {it}'],
    ['Nobody:', 'Me, at 8:04: {it}'],
    ['Nobody in gym class:', 'Me, in goal: {it}'],
    ['Nobody in the whole cafeteria:', 'Freaks at lunch: {it} is a human right!'],
    ['Nobody:', 'The class president: I promise you more {it}'],
    ['Not one person in Arcadia:', 'My answering machine: out {it}, back by 8:04'],
    ['Literally nobody:', 'The Principal, in my dreams: stop {it}!'],
    ['Nobody asked what I did all summer', 'I was {it}, thanks'],
    ['Nobody:', 'My locker neighbor: {it}, in full costume'],
    ['Nobody: ... Still nobody: ...', 'Me: would you like to see me {it}?'],
  ],
  scene: [
    ['Nobody:', 'The loudspeaker at 8:04: {it}'],
    ['Nobody in gym class:', 'Me, in goal: {it}!'],
    ['Nobody in the whole cafeteria:', 'Freaks at lunch: {it}!'],
    ['Literally nobody:', 'My pager, 40 times: {it}'],
    ['Not one person in Arcadia:', 'Flunk FM: we interrupt this song because {it}'],
    ['Nobody: ... Still nobody: ...', 'The note in my locker: {it}'],
    ['Nobody asked', 'Me at the reunion: remember how {it}?'],
    ['Nobody wants to know', 'The school paper: sources say that {it}'],
  ],
  saying: [
    ['Literally nobody:', 'My pager, 40 times: “{it}”'],
    ['Not one person in Arcadia:', 'Flunk FM at 3 in the morning: “{it}”'],
    ['Nobody in the whole cafeteria:', 'Freaks at lunch: “{it}”'],
    ['Nobody: ... Still nobody: ...', 'The bathroom wall: “{it}”'],
    ['Nobody:', 'The loudspeaker at 8:04: “{it}”'],
  ],
};

const CHANGE: Jokes = {
  thing: [
    ['{it} {is} better than prom. Change my mind'],
    ['{it} should count as a class. Change my mind'],
    ['This town runs on {it+}. Change my mind'],
    ['Flunko left because of {it}. Change my mind'],
    ['{it} would run this school better. Change my mind'],
    ['{it} {is} the fifth clique. Change my mind'],
    ['1995 peaked with {it}. Change my mind'],
    ['{it} {is} worth 500 GUM. Change my mind'],
    ['{it} belong{s} on the school flag. Change my mind'],
  ],
  doing: [
    ['{it} is a sport. Change my mind'],
    ['{it} should count as a class. Change my mind'],
    ['{it} beats prom. Change my mind'],
    ['{it} builds character. Change my mind'],
    ['{it} is what Flunko would do. Change my mind'],
    ['You learn more by {it} than in algebra. Change my mind'],
    ['{it} is the fifth clique. Change my mind'],
  ],
  scene: [
    ['School is only worth it when {now}. Change my mind'],
    ['It is art when {now}. Change my mind'],
    ['Class should be canceled when {now}. Change my mind'],
    ['Life peaks when {now}. Change my mind'],
    ['Flunko left because {it}. Change my mind'],
    ['It is the fault of the Freaks that {it}. Change my mind'],
    ['The yearbook should open with this: {it}. Change my mind'],
  ],
  saying: [
    ['“{it}” belongs in the school song. Change my mind'],
    ['Our motto should be “{it}”. Change my mind'],
    ['“{it}” was the last thing that Flunko said. Change my mind'],
    ['You can answer any test with “{it}”. Change my mind'],
  ],
};

/** Who is tempted, and what is forgotten: the same whatever it is that tempts. */
const TEMPTED: readonly (readonly [string, string])[] = [
  ['Me', 'The test tomorrow'],
  ['The whole school', 'First period'],
  ['Me with 20 GUM', 'Saving up'],
  ['The football team', 'Practice'],
  ['My last brain cell', 'Algebra'],
  ['Zoltar', 'My actual future'],
  ['The DJ at 3 in the morning', 'The song that I asked for'],
  ['The school paper', 'News'],
  ['My dial-up', 'The page that I opened an hour ago'],
  ['The substitute', 'The lesson plan'],
];
const tempting = (first: string) => TEMPTED.map((others) => [first, ...others]);

const DISTRACTED: Jokes = {
  thing: tempting('{it}'),
  doing: tempting('{it}'),
  scene: [...tempting('The day when {it}'), ...tempting('A rumor that {it}')],
  saying: tempting('“{it}”'),
};

export const JOKES: Readonly<Record<TemplateId, Jokes>> = {
  classic: CLASSIC,
  drake: DRAKE,
  brain: BRAIN,
  nobody: NOBODY,
  change: CHANGE,
  distracted: DISTRACTED,
};
