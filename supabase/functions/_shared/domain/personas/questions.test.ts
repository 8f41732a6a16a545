import { describe, expect, it } from 'vitest';
import { talkTo } from '../../../../tests/support/persona.ts';
import { AGENT_IDS } from './cast.ts';

/** Questions as people write them, and what an answer to the point has in it. */
const QUESTIONS: readonly (readonly [question: string, has: RegExp])[] = [
  // The town.
  ['Where is the arcade?', /Main Street/],
  ['when does the arcade open', /3 PM to 8 PM/],
  ['what can i do in the arcade?', /Flappy|prize|Zoltar/i],
  ['how do I get into the jocks house', /JOCK|let/],
  ['why cant I enter the freaks house??', /FREAK/],
  ['what is open right now?', /Lunch Spot|Study Hall/],
  ['when does it get dark', /8 PM/],
  ['what is at the lake', /footprints|swing/i],
  ['tell me about the snack shack', /fries|straw/i],
  ['where is the police station', /map|bake/i],
  ['whats in the junkyard', /bus/i],
  ['who is in town now', /2 people|streets/],
  ['how do i turn on the floodlights?', /switch/i],
  ['what is the secret treehouse', /board|ladder/i],
  ['Is there a radio station?', /Flunk FM|stations|hill/i],
  // The story.
  ['who is flunko', /yellow|vanished|gone|8:04/i],
  ['when did flunko disappear?', /8:04/],
  ['where was he last seen', /top row|bleachers/i],
  ['what did flunko buy at the snack shack', /soda/i],
  ['what did he win at the arcade', /bear/i],
  ['what is on the tape?', /room/i],
  ['when was the tape played', /eight/i],
  ['why are all clocks at 8:04', /power/i],
  ['what happened at 8:20 that night', /train/i],
  ['who are his friends', /Jock.*Geek.*Prep.*Freak|four/i],
  ['what do you think happened to him', /plan|left|readings|three|tie|straw/i],
  ['how many people were at the dance', /213|one more|one person|counted/i],
  ['who hung up the posters?', /nobody|hammer/i],
  ['what was locker 117', /Flunko|locker/i],
  ['was the football game finished', /seven up/i],
  // The school.
  ['who teaches physics?', /Okafor/],
  ['who is the math teacher', /Lindqvist/],
  ['when does school start', /8:00/],
  ['when is the library open', /7:00 to 6:00/],
  ['whats for lunch', /FRIDAY|canceled/i],
  ['when is halloween', /October 31/],
  ['when is thanksgiving', /November 2\d/],
  ['whats the next event', /Arcade Challenge/],
  ['why is the school closed', /investigation|Flunko/i],
  ['who is the coach', /Brannigan/],
  ['how can i sign the guest book', /Guest Book/i],
  ['when is second period', /9:15/],
  // The collection, GUM and games.
  ['what is a flunk', /student|character/i],
  ['how do I graduate', /Graduation|grades/i],
  ['how do i claim my backpack', /claim/i],
  ['what cliques are there', /GEEK, JOCK, PREP and FREAK/],
  ['which clique am i in', /JOCK/],
  ['how many flunks do i have', /\b2\b/],
  ['what is a linked wallet', /linked|linking/i],
  ['how do i earn gum', /check/i],
  ['how much gum per day', /20/],
  ['how much gum do i have', /135/],
  ['what are the odds of zoltar', /30/],
  ['what is the cheapest prize', /Slush Cup/],
  ['who has the high score in flappy flunk', /bucket/],
  ['how many lockers for a gold medal', /50/],
  ['when is the next arcade challenge', /October 4/],
  ['what should i do next', /Lunch Is Canceled/],
  // Small talk.
  ['hi there', /\w/],
  ['are you a real person?', /program|bot|software|artificial|persona|wires/i],
  ['what time is it', /1:00 PM/],
  ['hows the weather', /cloudy/i],
  ['what is 12*7?', /84/],
  ['do you know my name', /Rosie/],
];

describe('questions of people', () => {
  it.each(AGENT_IDS)('are answered to the point by %s, at least five in six', (persona) => {
    const wrong = QUESTIONS.flatMap(([question, has]) => {
      const { message } = talkTo(persona).say(question);
      return has.test(message) ? [] : [`${question} -> ${message}`];
    });
    const answered = QUESTIONS.length - wrong.length;
    process.stdout.write(`${persona} answers ${answered} of ${QUESTIONS.length}. ${wrong.join(' | ')}\n`);
    expect(wrong.length).toBeLessThanOrEqual(QUESTIONS.length / 6);
  });
});
