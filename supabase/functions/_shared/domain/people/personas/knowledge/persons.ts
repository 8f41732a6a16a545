import type { Subject } from '../entry.ts';

/** A person of the town whom people ask about as they do in any town. */
interface Person {
  readonly id: string;
  /** As in a sentence: "the cook". */
  readonly title: string;
  readonly names: readonly string[];
  /** Who that is. */
  readonly about: string;
  /** What they saw or did that Friday. */
  readonly saw: string;
  /** What people whisper, and what speaks for them. */
  readonly whispered: string;
  readonly leads: readonly string[];
}

/** None of it settles anything (docs/story.md). */
const PERSONS: readonly Person[] = [
  {
    id: 'cook',
    title: 'the cook',
    names: ['cook'],
    about:
      'The cook of the Snack Shack remembers everything but names, and counts the fries. By any other name than Cook nobody knows him.',
    saw: 'The cook sold him one soda at 4:30, gave two straws, and saw a second shadow. At eight he heard the tape, pulled the radio’s batteries, and it went on.',
    whispered:
      'The cook looks afraid of his own radio. Of the Friday he tells all that he has: one soda, two straws, thanks for both. If he hides something it is a blanket in the stock room, and for whom.',
    leads: ['snack-shack', 'straws'],
  },
  {
    id: 'clerk',
    title: 'the prize clerk',
    names: ['prize clerk', 'clerk', 'arcade owner', 'owner of the arcade'],
    about:
      'The prize clerk keeps the booth of bears at the Arcade, and remembers each of them. NO REFUNDS ON LUCK is the clerk’s.',
    saw: 'The clerk saw him win the bear at 3:10, leave it on the counter, and say to the bear: “I’ll come back for it.”',
    whispered:
      'The clerk does not want to talk about the list, which says fifty bears. There are forty-nine. A clerk who miscounts is the worst that one can say.',
    leads: ['arcade', 'bear'],
  },
  {
    id: 'dj',
    title: 'the DJ',
    names: ['dj', 'disc jockey', 'radio host'],
    about:
      'The DJ of Flunk FM plays by two things: a tape and an hour. Nobody visits the hill, and everybody hears it.',
    saw: 'The DJ was given the black cassette at 6:40, with four words: “Play it at eight.” He did, and the station stayed on the air through all of the dark, without power.',
    whispered:
      'The DJ seals his deck, DO NOT PLAY, and plays it again each Friday. He says that he was told to. Who he is with, or whom he loves, he dedicates no song to.',
    leads: ['flunk-fm-station', 'tape'],
  },
  {
    id: 'manager',
    title: 'the motel’s manager',
    names: ['motel manager', 'manager', 'motel guy', 'motel owner'],
    about: 'The manager of Paradise Motel was just here. He keeps everything but promises and regular hours.',
    saw: 'The manager rented a room at nine that Friday, for three nights, in quarters. Of the face he says, when he is asked twice: “I look at the money.”',
    whispered:
      'The manager is creepy in a tidy way: four monitors, a jar of wet quarters, and a look away when one says jacket. He says a towel. Of more than a bad memory nobody has caught him.',
    leads: ['paradise-motel', 'motel-register'],
  },
  {
    id: 'bartender',
    title: 'the bartender',
    names: ['bartender', 'barkeeper', 'regulars'],
    about: 'The bartender of the Four Thieves Bar serves the town council and forgets one word at a time.',
    saw: 'The bartender saw a kid in a hat, in the dark, at a quarter past eight: he asked for the phone, said one word, asked for water and left it full.',
    whispered:
      'The bartender forgot the one word that matters, which is either bad luck or good manners. He did tell the police; they wrote down: a word.',
    leads: ['four-thieves-bar', 'his-words'],
  },
  {
    id: 'angler',
    title: 'the angler',
    names: ['angler', 'fisherman'],
    about: 'The angler fishes from the dock at night, and has not been back for the rod. The line is out.',
    saw: 'The angler saw a light move over the lake at eleven, and then footprints come along the dock, out of the water. Only them.',
    whispered:
      'The angler is believed by everybody and sought by nobody. The rod still lies there, and the line is not slack.',
    leads: ['lake-tree', 'footprints'],
  },
  {
    id: 'police',
    title: 'the two officers',
    names: ['officers', 'police officer', 'policemen', 'detectives', 'sheriff'],
    about: 'The police of Arcadia are two officers with one case, and a bake sale to pay for it.',
    saw: 'That Friday the officers were at the game, like everybody, and looked at the game, like everybody. Their log begins on Saturday with posters.',
    whispered:
      'Are they any good? They bake well. They have forty pins on a map, four statements that are one, and a bag too many, and they went to lunch.',
    leads: ['police-station', 'posters'],
  },
  {
    id: 'principal',
    title: 'the Principal',
    names: ['principal', 'headmaster', 'head teacher'],
    about:
      'The Principal keeps order, and keys. No other name is known, and the portrait is turned to the wall.',
    saw: 'The Principal saw him at half past seven that Friday, the minute the office opened: he wanted a key back and was told no. Who the Principal danced with on the Saturday nobody saw.',
    whispered:
      'People whisper of the Principal because of the key that was refused and the shredder that ran. It was report cards. A no to a boy is on record, and nothing worse.',
    leads: ['principals-office', 'suspects'],
  },
  {
    id: 'janitor',
    title: 'the janitor, Mr. Pruitt',
    names: ['janitor', 'pruitt'],
    about: 'Mr. Pruitt does the floors, locks and lights of the school, and has a key to nearly everything.',
    saw: 'Mr. Pruitt left his bucket in the main hall that Friday and has been asking after it since. The water in it is still warm.',
    whispered:
      'The janitor has a key to nearly everything, so he is asked about everything. Locker 117 was opened with a key. The one who had it for a while was the Prep, and not he.',
    leads: ['staff-mr-pruitt', 'locker-117'],
  },
  {
    id: 'coach',
    title: 'Coach Brannigan',
    names: ['coach', 'brannigan'],
    about:
      'Coach Brannigan has football, the gym and a voice. Practice goes on, he says, whatever else stops.',
    saw: 'The Coach stood at the sideline at 8:04, seven up, and looked at the ball. Ask anyone who was looking, he says.',
    whispered:
      'Of the Coach the worst that people say is loud. Nine letters to him begin I SAW, and none was sent, so he knows less than the Jock’s wastebasket.',
    leads: ['staff-coach-brannigan', 'the-game'],
  },
];

/** A subject for each of them, by what people ask of persons. */
export const PERSONS_TOLD: readonly Subject[] = PERSONS.map(
  ({ id, title, names, about, saw, whispered, leads }): Subject => {
    const called = names.slice(0, 2);
    const ways = (...forms: readonly ((name: string) => string)[]): readonly string[] =>
      called.flatMap((name) => forms.map((form) => form(name)));
    return {
      id: `person-${id}`,
      area: 'story',
      title,
      names,
      asked: {
        about: ways(
          (one) => `who is the ${one}`,
          (one) => `tell me about the ${one}`,
          (one) => `what is the ${one} like`,
        ),
        who: ways(
          (one) => `what did the ${one} see`,
          (one) => `what has the ${one} seen`,
          (one) => `what did the ${one} do that night`,
          (one) => `where was the ${one} that night`,
          (one) => `what did the ${one} say`,
          (one) => `was the ${one} at the dance`,
          (one) => `did the ${one} see flunko`,
        ),
        why: ways(
          (one) => `is the ${one} a suspect`,
          (one) => `is the ${one} hiding something`,
          (one) => `what is the ${one} hiding`,
          (one) => `what does the ${one} know`,
          (one) => `does the ${one} know more`,
          (one) => `did the ${one} do it`,
          (one) => `is the ${one} lying`,
          (one) => `can i trust the ${one}`,
          (one) => `why is the ${one} weird`,
          (one) => `is the ${one} creepy`,
          (one) => `is the ${one} dating somebody`,
          (one) => `is the ${one} any good`,
          (one) => `what is the gossip about the ${one}`,
          (one) => `what is the tea on the ${one}`,
          (one) => `do you have a secret about the ${one}`,
          (one) => `does the ${one} have something to do with it`,
          (one) => `why does nobody like the ${one}`,
        ),
      },
      says: { about: [about], who: [saw], why: [whispered] },
      leads,
    };
  },
);
