import { EARLIER_RELEASES } from './earlierReleases.ts';
import type { Release } from './release.ts';

/** What changed for a person who has these apps, by their ids. */
export const releasesFor = (has: (appId: string) => boolean): readonly Release[] =>
  CHANGELOG.map((release) => ({
    ...release,
    changes: release.changes.filter(({ app }) => app === undefined || has(app)),
  })).filter(({ changes }) => changes.length > 0);

/** What changed and when, newest first (WELCOME-4). */
export const CHANGELOG: readonly Release[] = [
  {
    date: '2026-11-29',
    headline: 'People who find each other',
    changes: [
      {
        title: 'A disk of your own',
        app: 'my-computer',
        paragraphs: [
          'My Computer opens drive C:, with folders, a Recycle Bin and room for your own files, without a wallet too.',
          'Signed in, your texts, pictures, shortcuts, folders and the places of your icons follow your wallet to every browser that you sign in with. If two computers save the same note at once, both are kept.',
          'Notepad takes down what you find: save it, open it, find words in it. It keeps what you type even if the page breaks, and what you type before it is there.',
          'What you save is kept there, too: memes, cards, characters and fortunes in Pictures, school days in School, your ledger in Documents. A double click shows a picture, large and sharp, and the others of its folder.',
          'The folder Desktop is your desktop: put files and folders beside the programs, with a right click or the mouse. Create Shortcut, in the menu of any window, brings you back to a place, a person or a Flunk from there. An icon that you do not need can be hidden.',
          'Drag things between folders and into the Recycle Bin, find your files and the words of your notes by F3, and take all of drive C with you in one file: it is drive A of My Computer.',
          'Edit, in the menu of a picture, opens a character, a Pocket Juniors card or a meme in the program that made it, where you have it, and any other picture in Paint.',
          'Capture, in the menu of the desktop or of a window, keeps a picture of what you see in Pictures.',
        ],
      },
      {
        title: 'Paint',
        app: 'paint',
        paragraphs: [
          'Pencil, brushes, curves, fill and letters in 28 colors, pixel by pixel as in 1995, without a wallet and without a network. It opens the pictures of drive C, keeps what you have not saved, and hands them to Meme Manager and the wall of the Bulletin Board, where you have these.',
        ],
      },
      {
        title: 'Your own wallpaper',
        app: 'settings',
        paragraphs: [
          'Put a picture of drive C, a photograph of your device or what you painted behind your icons: in the middle, tiled, whole or over all of the desktop. Settings shows it on the little monitor first. A token’s picture is repeated now, and no longer one giant face.',
        ],
      },
      {
        title: 'Minesweeper, Solitaire and a Calculator',
        app: 'minesweeper',
        paragraphs: [
          'Find the gum under the desks, or bring the jock, the homecoming queen and the homecoming king home, without a wallet and without a network. Solitaire has a deal of the day, and goes on where you left it. Turn a phone on its side, and the piles have all of its height. Calculator is under Programs, in Accessories.',
          'Signed in, your best times of the three levels of Minesweeper and your points of Solitaire’s deal of the day stand in High Scores.',
        ],
      },
      {
        title: 'A Start menu for fifty programs',
        paragraphs: [
          'Programs lie in folders: Accessories, Games, Making Things, People, School, Town and more. On a phone a folder opens below its name, and a second tap closes it.',
          'Run, at the foot of Start, opens what you name: a program, a place in Arcadia, or a file by its path on drive C. It remembers what you ran.',
          'With Start open, just type: Find takes it from the first letter, and Enter opens what is marked.',
          'Find knows settings, prizes and people, too: type how a name begins, and their page opens.',
          'Recent lists the fifteen files that you opened last. Settings clears it, under Privacy.',
        ],
      },
      {
        title: 'The Beeper',
        app: 'beeper',
        paragraphs: [
          'It lies beside the clock, and beeps when a person writes on your page, mentions or answers you, signs your Yearbook page, reacts to what you made, or takes your place on a board. Press it to see what happened while you were away, and choose what beeps.',
          'Ask it to, and it tells you an hour before the evening of Friday. Time Access, on the Town Map, has that evening as a file for your own calendar.',
          'It can also tell you while the desktop is closed, on each device that you switch on in Settings, under News. You choose what comes, and when it is quiet.',
        ],
      },
      {
        title: 'Your page, your rules',
        paragraphs: [
          'Block somebody and you are gone for each other: in the rooms, in town, on pages, in the books and on the wall. Settings has your list under Privacy.',
          'Your MyPlace page is no longer empty: your latest works on the wall and the people who signed your Yearbook stand there by themselves. A box that only you see suggests a mood, a song, your rarest Flunk as your picture and first words, and puts each on your page when you press Use.',
          'Open the comments of your page to all, to those who signed your Flunk in the Yearbook, or to nobody.',
          'Privacy also says what became of what you reported, and lets you download all that you wrote, or delete it.',
        ],
      },
      {
        title: 'Chat Rooms',
        app: 'chat-rooms',
        paragraphs: [
          'Six reactions go under messages. A message’s own menu has Copy.',
          'Send a work of the wall, your best run, a place of Arcadia or a duel of Pocket Juniors to a room: others look at it, race your ghost, go there with one press, or watch it. A race tells at its end what there was to beat.',
          'A card that Zoltar drew for you and the character you made can be sent, too, and a character can be tried on.',
          'You see the last talk as soon as you come in, and your name for now is nobody else’s and is still yours after a reload. Busy rooms stay quick: lines that come at the same moment arrive together, in their order.',
          'A room that fills up becomes several crowds of 250, and you can hop over to the one your friend is in. In a large crowd you see how many are there, and who wrote last. When the live line is gone, messages keep coming every few seconds, and it comes back by itself.',
        ],
      },
      {
        title: 'FlunkBot, WZRD, Town Gossip and Sportscenter',
        app: 'chat-rooms',
        paragraphs: [
          'They listen. Tell them that something is wrong, in whatever words, and they answer in earnest, say where help is in your country, and leave the jokes. Nothing of that is kept.',
          'They know memes, the wall, the Juniors and the Yearbook now, follow what you mean by “the second” or “and at night?”, read typing errors, answer two questions in one, and tell you what you did: what you spent, found and left half finished, and who is ahead of you. Put it in your own words: they know some 34,000 ways to ask, help with whatever you want of a program, and chat about pizza, too. An answer about a program has a button that opens it.',
          'Parents and collectors get answers, too: who can write to a child, how to delete what was written, staking and pixel art.',
        ],
      },
      {
        title: 'The town',
        app: 'town-map',
        paragraphs: [
          'Where more than two dozen share a place, you see how many are there and some of their faces. Waves are for smaller company.',
          'The cellar and the shed open to a code that is yours alone. Each clique’s house keeps one digit of it, on a board by the telephone. Leave your name at a door that does not let you in; whoever lives there can tell you, or let you in until morning. Two more chapters have their objectives there.',
          'Behind the cellar door and in the shed are rooms: a vault that stands in water, and a ring of chairs round a radio. Once you have opened one you may go there, whatever you hold.',
          'Two dozen places have been drawn again, by day and by night: look up at the chairs of the cafeteria, down on the floor of the gym, and at the coasters in the last booth. Doors have something behind their panes, and walls are of what such a room is made of.',
        ],
      },
      {
        title: 'The Wall',
        app: 'bulletin-board',
        paragraphs: [
          'It has a theme each week: hand in up to three works, vote with your Flunk, and see the winner on Monday, on your desktop too if you want. Winners get a ribbon on MyPlace. See-through pictures stay see-through.',
        ],
      },
      {
        title: 'Phones and large screens',
        paragraphs: [
          'On a phone the pictures of the story fill the screen, and the camera goes to what is told. The messenger leaves most of the room above the keyboard to messages, and the town map follows your first finger.',
          'On a large screen the Game Manual is twice as large, Zoltar is seen whole beside the other machines, and the chapters of Semester Zero stand in their order.',
        ],
      },
      {
        title: 'Meme Manager',
        app: 'meme-manager',
        paragraphs: ['It writes real sentences, and another joke each time you press Generate.'],
      },
      {
        title: 'Pocket Juniors',
        app: 'pocket-juniors',
        paragraphs: ['They march to a tune of their own, until its spring runs down.'],
      },
      {
        title: 'Picture Day',
        app: 'picture-day',
        paragraphs: ['The photographer has put a record on.'],
      },
      {
        title: 'Yearbook',
        app: 'yearbook',
        paragraphs: ['A waltz plays while you leaf through it, and two of its pages stick together.'],
      },
      {
        title: 'Flunk Creator',
        app: 'flunk-creator',
        paragraphs: ['The dressing room has music, and the music does not know either what to wear.'],
      },
      {
        title: 'Music',
        paragraphs: [
          'You hear where you are: tunes step back while a place has its own sounds, and nights have come nearer, with their crickets, the loon and the train. Paradise Motel is no longer too quiet to be heard.',
          'The lake and the diner have tunes of their own at night. The motel, Flunky Uppy, the school, the police station and the Geeks go on for longer, with a second surprise. On a phone you hear the basses, too.',
        ],
      },
      {
        title: 'The story',
        app: 'semester-zero',
        paragraphs: [
          'Seven pictures of The Story So Far are new: the slip in his hand, two shadows behind the cook, the jacket that keeps the seat, who listens at eight o’clock, the prints on the dock.',
        ],
      },
      {
        title: 'Case File',
        app: 'case-file',
        paragraphs: [
          'What you look at in town, open and watch hangs on a cork board by itself, along the hours of that Friday, with question marks where nothing is known yet. My Notes is a page of your own.',
          'Join two cards with the yellow thread: some belong together, and then they tell you something, show a picture, send you on, or pay GUM. Pin to each card what you believe; nobody judges that. What people tell you and what you notice on things are cards, too, and What Next says where something is still open, and which people are there by night alone.',
          'Share makes one picture of your board, or of your readings, to be saved, printed or passed on.',
          'The bar of each place opens it, and so does a chapter of Semester Zero that you have seen.',
          'Open to... asks one other person to your board for a day, and the Beeper tells you when they come: you see where the other looks, mark cards, and tie threads, each in a color. Show on the map, under What Next, pins the town where something is left.',
        ],
      },
      {
        title: 'Pockets',
        app: 'pockets',
        paragraphs: [
          'Nineteen things lie in town where that Friday left them, two behind each lock that the four houses share. Press where one lies, and take it: it is gone from the picture. What you carry lies beneath the picture: drag it on something, or choose it and press what you want to use it on.',
          'Pockets shows each thing large and from all sides. Turn it over: there is more on it than one sees at first.',
        ],
      },
      {
        title: 'People of the town',
        app: 'town-map',
        paragraphs: [
          'Thirteen people of Arcadia talk: those who saw something of that Friday, and the four friends, each where they are by day or by night. Ask them, show them what is in your pockets, and come back: they remember. Some need to be asked twice. The personas of the messenger know what you were told.',
        ],
      },
      {
        title: 'What it means',
        app: 'fhs-school',
        paragraphs: [
          'Each Sunday three readings of that Friday stand on FHS, and a wallet with a Flunk votes for one. On Monday it is told what won, in all and by clique: the week after is told so. Past Weeks keeps how it was voted.',
          'The school asks a question each day, on its page of news. One answer a wallet; how the town answered is told there the next day.',
        ],
      },
      {
        title: 'Friday by candle',
        app: 'town-map',
        paragraphs: [
          'When the power fails on Friday at 8:04 PM, light a candle where you stand, on the map or in a place: one each, seen by all. It is dark for all within a second, whatever your own clock says. If the town lights as many as the evening asks for, something answers those who were there. A train can be boarded at 8:20, two doors of the school open, and the lake has a light at 11:00. On Saturday and Sunday Time Access has the recording. The Game Manual has a page on the Friday and its week.',
        ],
      },
      {
        title: 'Locked for a week',
        app: 'town-map',
        paragraphs: [
          'Some weeks lock something in town. Its four digits are in what the week tells: count along. What lies behind it hangs in your Case File from then on.',
        ],
      },
    ],
  },
  {
    date: '2026-11-28',
    headline: 'Nothing gets lost',
    changes: [
      {
        title: 'What you write and do is kept',
        paragraphs: [
          'What you begin to write is kept: close the window, reload, come back tomorrow, and it is simply there, for you alone: an edit, a reply and the idea of a meme, too. A field says where a paste was cut.',
          'If an answer is lost on the way, asking again is the same act: nothing is bought, paid, voted or posted twice, even after a reload. Holding Enter presses once, and questions about what cannot be undone answer No unless you choose Yes.',
          'If your wallet’s window closes, or you reload while it asks, the page tells you what became of it. What the chain says is done already is told as done.',
        ],
      },
      {
        title: 'Windows, tabs and browsers',
        paragraphs: [
          'On a phone, Back closes what is in front, one thing at a time, and leaves only from the empty desktop. A picture dropped beside its window no longer takes you off the page.',
          'When a new version comes, every tab you have open goes on with its own until you restart it, and Restart works in all of them. Firefox hears the desktop and shows its scroll bars. In browsers that force dark pages everything can be read, and where cookies are blocked the sign-in says so. In Safari a door no longer opens when you drag the map by it.',
          'On a tablet everything in windows is as large as a thumb. On a phone every button of the Flunk Creator and every prize is in sight, a lock’s keypad fits when you turn it, and lists keep their buttons in sight. New windows open clear of the Close of others, and one that you opened in the first second is there after a reload.',
          'OnlyFlunks shows your collection whatever you opened before it, the Prize Counter keeps its shelves, and the Bulletin Board opens at its papers on a phone.',
        ],
      },
      {
        title: 'Objectives',
        app: 'objectives',
        paragraphs: [
          'An objective that waits for something says for what, how many your wallet can do now, and where to find what is missing. The trunk’s second code has an end of its own, and one key, for the first who enters it.',
        ],
      },
      {
        title: 'The games',
        paragraphs: [
          'After a crash nothing starts by itself: the next of your three tries of the day begins only when you press Play Again. On a slow line you can practice while your coin is being inserted. A run without a point is no longer ranked, and Game Over lies below your score on every screen.',
          'Flunky Uppy keeps getting harder for five minutes. Runs from before stay on its boards, and can no longer be watched.',
        ],
      },
      {
        title: 'The Yearbook and OnlyFlunks',
        paragraphs: [
          'They open at once, also when the server has just woken up. Portraits are made ahead of time and kept by your browser: a student you have seen is there at once the next time, in whatever list.',
        ],
      },
      {
        title: 'Signing in',
        paragraphs: [
          'It is ready for a crowd: thousands can sign in at the same time. A key that you revoke in your wallet stops opening your desktop as soon as the network has sealed that.',
        ],
      },
      {
        title: 'Chat Rooms',
        app: 'chat-rooms',
        paragraphs: [
          'They open several times faster when the school is full. Letters that are drawn out are shortened to nine, and numbers never. Web addresses and offers of free things are caught however they are spelled.',
        ],
      },
      {
        title: 'Names',
        paragraphs: [
          'Names that look like another student’s, or like Zoltar, Flunko or the staff, can no longer be taken, nor can those of programs. Yours stays.',
        ],
      },
      {
        title: 'Operator’s Console',
        app: 'console',
        paragraphs: [
          'Tick off what is done in the inbox. The log and the statements name people, not numbers. Nobody can adjust their own balance or is paid by a reward that they raised themselves, and one operator gives 10,000 GUM an act and 50,000 a day at most.',
        ],
      },
    ],
  },
  {
    date: '2026-11-27',
    headline: 'School records',
    changes: [
      {
        title: 'Meme Manager',
        app: 'meme-manager',
        paragraphs: [
          'Make memes out of six pictures that were posed for by people of this town, a file of your own, a place by day or night, a frame of the story, a token, or your character. Drag the texts, turn them, or have the school computer write them, and download a PNG or pin it to the wall of the Bulletin Board. Your drafts stay in this browser.',
        ],
      },
      {
        title: 'Flunks Yearbook',
        app: 'yearbook',
        paragraphs: [
          'All students of the school are in it, as cards and as a book to leaf through: homeroom by homeroom, with an honor roll for each clique and the superlatives. Among the cards choose a clique, tick traits, search, or shuffle them. Press a card for the student’s page: what they have, how many others have it, how rare they are and how that is worked out. There you can compare two students, too. My classmates opens the book at the homeroom of your own Flunk. Copy link copies an address that leads to a student or to your filters.',
          'Sign the pages of students who are not yours, once each and in 140 characters at most: your words stand in the margin in your own hand, over your name. Sign again to change them.',
        ],
      },
      {
        title: 'Pocket Juniors',
        app: 'pocket-juniors',
        paragraphs: [
          'A toy catalogue that you scroll through, and the Junior comes along. Eight classes with seven items each: equip them one by one or Randomize, put a team of up to three together, and let it duel another. Everybody who types the code of a duel sees the same duel.',
          'The card maker prints a Junior on a card whose foil catches the light, and saves it as a PNG of 1056 by 1808 pixels. Publish pins it to the wall of the Bulletin Board. Your own character from the Flunk Creator is the seal in its corner.',
        ],
      },
      {
        title: 'OnlyFlunks',
        app: 'only-flunks',
        paragraphs: [
          'Sort by Rarest, and read in the details how rare each Flunk and Backpack is among all. The figure beside a filter says how many it leaves, with the other filters that you chose.',
        ],
      },
      {
        title: 'Picture Day',
        app: 'picture-day',
        paragraphs: [
          'The class photos are developed: Geeks, Jocks, Preps and Freaks, thirteen heads each, and not all of them with their eyes open. Take one in hand and look closer.',
          'Vote for one of the four with a Flunk of yours. Then you see how they stand, as the votes come in, and the first half of the third chapter is done. It is at /picture-day, too.',
        ],
      },
      {
        title: 'The wall',
        app: 'bulletin-board',
        paragraphs: [
          'The Bulletin Board has a wall for what people make: press one of the two pictures below the flyer. Open a meme or a card to see it large, give it a reaction, visit its maker, or copy its link. A link that is shared elsewhere shows the picture and opens the work here.',
        ],
      },
      {
        title: 'Flunk Creator',
        app: 'flunk-creator',
        paragraphs: [
          'Share or copy the picture of your Flunk. Once it is your profile picture, memes and cards can use it as your own character.',
        ],
      },
      {
        title: 'Friday, 8:04 PM',
        app: 'town-map',
        paragraphs: [
          'Arcadia has weeks now: each tells something new, in captions of places, on Flunk FM, on the news page of FHS, on the Bulletin Board, and by people whom you ask what is new. Each hides a card for the Case File.',
          'Each Friday at eight, by the clock of Arcadia, the tape goes on the air, and four minutes later the power fails. The map goes dark from the school outward, block by block, until half past. Where people are, candles burn. In a place you see as far as your own candle does, but for six in which something burns that needs no power. Almost nothing is heard. Time Access says how long it is until then.',
        ],
      },
      {
        title: 'DeLorean Fund',
        app: 'delorean-fund',
        paragraphs: [
          'The auto shop builds a time machine. It costs 88,000 FLOW, and each quarter of that buys a part of the car: wheels, coils, the flux capacitor, the reactor. The window shows how much there is and who gave lately, read from the chain.',
        ],
      },
    ],
  },
  ...EARLIER_RELEASES,
];
