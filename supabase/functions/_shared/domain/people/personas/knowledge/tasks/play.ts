import type { Thing } from './task.ts';

/** Games, GUM, prizes, wallets and what they hold. */
export const PLAY_THINGS: readonly Thing[] = [
  {
    of: 'minesweeper',
    names: 'minesweeper, mines, mine sweeper',
    for: 'alone',
    at: 'the Start menu, under Programs, in Games',
    says: {
      elsewhere:
        'Best times are kept in each browser; signed in, your best stands in High Scores wherever you are.',
      win: 'Open a first area, then read the corners: a 1 that touches a single closed desk has its gum there. Press a number that has its flags to open the rest around it.',
      limit:
        'Beginner 9 by 9 with 10 wads, Intermediate 16 by 16 with 40, Expert 30 by 16 with 99. For the board a game has to be won within ten minutes.',
      kept: 'Best times of the three levels are kept in this browser, and, signed in, in High Scores.',
      broken:
        'Your time counts in High Scores if you are signed in, the server answered at the first press, and you won within ten minutes. The line at the foot says whether it counts, and why not.',
      undo: 'No undo in Minesweeper: gum is gum. F2, or the face, begins a new game.',
      delete: 'Best times are forgotten under Game, Best Times, where you ask for it.',
      change: 'The Game menu has the three levels; your choice is kept.',
      together: 'One plays alone; the boards in High Scores compare the times.',
      cost: 'Free, and it pays no GUM either: Minesweeper is for the times.',
    },
  },
  {
    of: 'solitaire',
    names: 'solitaire, klondike, deal of the day',
    for: 'alone',
    at: 'the Start menu, under Programs, in Games',
    says: {
      elsewhere: 'A game that was begun stays in its browser; the deal of the day is the same everywhere.',
      win: 'Turn up the closed cards first, empty a pile only for a king, and bring aces and twos home at once. Not every deal can be won; Undo takes back as much as you like.',
      undo: 'Undo, or Ctrl+Z, takes back as much as you like, until the game is won.',
      kept: 'The game that you began, and your best score and time, are kept in this browser.',
      limit:
        'The deal of the day counts if you bring it home within ten minutes and 3,000 moves. Otherwise take all the time you want.',
      change: 'The Game menu lets you draw one card or three.',
      broken:
        'The deal of the day counts signed in, in one go from its first move, and within ten minutes. The line at the foot says whether it does, and why not.',
      together: 'One plays alone; the deal of the day is the same for all, and its board compares.',
      when: 'A new deal of the day comes at midnight in Chicago, Arcadia’s time.',
      delete: 'Best games are forgotten in the Game menu, where you ask for it.',
      cost: 'Free, and it pays no GUM either.',
    },
  },
  {
    of: 'flappy-flunk',
    names: 'flappy flunk, flappy, flappy bird',
    title: 'Flappy Flunk',
    for: 'all',
    at: 'the Start menu, and in the Arcade',
    says: {
      keys: 'One button: a finger, a mouse button, Space, Arrow Up, W, Enter or a gamepad. P pauses.',
      win: 'Press early and short, and look at the next gap, not at your Flunk. The first two minutes get faster; after that it stays.',
      off: 'P, Escape or Pause in the bar pauses; in the pause you can give up. The run then counts as it stood.',
      kept: 'A run that was cut off by a closed page counts as it stood at the last point, and is sent once when you come back.',
      together:
        'There is no second player at once: race the ghost of a friend’s run, sent in a chat room, or meet on the run of the day.',
      limit:
        'Practice as often as you like. The run of the day has three tries; 300 runs may be opened a day.',
      change: 'Before a run choose who flies: your own Flunk, or one of four guests.',
      guest: 'Guests practice without a wallet; to count on a board one signs in before the run.',
      cost: 'Free: a run costs no GUM, and pays none by itself. The school gives prizes for the weekend and the challenges.',
      broken:
        'A run counts if you were signed in when it began, kept time, and the server could play it again. The title says what it counted for, and why not.',
      share:
        'At your own place on a board, Send to a room puts your run beside a message: others can race its ghost.',
    },
  },
  {
    of: 'flunky-uppy',
    names: 'flunky uppy, uppy',
    title: 'Flunky Uppy',
    for: 'all',
    at: 'the Start menu, and in the Arcade',
    says: {
      keys: 'One button: a finger, a mouse button, Space, Arrow Up, W, Enter or a gamepad. P pauses.',
      win: 'Leap a little before the open door; press again in the air to turn round, once a leap. Eight pieces of gum blow a bubble that saves you once.',
      off: 'P, Escape or Pause in the bar pauses; in the pause you can give up. The run counts as it stood.',
      together: 'No second player at once: race the ghost of a friend’s run, or meet on the run of the day.',
      guest: 'Guests practice without a wallet; to count on a board one signs in before the run.',
      limit: 'Practice as often as you like. The run of the day has three tries.',
      cost: 'Free: a run costs no GUM and pays none by itself.',
    },
  },
  {
    of: 'run-of-the-day',
    names: 'run of the day, daily run, daily challenge run',
    title: 'the run of the day',
    for: 'wallet',
    says: {
      limit: 'Three tries a day for each wallet and game.',
      when: 'The course changes at midnight UTC.',
      seen: 'Your best stands on the day’s board; runs of the day can be watched an hour after their day.',
      undo: 'A try is a try: a run that you give up counts as it stood.',
      together: 'All have the same course that day, so you compete by the board.',
    },
  },
  {
    of: 'high-scores',
    names: 'high score, high scores, leaderboard, leaderboards, board of scores, my score, scoreboard',
    title: 'High Scores',
    for: 'all',
    at: 'the Start menu, under Programs, in Games',
    says: {
      delete:
        'A score that counted stays on its board; the name beside it follows your profile. An operator alone strikes a run out.',
      change: 'Choose a game and a board at the top. Only your best run stands there.',
      seen: 'Everybody sees the boards: your username, or your wallet shortened if you have none, and your best.',
      share: 'At your own place Send to a room puts your run beside a message in the chat.',
      limit: 'A board shows the first hundred, and always your own place.',
      broken:
        'Not on the board? It counts only signed in, from a run that the server opened and could play again, with a point at least. Practice counts nowhere.',
    },
  },
  {
    of: 'games',
    names: 'games, the games, arcade games, a run, my run',
    title: 'the games',
    at: 'the Start menu, under Programs, in Games',
    says: {
      kept: 'A run that is given up, or whose page or tab is closed, counts as it stood at its last point, and is sent once when you come back.',
      off: 'P, Escape or Pause in the bar pauses a game; covering its window does, too. Close it mid run and the run counts as it stood.',
      undo: 'A run that is over is over; practice as often as you like.',
      cost: 'All games are free. Two of them, Minesweeper and Solitaire, need neither wallet nor network.',
      together:
        'Together means ghosts and boards here: race a friend’s run from a chat room, or duel with Pocket Juniors where you have it.',
    },
  },
  {
    of: 'zoltar',
    names: 'zoltar, fortune, fortunes, fortune teller, my card, zoltar card',
    title: 'Zoltar',
    for: 'wallet',
    at: 'the Arcade’s lobby',
    says: {
      limit: 'Play as often as your GUM lasts: each play costs 10.',
      win: 'One card in thirty pays 250 GUM. No trick changes that: the draw is fixed by two numbers, and you can check it afterwards.',
      cost: 'A play costs 10 GUM. One in thirty wins 250.',
      undo: 'A play is not taken back. If the line breaks, press again: the same card comes, and it is paid once.',
      kept: 'Every card is kept under Your Cards, and can be saved as a picture.',
      share: 'A card of yours can be saved as a picture, or put beside a message in a chat room.',
      seen: 'Your cards are seen by you alone, until you send one to a room.',
      safe: 'Zoltar cannot cheat: he promises a secret number before yours, and “Check this fortune” works everything out again on your own computer.',
    },
  },
  {
    of: 'gum',
    names: 'gum, my gum, gums, gum balance',
    title: 'GUM',
    for: 'wallet',
    at: 'the Gum Center, behind the balance at the upper right',
    says: {
      elsewhere: 'GUM lies with your wallet, so it is the same wherever you sign in.',
      kept: 'GUM lies on the server, with your wallet: no reload, other browser or lost phone takes it. It never runs out by time.',
      share: 'GUM cannot be sent, lent or traded: it stays with the wallet that earned it.',
      seen: 'Only you see your GUM. No page, board or comment shows a balance.',
      undo: 'Spent GUM does not come back, which is why buying asks first.',
      limit: 'A balance has no top; login and check-in together pay at most 20 GUM a day.',
      cost: 'GUM is not for sale, for no money. You earn it: login, check-in, objectives, joins of the Case File.',
      safe: 'GUM is safe: it lies in a ledger on the server that only grows, and each reward is paid once.',
    },
  },
  {
    of: 'check-in',
    names: 'check in, checkin, daily check in, daily reward, claim 15 gum, daily gum',
    title: 'the daily check-in',
    for: 'wallet',
    at: 'My Locker, under Gum, and in the Gum Center',
    says: {
      when: 'It comes back at midnight UTC, not 24 hours after the last one.',
      limit: 'Once a UTC day.',
      broken:
        '“Already claimed today” means it is done until midnight UTC. Is it gray, the server has not said yet that you can; sign in and look again.',
      undo: 'A missed day cannot be claimed later.',
    },
  },
  {
    of: 'streak',
    names: 'streak, my streak, login streak',
    title: 'the streak',
    for: 'wallet',
    at: 'the Gum Center, on Today',
    says: {
      undo: 'A broken streak cannot be mended; it begins anew with the next login.',
      kept: 'The streak counts days in a row, by UTC, with a login. A day without one ends it.',
      broken:
        'A streak ends with a UTC day without a login. Midnight UTC is early evening in Arcadia, so a late night may fall into the next day.',
    },
  },
  {
    of: 'prize-counter',
    names: 'prize, prizes, prize counter, sticker, stickers, boot picture, jukebox record',
    title: 'the prizes',
    for: 'wallet',
    at: 'the Arcade, at the counter of the lobby',
    says: {
      guest:
        'The counter’s prizes take a wallet and GUM. Prizes of the weekend and the challenges go to players who hold a Flunk.',
      elsewhere: 'Prizes lie with your wallet, in every browser.',
      undo: 'Bought is bought: a prize is neither returned nor refunded. Buying asks first.',
      share: 'Prizes are neither sent nor traded. They are your wallet’s for good.',
      kept: 'A prize is your wallet’s for good, in every browser, also when it is no longer on sale.',
      limit: 'Twelve prizes, from 25 to 400 GUM, each once a wallet.',
      cost: 'The counter’s twelve prizes cost from 25 to 400 GUM each, and no money.',
      off: 'Take off what you wear: a sticker on the locker’s door, a theme or boot picture in Settings. It stays yours.',
      delete: 'A prize is not thrown away, only taken off, in Settings or on your locker.',
      find: 'The counter is in the Arcade’s lobby. What you bought: stickers on My Locker, themes and boot pictures in Settings, the record in the Arcade.',
      broken: 'The counter says why: how much GUM is missing, that you own it, or that it is not on sale.',
    },
  },
  {
    of: 'objectives',
    names: 'objective, objectives, quest, quests, mission, missions',
    title: 'the objectives',
    for: 'wallet',
    at: 'the Start menu',
    says: {
      elsewhere: 'Objectives lie with your wallet, so they are the same wherever you sign in.',
      cost: 'An objective costs nothing, and pays: a slacker’s 50 GUM, an overachiever’s 100.',
      limit: 'Two a chapter, six chapters: a slacker’s pays 50 GUM, an overachiever’s 100.',
      broken:
        'The window says what an objective waits for: a Flunk, a clique, or a program that opens later.',
      undo: 'Done is done, and paid once. No objective is played twice.',
      seen: 'Your MyPlace page shows which objectives you reached; nobody sees what is open.',
      together: 'Each does their own; clues and digits may be shared, and in chapters 5 and 6 have to be.',
    },
  },
  {
    of: 'wallet',
    names:
      'wallet, my wallet, flow wallet, blocto, dapper, lilico, connect wallet, connecting wallet, connect my wallet',
    title: 'the wallet',
    for: 'all',
    says: {
      guest:
        'A guest has no wallet and needs none to look around, play, draw and listen. GUM, boards and a name take one.',
      broken:
        'Is a pop-up blocked? Allow pop-ups for this page and press again. Otherwise: unlock the wallet, take a Flow wallet, the right network, and let the browser keep cookies. The window says which it was.',
      safe: 'Signing in only proves that the wallet is yours; it moves nothing and costs nothing. Nobody here asks for recovery words.',
      off: 'Start, Shut Down, Sign Out, or Sign Out in the wallet’s window: in every tab of this browser.',
      change:
        'Sign out, then sign in with the other wallet. Wallets that are linked on the chain count together.',
      phone: 'On a phone the list leads to the wallet’s app and back.',
      cost: 'A wallet is free, and signing in is, too.',
      limit: 'You sign in with one; wallets that are linked to it on the chain count with it.',
      seen: 'Others see your username and never your wallet; without a username boards show it shortened.',
      find: 'Sign In in the Start menu lists the wallets: Flow Wallet and Dapper, with where to get them.',
    },
  },
  {
    of: 'wallet',
    names: 'sign in, log in, login, signing in, logging in',
    title: 'the sign-in',
    says: {
      broken:
        'The window says why: a pop-up that was blocked, the wrong network, a request that was declined or is too old, or blocked cookies. Put that right and press again.',
      safe: 'Signing in only proves that the wallet is yours. It costs nothing and lets nobody move anything.',
      cost: 'Signing in is free.',
      kept: 'You stay signed in up to thirty days, also over a closed window.',
      phone: 'On a phone Sign In leads to the wallet’s app, and back here.',
    },
  },
  {
    of: 'claim',
    names: 'transaction, transactions, my transaction',
    title: 'a transaction',
    says: {
      broken:
        'The page says in plain words why it failed. A refused or closed one took nothing: try again. One that was sent is looked for again by itself, also after a reload.',
      undo: 'What the network has sealed cannot be undone.',
      limit: 'It is sealed within some seconds; the page shows its id and a link to Flowscan.',
    },
  },
  {
    of: 'flunks',
    names: 'flunk, flunks, my flunk, my flunks, nft, my nft',
    title: 'Flunks',
    says: {
      find: 'Your Flunks are in OnlyFlunks. New ones are on the market: the icon Market, or the flyer on the Bulletin Board.',
      share: 'A Flunk is sent in your wallet’s own app or sold on the market; this desktop does neither.',
      delete: 'Nothing here deletes a Flunk.',
      broken:
        'Not to be seen? Press Refresh in OnlyFlunks, look whether the right wallet is signed in, and whether it is linked. A fresh one takes a moment.',
      seen: 'Who holds which Flunk is public on the chain; the Yearbook shows all of them.',
      safe: 'Your Flunks stay in your wallet. Nothing here moves one without a transaction that you approve.',
      change: 'Traits stay as they are, for good. Graduation alone gives a new picture.',
    },
  },
  {
    of: 'only-flunks',
    names: 'onlyflunks, only flunks, gallery, no items found',
    title: 'OnlyFlunks',
    for: 'wallet',
    at: 'the Start menu, and on the desktop',
    says: {
      broken:
        '“No items found” means that this wallet holds none, as far as the server knows. Press Refresh, or look at a linked wallet.',
      change: 'Sort and Filters choose what is shown; 2D and PX are the two pictures.',
      limit: 'A page has 24 items; “All on one page” turns that off.',
      seen: 'You see your own; who holds what is public on the chain.',
    },
  },
  {
    of: 'backpacks',
    names: 'backpack, backpacks',
    title: 'Backpacks',
    says: {
      cost: 'Claiming one costs no GUM: each Flunk has one backpack, once.',
      find: 'Claim yours in the full details of a Flunk; claimed ones are in OnlyFlunks.',
      limit: 'One for each Flunk, once.',
      undo: 'A claim cannot be undone.',
    },
  },
  {
    of: 'graduation',
    names: 'graduation, graduating, graduate my flunk, hack grades',
    title: 'graduation',
    says: {
      undo: 'Graduation cannot be undone: the new picture stays.',
      cost: 'It costs no GUM; your wallet approves one transaction.',
      broken:
        'Before its graduation day a Flunk cannot graduate, and a sealed one cannot twice. The window says which it is; on failures open a ticket on Discord.',
      find: 'In the full details of your Flunk, from OnlyFlunks.',
    },
  },
  {
    of: 'my-locker',
    names: 'locker, my locker',
    title: 'My Locker',
    for: 'name',
    at: 'the Start menu, and on the desktop',
    says: {
      together: 'One locker belongs to one wallet; two people have one each.',
      change: 'The number stays for good. Jacket and stickers you change as you like.',
      limit: 'One locker a wallet; numbers begin with 1 and have no gaps.',
      seen: 'Anybody may ask which wallet has which locker; your door is seen by you.',
      delete: 'A locker is for good; it cannot be given back.',
      broken: 'A locker needs a username first; then press GET YOUR LOCKER.',
    },
  },
  {
    of: 'my-locker',
    names: 'jacket, my jacket, jackets',
    title: 'the jackets of My Locker',
    says: {
      change: 'My Locker, section Jackets, has two to choose from; the choice is kept in this browser.',
      limit: 'Two jackets hang in My Locker.',
    },
  },
  {
    of: 'gum-center',
    names: 'gum center, gum history, ledger',
    title: 'the Gum Center',
    for: 'wallet',
    at: 'the balance at the upper right, or the taskbar',
    says: {
      share: 'The Ledger saves what it shows, or all of it, as a CSV file.',
      seen: 'Only you see your ledger.',
      limit: 'The Ledger has every transaction since your first, fifty a page.',
    },
  },
];
