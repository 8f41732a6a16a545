import type { Page } from '../manual.ts';

export const APPLICATIONS_I: Page = {
  kind: 'text',
  title: 'Desktop Applications I',
  blocks: [
    {
      kind: 'text',
      text: 'Double-click an icon on the desktop to launch its program; on a phone, tap it. Start has all programs, in folders under Programs; type while it is open, and Find lists what is called so. Which you have depends on your access level and on what the school has opened.',
    },
    {
      kind: 'pictures',
      pictures: [
        {
          name: 'desktop',
          shows: 'The desktop with its icons, a window and the taskbar',
          caption: 'The desktop. Start is at the lower left.',
        },
      ],
    },
    {
      kind: 'program',
      app: 'only-flunks',
      icon: 'onlyflunks',
      title: 'OnlyFlunks',
      text: 'Browse what you hold, in your wallet and in those linked to it, and collect more.',
    },
    {
      kind: 'program',
      app: 'my-locker',
      icon: 'my-locker',
      title: 'My Locker',
      text: 'Your place at this school: your profile with its username, the jacket you wear, and the daily check-in.',
    },
    {
      kind: 'program',
      app: 'my-computer',
      icon: 'computer',
      title: 'My Computer',
      text: 'Your disk: notes, paintings and captures, with a bin. Signed in, they follow your wallet.',
    },
  ],
};

export const APPLICATIONS_II: Page = {
  kind: 'text',
  title: 'Desktop Applications II',
  blocks: [
    {
      kind: 'program',
      app: 'fhs-school',
      icon: 'fhs-school',
      title: 'FHS',
      text: 'The school’s web site: hours, calendar, a guest book, a question each day, a vote each Sunday.',
    },
    {
      kind: 'program',
      app: 'semester-zero',
      icon: 'semester-zero',
      title: 'Semester Zero',
      text: 'The story, chapter by chapter: press Next to go on, M for silence, Escape for the chapters.',
    },
    {
      kind: 'program',
      app: 'game-manual',
      icon: 'game-manual',
      title: 'Game Manual',
      text: 'You are reading it.',
    },
    {
      kind: 'program',
      app: 'radio',
      icon: 'radio',
      title: 'Radio',
      text: 'Flunk FM and the other stations of the dial. It plays on while its window is minimized.',
    },
    {
      kind: 'program',
      app: 'report-card',
      icon: 'report-card',
      title: 'Report Card',
      text: 'Progress and completion, for once graded by you. Those who make the school read every card.',
    },
    {
      kind: 'program',
      app: 'chat-rooms',
      icon: 'chat-rooms',
      title: 'Chat Rooms',
      text: 'Four rooms for everybody, and four that answer at any hour. An operator reads what is reported.',
    },
    {
      kind: 'pictures',
      pictures: [
        {
          name: 'locker',
          shows: 'The window of My Locker: a door with a number and stickers, and the card of the student',
          caption: 'My Locker. The check-in is under Gum.',
        },
        {
          name: 'chat-rooms',
          shows: 'The room of FlunkBot in the Chat Rooms',
          caption: 'Chat Rooms. FlunkBot is always in.',
        },
      ],
    },
  ],
};

export const APPLICATIONS_III: Page = {
  kind: 'text',
  title: 'Desktop Applications III',
  blocks: [
    {
      kind: 'program',
      app: 'myplace',
      icon: 'myplace',
      title: 'MyPlace',
      text: 'Pages with a song each. A token opens the page of its clique, a profile one of your own.',
    },
    {
      kind: 'program',
      app: 'beeper',
      icon: 'beeper',
      title: 'Beeper',
      text: 'Beside the clock. It beeps when a person writes to you, answers you or takes your place on a board.',
    },
    {
      kind: 'program',
      app: 'delorean-fund',
      icon: 'delorean-fund',
      title: 'DeLorean Fund',
      text: 'What a time machine costs, and how much of it is there. The car in the picture has what is paid for.',
    },
    {
      kind: 'program',
      app: 'bulletin-board',
      icon: 'bulletin-board',
      title: 'Bulletin Board',
      text: 'Announcements, the market, and challenges. The pictures below the flyer lead to The Wall, where works hang. Each week has a theme: hand in yours, and vote with a Flunk.',
    },
    {
      kind: 'program',
      app: 'meme-manager',
      icon: 'meme-manager',
      title: 'Meme Manager',
      text: 'Texts over a picture of yours, of the town or of the story. Save it, share it, or pin it to The Wall.',
    },
    {
      kind: 'program',
      app: 'flunk-creator',
      icon: 'flunk-creator',
      title: 'Flunk Creator',
      text: 'Makes a character of your own, which can be your picture, stand in your memes and seal your cards.',
    },
    {
      kind: 'program',
      app: 'pocket-juniors',
      icon: 'pocket-juniors',
      title: 'Pocket Juniors',
      text: 'Toys to dress, to line up as a team of three, and to send into duels. The card maker prints them.',
    },
    {
      kind: 'program',
      app: 'minesweeper',
      icon: 'minesweeper',
      title: 'Minesweeper',
      text: 'Chewed gum under the desks, and numbers that tell where. For guests too; best times have boards.',
    },
    {
      kind: 'program',
      app: 'solitaire',
      icon: 'solitaire',
      title: 'Solitaire',
      text: 'Klondike with a court from this school, and a deal of the day, with a board. Each game is kept.',
    },
    {
      kind: 'program',
      app: 'settings',
      icon: 'settings',
      title: 'Settings',
      text: 'Backgrounds, themes, sounds, motion, news on your device, and whom you block.',
    },
    {
      kind: 'program',
      app: 'zoltar',
      icon: 'zoltar',
      title: 'Mystical Zoltar',
      text: 'The booth in the arcade. 10 GUM buy a fortune, and one card in thirty pays 250 GUM.',
    },
  ],
};
