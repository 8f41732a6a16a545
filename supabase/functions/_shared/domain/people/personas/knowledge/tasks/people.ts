import type { Thing } from './task.ts';

/** Names, rooms, pages, works, news, and what others see. */
export const PEOPLE_THINGS: readonly Thing[] = [
  {
    of: 'privacy',
    names:
      'this chat, our chat, this conversation, what i tell you, what i write here, what i say here, talk to you, talk with you, write to you',
    title: 'talking to a persona',
    says: {
      seen: 'What you write to a persona no other person reads, and it is not kept. For 30 days it remembers what you are called and what you like.',
      kept: 'The window forgets the talk when you leave the room. For 30 days a persona remembers what you are called and what you like.',
      delete: 'Leave the room, and the talk is gone. Nothing of it lies anywhere else.',
      cost: 'Talking is free, as long as you like.',
      safe: 'No other person reads it, and it is not kept. Still, tell no one your address, password or recovery words.',
      limit: 'A message has up to 500 characters; talk as long as you like.',
    },
  },
  {
    of: 'profile',
    names: 'username, user name, my name, screen name',
    title: 'the username',
    for: 'wallet',
    at: 'Create Profile, which then reads Edit',
    says: {
      change:
        'Open Create Profile, which reads Edit once you have a name. The first name may be corrected at once, later ones once a day.',
      limit: 'A username has 3 to 20 letters, digits or underscores, and nobody else has it.',
      seen: 'Everybody sees your username: in rooms, on boards and pages. Never your wallet.',
      delete: 'A username cannot be deleted, only changed, once a day.',
      broken:
        'A name is refused that is taken or looks like one that is, is reserved for the school, or is not decent. The form says which.',
      cost: 'A username is free, and so is changing it.',
      undo: 'Take your old name again a day later, if no one has it by then.',
    },
  },
  {
    of: 'profile',
    names: 'profile, my profile, bio, my bio, profile page',
    title: 'the profile',
    for: 'wallet',
    at: 'Create Profile, on the desktop',
    says: {
      change:
        'Press Edit, the icon of your name: picture and bio change as often as you like, the name once a day.',
      seen: 'Everybody sees name, picture and bio. An email address only you.',
      limit: 'A bio has at most 160 characters.',
      delete: 'Empty the bio and save. Settings, page Privacy, deletes all that you wrote.',
      kept: 'What you typed is kept until you save it, also after a reload.',
      cost: 'A profile is free.',
    },
  },
  {
    of: 'profile',
    names: 'profile picture, avatar, portrait, my face',
    title: 'the profile picture',
    for: 'wallet',
    at: 'Create Profile',
    says: {
      change:
        'Edit, the icon of your name: one of 18 faces, a token that you hold, or your character of the Flunk Creator. As often as you like.',
      limit: 'Eighteen faces, any token that you hold, or a character.',
      broken:
        'A token is shown only while your wallet, or one linked to it, holds it. Choose another picture under Edit.',
      seen: 'Everybody sees it beside your name.',
      share: 'An upload of your own photograph is not among the choices: faces, tokens and characters are.',
      delete: 'Choose one of the faces instead: a profile always has one.',
    },
  },
  {
    of: 'privacy',
    names: 'email, email address, mail address',
    title: 'the email address',
    says: {
      seen: 'Only your own wallet sees it, and nothing is sent to it yet.',
      delete: 'Empty it in your profile and save: the server keeps no copy.',
      guest: 'An email address is optional.',
      share: 'Nothing is sent to it yet, and nobody else gets it.',
      safe: 'It is optional, seen by you alone, and goes for good when you delete it.',
      change: 'Change it in your profile, under Edit.',
    },
  },
  {
    of: 'own-words',
    names: 'account, my account, my data, personal data, all my data',
    title: 'what is kept of you',
    says: {
      delete:
        'Settings, page Privacy: one button deletes all that you wrote, after a question. GUM, scores, prizes and the name beside them stay; your wallet is yours anyway.',
      share: 'Settings, page Privacy, gives you all that is kept of you in one file.',
      seen: 'Others see your username, picture, bio, page, messages, works and scores. Never wallet, GUM or email.',
      safe: 'Your account is your wallet: no password is kept here, so none can be stolen here.',
      change: 'Name and picture change under Edit, the icon of your name; another account is another wallet.',
    },
  },
  {
    of: 'messenger',
    names: 'chat, chat room, chat rooms, messenger, general chat',
    title: 'the Messenger',
    for: 'wallet',
    at: 'Chat Rooms, on the desktop',
    says: {
      seen: 'In the rooms of people everybody there reads what you write, for 90 days. In the rooms of the four personas no other person does.',
      limit: 'A message has 500 characters, and you may write 20 a minute. Messages are kept for 90 days.',
      off: 'The window has a switch for its sounds; Settings, page User, hides that you are there.',
      broken:
        'Offline means that your words wait and go out later. Polling means they come every few seconds. To write with people you need a username.',
      kept: 'Messages are kept for 90 days. What you typed and did not send waits in this browser. Talk with a persona is forgotten when you leave the room.',
      share:
        'A work, a run, a place, a duel, a card of Zoltar or a character can be sent to a room with its button Send to a room.',
      guest:
        'The rooms want a wallet. Without a profile you read all rooms, with a name for now, and write to the four personas; to write with people choose a username.',
      safe: 'Words are checked, anything can be reported, anybody blocked. Tell nobody your address, password or recovery words.',
    },
  },
  {
    of: 'chat-own',
    names: 'message, messages, my message, what i wrote in chat, my messages',
    title: 'a message',
    says: {
      kept: 'Messages in the rooms of people are kept for 90 days, and go by themselves then.',
      delete:
        'Right click or long press on your own message, within a minute: Remove. It leaves "Message removed".',
      change:
        'Within a minute your own message can be edited, by its menu or, the last one, by the arrow up.',
      undo: 'Within a minute: its menu has Edit and Remove. After that it stays; Settings, page Privacy, deletes all that you ever wrote.',
      limit: 'A message has at most 500 characters, and you may write twenty a minute.',
      seen: 'All in that room see it, but those from whom a block parts you.',
      share: 'A message’s own menu has Copy.',
      broken:
        'It waits where there is no network, and says why where it was refused: a link, a name of a site, or words that are not decent.',
    },
  },
  {
    of: 'chat-report',
    names: 'block, blocking, blocked, block somebody, block a person',
    title: 'a block',
    says: {
      undo: 'Settings, page Privacy, has the list of whom you blocked: take it back there.',
      seen: 'Nobody is told that you blocked them. You are simply gone for each other, everywhere.',
      limit: 'Up to a thousand people.',
      find: 'Press a message, a comment or a name with the right button, or hold it: Block. The list is in Settings, page Privacy.',
      delete: 'Settings, page Privacy: take the name off your list.',
    },
  },
  {
    of: 'chat-report',
    names:
      'report somebody, report a message, report a comment, report, reported, mean to me, being mean, insulted me, rude, harass, harassing, harassed, bothering me',
    title: 'a report',
    says: {
      find: 'Right click or long press on the message or comment: Report, and Block if you want to be rid of each other. And tell a grown-up you trust.',
      seen: 'The person does not learn who reported. An operator reads it.',
      undo: 'A report stays; Settings, page Privacy, says what became of it.',
      off: 'Report the message and block its writer, by its menu: you are gone for each other then. And tell a grown-up you trust.',
      broken:
        'Report the message and block its writer, by its menu. And tell a grown-up you trust; you need not take it.',
    },
  },
  {
    of: 'chat-present',
    names: 'seen in town, invisible, online status, appear offline',
    title: 'being seen',
    says: {
      off: 'Settings, page User: “Show others on the Town Map where I am” turns it off, in town and in the rooms.',
      seen: 'Others see where in town you are, if you let them: Settings, page User.',
      change: 'Settings, page User: whether others see where you are.',
    },
  },
  {
    of: 'own-page',
    names: 'myplace page, my page, myplace, own page, my myplace',
    title: 'your MyPlace page',
    for: 'name',
    at: 'MyPlace, under My page',
    says: {
      change:
        'Open your page and press Edit my page: pattern, color, layout, song, lists, friends, mood and words.',
      seen: 'Everybody may see your page. Wallet and GUM are not on it.',
      delete: 'Empty what you wrote and save; Settings, page Privacy, deletes all that you wrote.',
      share: 'Its address is ?open=myplace: and your username; Create Shortcut puts it on the desktop.',
      sound: 'The side of a page starts, pauses and stops its song, and has the volume.',
      cost: 'A page is free, and comes with your profile.',
      broken:
        'A clique’s page opens to who holds a Flunk of it; your own needs a profile. “Profile not found” means that no one has that name.',
    },
  },
  {
    of: 'page-comments',
    names: 'comment, comments, comments on my page',
    title: 'the comments',
    for: 'name',
    says: {
      delete: 'The owner of the page and who wrote it remove a comment, by its menu. A tombstone stays.',
      off: 'Edit my page: open comments to all, to those who signed a student of yours, or to none.',
      limit: 'A comment has at most 240 characters, no web address, five in ten minutes.',
      seen: 'Everybody who sees the page reads its comments.',
      change: 'A comment is not edited; remove it and write it anew.',
      broken: 'Comments need a profile, and the owner may have closed them. The page says which.',
    },
  },
  {
    of: 'wall',
    names: 'wall, my work, my works',
    title: 'the wall',
    for: 'name',
    at: 'the Bulletin Board, behind the two pictures',
    says: {
      delete: 'Open your work on the wall and take it down: picture and all are deleted.',
      undo: 'Take the work down again: open it on the wall. It still counts among the ten of the day.',
      limit: 'Ten works in 24 hours, 200 in all, each up to 4 MB.',
      seen: 'Everybody sees the wall, with your username beside the work.',
      share: 'An open work has Copy link and Send to a room.',
      cost: 'Publishing is free.',
      change: 'A published work stays as it is; take it down and publish the new one.',
      guest: 'Everybody may look; to publish you need a profile, to react a wallet.',
    },
  },
  {
    of: 'memes',
    names: 'meme, memes, meme manager, my meme',
    title: 'Meme Manager',
    for: 'alone',
    says: {
      elsewhere:
        'Drafts stay in their browser. A saved meme follows your wallet, and Edit opens it again with its texts.',
      kept: 'Up to twelve drafts are kept in this browser as you work, with their pictures. Download puts the meme into Pictures on drive C.',
      delete:
        'Drafts are thrown away in Meme Manager, published memes taken down on the wall, saved ones binned in My Computer.',
      undo: 'Ctrl+Z takes back up to a hundred steps, Ctrl+Y does them again.',
      share:
        'Download saves it, Publish pins it to the wall, and from there Send to a room shows it in a chat room.',
      seen: 'Nobody sees a draft. A published meme everybody.',
      change: 'Edit, in the menu of a saved meme, opens it again with its texts.',
      limit: 'Twelve drafts, pictures of up to 20 MB, texts of 12 to 72 pixels.',
    },
  },
  {
    of: 'flunk-creator',
    names: 'flunk creator, my character, character, custom flunk',
    title: 'the Flunk Creator',
    for: 'alone',
    says: {
      elsewhere:
        'The character stays in its browser; as your profile picture it is with you everywhere, and a saved picture can be edited again.',
      kept: 'The character is kept in this browser, also when the window is closed; Save Image makes a PNG.',
      undo: 'Undo takes back up to fifty steps, also a Randomize or a Reset.',
      share: 'Save Image, share or copy, Send to a room, or take it as your profile picture.',
      change: 'Press another trait, or Randomize for a whole new one; Reset clears all.',
      seen: 'Only you, until you send it or make it your picture.',
      cost: 'Free. A character is a picture, and no Flunk on the chain.',
    },
  },
  {
    of: 'juniors',
    names: 'pocket juniors, junior, juniors, jnr, jnrs',
    title: 'Pocket Juniors',
    for: 'alone',
    says: {
      elsewhere: 'The team stays in its browser; a saved card brings a Junior back in another one, by Edit.',
      kept: 'The team, its items and names are kept in this browser.',
      limit: 'Up to three Juniors in a team, seven items each, eight classes.',
      together:
        'A duel goes by a code: copy it or send it to a room; whoever plays the same code sees the same duel.',
      share: 'The card maker saves a card as a PNG or publishes it; a duel’s code can be sent to a room.',
      win: 'Stats and spells decide: health and dodge carry long duels, attack and crit short ones. Try teams, duels are free.',
      change:
        'Equip changes one item, Randomize all. Edit, in the menu of a saved card, brings the Junior back.',
      cost: 'Free: Juniors are no tokens.',
    },
  },
  {
    of: 'yearbook',
    names: 'yearbook, yearbook signature, sign the yearbook, signature, signatures',
    title: 'the Yearbook',
    says: {
      delete: 'Who wrote a signature takes it away, and nothing stays of it.',
      change: 'Sign again: the new text takes the place of the old one.',
      seen: 'Everybody who has the Yearbook reads the signatures.',
      limit: 'A signature has at most 140 characters, one a person and student, ten in ten minutes.',
      guest: 'To sign one holds a Flunk and has a profile, and signs students of others.',
      share: 'Copy link copies the address of what is shown.',
    },
  },
  {
    of: 'beeper',
    names: 'beeper, pager, notification, notifications, alerts, beeping, beep',
    title: 'the Beeper',
    for: 'wallet',
    at: 'the tray beside the clock, and in the Start menu',
    says: {
      elsewhere: 'News is the same on all your devices: what was seen on one is seen on all.',
      phone:
        'Yes: Settings, page News, has this phone told while the desktop is closed. On an iPhone put the desktop on the Home Screen first.',
      off: 'The Beeper’s page "What beeps" switches each kind off. What is off is not kept.',
      kept: 'News is kept for 90 days, and is the same on all your devices.',
      seen: 'Your news is yours alone.',
      change: 'Its page "What beeps" switches each kind on and off; Settings, page News, is for devices.',
      delete: 'News goes by itself after 90 days. What you looked at is marked as seen.',
      limit: 'News is kept for 90 days, at most 100 a day.',
      broken:
        'Of what you switched off nothing comes, nor of people whom you blocked. For a phone look at Settings, page News: it says how it stands.',
    },
  },
  {
    of: 'beeper',
    names: 'push, push notification, push notifications, quiet hours',
    title: 'news on your device',
    for: 'wallet',
    at: 'Settings, page News',
    says: {
      off: 'Settings, page News: switch this device off, or all of them. Signing out ends it, too.',
      phone:
        'Settings, page News: switch it on there. On an iPhone put the desktop on the Home Screen first.',
      change: 'Settings, page News: choose what comes, and the quiet hours in which nothing does.',
      limit: 'Ten devices a wallet.',
      seen: 'A push service reads neither name nor text: it is encrypted for your device.',
      broken:
        'Settings, page News, says why: the browser cannot or forbids it, the Home Screen is needed, or the server is not set up for it.',
    },
  },
  {
    of: 'school-site',
    names: 'guest book, guestbook',
    title: 'the guest book',
    for: 'wallet',
    at: 'FHS',
    says: {
      delete:
        'A line of the guest book is taken away by an administrator alone; Settings, page Privacy, deletes all that you wrote.',
      limit: 'Three lines an hour, 120 characters each, no web address.',
      seen: 'Everybody reads the guest book.',
    },
  },
  {
    of: 'school-site',
    names: 'fhs, school site, school website, school web site',
    title: 'FHS',
    for: 'all',
    at: 'the desktop',
  },
  {
    of: 'report-card',
    names: 'feedback, report card, bug report, report a bug, found a bug, file a bug, suggestion',
    title: 'the Report Card',
    for: 'all',
    says: {
      seen: 'Those who make the school read it; other people do not.',
      find: 'The Report Card takes bugs and ideas, where you have it; Discord does, too.',
      guest: 'A name is optional there; an empty one is sent as Anonymous.',
    },
  },
  {
    of: 'picture-day-vote',
    names: 'picture day, class photo, photo vote, picture day vote',
    title: 'the vote of Picture Day',
    for: 'flunk',
    says: {
      change: 'A vote of Picture Day stays: it cannot be changed.',
      undo: 'A vote of Picture Day cannot be taken back.',
      limit: 'One vote a wallet, and one a Flunk.',
      seen: 'Nobody sees how you voted; who has voted sees the percents.',
    },
  },
];
