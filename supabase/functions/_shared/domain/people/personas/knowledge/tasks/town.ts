import type { Thing } from './task.ts';

/** The town, its places, its evening, and the case. */
export const TOWN_THINGS: readonly Thing[] = [
  {
    of: 'town-map',
    names: 'map, town map, the town, arcadia, semester zero map',
    title: 'the Town Map',
    for: 'all',
    says: {
      guest:
        'The map is for guests, too; the places want a connected wallet with a Flunk, but show themselves from outside.',
      seen: 'Others see where you are, as a small figure, unless Settings, page User, says no.',
      phone:
        'On a phone one finger moves the map, two zoom; the first tap shows a name, the second goes there.',
      broken:
        'A place that does not open says why: no wallet, no Flunk, or a house of another clique. The map itself waits at most some seconds for its pictures.',
      limit: 'Seventeen locations with four rooms each, some with more.',
      find: 'Open Semester Zero, then the Town Map; Find and Run open places by name, too.',
    },
  },
  {
    of: 'arcadia',
    names: 'access denied, places, place, location, locations',
    title: 'the places',
    says: {
      broken:
        '“Access Denied” means that your wallet lacks what the door asks: a Flunk for places, one of the clique for its house. Connect the wallet that holds it; linked ones count.',
      guest:
        'A place asks for a connected wallet with a Flunk, a house for one of its clique. Guests see places from outside, and the story.',
      phone:
        'On a phone drag the picture, tap what is in it; Whole picture, or a double tap, shows all of it.',
      sound: 'The bar beneath the picture silences the music.',
      limit: 'Seventeen locations with four rooms each.',
      together: 'Who else is there stands at the foot of the picture: wave, or press them for their page.',
    },
  },
  {
    of: 'clique-houses',
    names: 'clique house, clique houses, my house, house',
    title: 'the houses',
    says: {
      guest:
        'A house lets in who holds a Flunk of its clique. At another’s door leave your name: a member may let you in until morning.',
      together:
        'While you are in your house you can let in a person whose name hangs at the board by the telephone: one guest at a time, three a night.',
      broken:
        'A house opens only for its own clique. At the door leave your name: a member may tell you a digit or let you in.',
      seen: 'Who is in a house is seen there at the foot of the picture, unless they hide.',
    },
  },
  {
    of: 'evening',
    names:
      'evening of friday, on friday, fridays, friday, friday evening, friday event, the evening, friday blackout, weekly blackout',
    title: 'the evening of Friday',
    says: {
      guest:
        'Guests may be there, on the map and in the streets, and light a candle. Places ask for a Flunk as always.',
      cost: 'It is free, and pays no GUM.',
      phone: 'It works on a phone: the candle goes where you tap.',
      kept: 'What you found hangs in your Case File; on Saturday and Sunday Time Access plays the recording.',
      together: 'All have it at the same moment: you see each other’s candles, and each other.',
      limit: 'From 8:00 to 8:30 PM, Arcadia’s time, and ten minutes more at eleven.',
      off: 'It cannot be switched off: at half past eight the lights are back by themselves. The Beeper tells of it only if you ask.',
      offline: 'It follows the clock, but candles and company need the network.',
      broken: 'It follows Arcadia’s clock, which is Chicago’s. Date/Time says when that is by yours.',
    },
  },
  {
    of: 'candles',
    names: 'candle, candles, a candle',
    title: 'the candles',
    says: {
      guest: 'Guests light one, too, in the streets; in a place the rule of its door counts.',
      limit: 'One a person each evening. How many the town needs Time Access says.',
      cost: 'A candle is free, and pays no GUM.',
      off: 'Once set down it burns until the lights are back.',
      undo: 'Set down is set down, until the lights are back.',
      seen: 'All see how many burn where; whose they are is not told.',
      broken:
        'A candle is lit on Friday from 8:04 to 8:30 PM, Arcadia’s time, one each. Whoever hides in Settings lights none.',
      when: 'On Fridays from 8:04 to 8:30 PM, by the clock of Arcadia.',
    },
  },
  {
    of: 'reading-vote',
    names: 'sunday vote, vote on sunday, vote of sunday, voted on sunday, weekly vote, vote for a reading',
    title: 'the vote of Sunday',
    for: 'flunk',
    at: 'FHS, on its page of the vote',
    says: {
      change: 'On Sunday itself you can change it as often as you like; it cannot be taken back.',
      undo: 'It can be changed until Sunday ends, and not taken back.',
      seen: 'How you voted is told to no one, ever. How the town voted stands in FHS from Monday on.',
      limit: 'One vote a week for a wallet, and for a Flunk.',
      when: 'Sundays from midnight to midnight, by the clock of Arcadia.',
      broken:
        'Only on Sunday, with a wallet, with a Flunk that has not voted elsewhere: the page says which is missing.',
    },
  },
  {
    of: 'case-file',
    names: 'case file, my case file, cork board, my board, the board, my clues, clue cards',
    title: 'the Case File',
    for: 'alone',
    at: 'the Start menu, under Programs, in Town',
    says: {
      elsewhere:
        'Signed in, your Case File lies with your wallet; a guest’s stays in its browser until you sign in.',
      share:
        '“Share...” makes a picture of the board to save, share, copy or print. “Open to...” lets one other person look at it live.',
      seen: 'Nobody sees your Case File, but one person whom you open it to.',
      together: '“Open to...” asks one person by username; for a day both see your board and tie threads.',
      delete: 'Cards stay: what you have met you have met. Pins and threads of a reading you may change.',
      kept: 'Without a wallet the cards are kept in this browser; when you sign in they come along.',
      guest: 'Guests have it, too. To join cards takes a wallet.',
      undo: 'A join that holds stays. Pins are changed as you like.',
      win: 'Look at what hangs at the same hour, and turn over what you carry. What Next says where something is open.',
      limit: 'Twenty joins may fall in a day; how many cards there are is not told.',
      broken:
        'A join that falls off does not belong together, or you are out of the day’s twenty. Joining takes a wallet.',
    },
  },
  {
    of: 'pockets',
    names: 'pocket, pockets, inventory, my things, things i carry, item, items',
    title: 'Pockets',
    for: 'alone',
    at: 'the Start menu, under Programs, in Town',
    says: {
      elsewhere: 'Signed in, your pockets lie with your wallet; a guest’s are those of the browser.',
      limit: 'Nineteen things lie in town, and you can carry all of them.',
      undo: 'Put It Back lays a thing where you found it; you can take it again.',
      delete: 'Put It Back, in Pockets, lays a thing where it was. Nothing is thrown away.',
      seen: 'Only you see your pockets. Each person has a copy of their own.',
      kept: 'Without a wallet they are this browser’s; when you sign in they come along.',
      share: 'Things are not given to other players; people of the town you show them to, by “Show...”.',
      broken: 'Where a thing does not belong it stays in your hand. Try other places, and people.',
    },
  },
  {
    of: 'radio',
    names: 'radio, the radio, radio stations',
    title: 'the Radio',
    for: 'alone',
    at: 'the Start menu, under Programs, in Accessories',
    says: {
      off: 'Power turns the radio off. Minimized it plays on; closing its window stops it.',
      kept: 'Minimized it plays on; closed it stops. The station and the presets are remembered.',
      limit: 'Five stations, one of them only from 8 PM to 6 AM.',
      change:
        'Drag the dial, use the arrows, or the two buttons from station to station. Store and a number keeps one.',
      sound: 'Its volume is on the radio. Nothing sounds before your first press, and other music pauses it.',
      broken:
        'The display says why it is silent: no press so far, the speaker off, or other music. Between stations there is only noise.',
      together: 'All hear the same at the same moment: it follows Arcadia’s clock.',
      share: 'No song can be requested or downloaded; it follows the clock.',
    },
  },
  {
    of: 'terminal',
    names: 'terminal, the terminal, command line',
    title: 'the Terminal',
    at: 'the Start menu',
    says: {
      broken:
        'The Terminal is for Beta testers and administrators, and needs the network. Type help for the commands; a command above your level is refused.',
      limit: 'A line has at most 200 characters.',
      seen: 'What you type is kept for 90 days, for administrators alone.',
      delete: 'clear empties the screen.',
      off: 'Close its window; nothing you type breaks anything.',
      safe: 'Nothing that you type there breaks anything.',
    },
  },
  {
    of: 'semester-zero',
    names: 'story, chapter, chapters, cutscene, cutscenes, semester zero, episode video',
    title: 'the story',
    for: 'all',
    at: 'Semester Zero, on the desktop',
    says: {
      elsewhere: 'What you saw lies with your wallet; where you stopped in a chapter only the browser knows.',
      undo: 'Choose the chapter again: it can be watched as often as you like.',
      kept: 'A chapter that you leave goes on where you left it, in this browser.',
      off: 'Escape leads back to the chapters.',
      sound: 'M turns all sound of the story off and on.',
      limit:
        'To watch there are Semester Zero with four scenes and The Story So Far with eleven; Homecoming comes after them. Chapters with objectives are six.',
      broken: 'Homecoming opens once The Story So Far was seen to its end.',
    },
  },
  {
    of: 'trunk',
    names: 'trunk, the trunk, trunk under the bed',
    title: 'the trunk',
    says: {
      elsewhere: 'The trunk lies with your wallet: once open it is open wherever you sign in.',
      limit:
        'After five wrong codes it takes none for half a minute, then for 1 minute, 5 minutes and an hour.',
      guest: 'The trunk stands in the Jocks’ bedroom, so it takes a wallet with a Jock to try it.',
      broken:
        'It is in the Jocks’ house, so it asks for a Jock. After the fifth wrong code it jams for half a minute, then longer.',
    },
  },
  {
    of: 'delorean-fund',
    names: 'delorean fund, delorean, fund',
    title: 'the DeLorean Fund',
    for: 'all',
    at: 'the desktop',
    says: {
      safe: 'It only shows what an account of the chain has; it never asks your wallet for anything.',
      limit: 'The goal is 88,000 FLOW.',
      cost: 'Looking is free. It takes no payment here.',
    },
  },
  { of: 'bulletin-board', names: 'bulletin board', title: 'the Bulletin Board', for: 'all' },
];
