import type { Subject } from '../entry.ts';

/** GUM: where it comes from, and where it goes. */
export const GUM: readonly Subject[] = [
  {
    id: 'gum',
    area: 'gum',
    title: 'GUM',
    names: ['gum', 'gums', 'bubblegum', 'points', 'currency', 'gum center', 'ledger'],
    asked: {
      about: [
        'what is gum',
        'what is gum for',
        'what is gum good for',
        'what can i do with gum',
        'what is the use of gum',
      ],
      how: [
        'how do i earn gum',
        'how do i get gum',
        'how can i get more gum',
        'ways to earn gum',
        'where does gum come from',
        'how do i make gum',
        'how do i get my first gum',
      ],
      cost: [
        'how much gum can i earn a day',
        'daily gum limit',
        'gum cap',
        'maximum gum per day',
        'how much gum per day',
        'how much gum can i get',
        'most gum in one day',
      ],
    },
    says: {
      about: [
        'GUM is what this school runs on: you earn it by being here, and spend it at the prize counter and with Zoltar. It cannot be bought, sent or lent.',
        'GUM buys stickers, themes, boot pictures and a record at the prize counter, and cards from Zoltar. You earn it by turning up: login, check-in, objectives.',
      ],
      how: [
        'Log in: {login} GUM, by itself. Check in: {checkIn} GUM, by hand, in My Locker. Objectives pay {slacker} or {overachiever} each. And Zoltar, if you feel lucky.',
        'Daily login pays {login}, the check-in in My Locker {checkIn}, a slacker’s objective {slacker}, an overachiever’s {overachiever}.',
      ],
      cost: [
        'Login and check-in together pay at most {dailyMost} GUM a day. Objectives come on top, each once.',
        'At most {dailyMost} a day from login ({login}) and check-in ({checkIn}). A new day begins at midnight UTC.',
      ],
      when: [
        'A new day of GUM begins at midnight UTC. Login and check-in come back then, and neither waits for the other.',
      ],
      where: [
        'At the top right of your desktop, and in the Gum Center, which has the calendar, the ledger and the charts. The check-in is in My Locker under Gum.',
      ],
      who: ['Only the server’s ledger moves GUM. Every piece of it is written down twice.'],
      why: ['Because this school has it under every desk.'],
      more: [
        'Your streak is {streak} in a row.',
        'Today’s check-in of {unclaimed} GUM is still waiting in your locker.',
        'Today’s check-in is {claimed}. The next one comes at midnight UTC.',
      ],
    },
    leads: ['check-in', 'prize-counter', 'zoltar', 'objectives', 'streak'],
  },
  {
    id: 'check-in',
    area: 'gum',
    title: 'the daily check-in',
    names: [
      'check in',
      'checkin',
      'daily check in',
      'daily reward',
      'daily bonus',
      'daily login',
      'cooldown',
    ],
    asked: {
      how: ['how do i check in', 'where do i check in', 'claim my daily gum'],
      when: [
        'why can i not check in',
        'why does the check in not work',
        'when can i check in again',
        'when does it reset',
        'when is the next check in',
      ],
    },
    says: {
      about: [
        'The daily check-in pays {checkIn} GUM by hand; the daily login pays {login} by itself. Together at most {dailyMost} a day.',
      ],
      how: ['Open My Locker, then Gum, and press Claim. The Gum Center has the same button.'],
      when: [
        'Once a UTC day; it comes back at midnight UTC. Today’s {unclaimed} GUM still waits for you.',
        'Once a UTC day. Today’s is {claimed}; the next comes at midnight UTC.',
        'It comes back at midnight UTC, not 24 hours after the last one.',
      ],
      where: ['In My Locker under Gum, and in the Gum Center.'],
      cost: ['{checkIn} GUM for the check-in, {login} for the login.'],
      more: ['The two do not wait for each other.'],
    },
    leads: ['streak', 'gum'],
  },
  {
    id: 'streak',
    area: 'gum',
    title: 'the streak',
    names: ['streak', 'login streak', 'attendance'],
    says: {
      about: [
        'The login streak counts the days in a row on which you came, in UTC. The Gum Center has a calendar with a stamp for each.',
        'Days in a row, by UTC: a day that is missed begins it anew. Yours is in the Gum Center.',
      ],
      how: ['Come once each UTC day. Until today’s login yesterday’s streak still stands.'],
      cost: ['It costs you nothing but turning up. It pays in pride.'],
      when: ['A day counts from midnight to midnight UTC.'],
      where: ['In the Gum Center under Attendance, and in your locker.'],
    },
    leads: ['check-in'],
  },
  {
    id: 'prize-counter',
    area: 'gum',
    title: 'the prize counter',
    names: [
      'prize counter',
      'prizes',
      'prize',
      'prize booth',
      'stickers',
      'sticker',
      'themes',
      'theme',
      'boot picture',
      'shop',
      'gift shop',
    ],
    asked: {
      cost: [
        'what does a prize cost',
        'cheapest prize',
        'most expensive prize',
        'what can i afford',
        'what is the cheapest',
        'how much is a sticker',
      ],
      about: [
        'what can i buy with gum',
        'what can i buy',
        'what prizes are there',
        'what do you sell',
        'list the prizes',
        'what is in the shop',
        'what should i buy',
      ],
      how: ['how do i buy a prize', 'how do i spend gum', 'where can i spend my gum'],
    },
    says: {
      about: [
        'The prize counter in the Arcade sells {prizeCount} things for GUM, stickers, themes, boot pictures and a record: {prizes}.',
        'All for GUM, and each once: {prizes}. With what you have you could take {affordable}.',
      ],
      how: [
        'Open it from the lobby or the prize booth of the Arcade and press a prize. It asks before it takes your GUM, and each is bought once. Settings put it on.',
      ],
      cost: [
        'From {cheapest} up to {dearest}.',
        'The cheapest is {cheapest}, the dearest {dearest}. What you have would buy {affordable}.',
      ],
      where: ['In the Arcade: the counter in the lobby, and the booth of bears.'],
      who: ['The prize clerk, who remembers each bear.'],
      when: ['It sells at any hour, even when the Arcade’s door does not open.'],
      more: [
        'What you buy is yours for good and cannot be traded.',
        'The dearest thing in it is a record. It plays in all rooms of the Arcade.',
      ],
    },
    leads: ['gum', 'arcade', 'bear'],
  },
  {
    id: 'zoltar',
    area: 'gum',
    title: 'Zoltar',
    names: ['zoltar', 'fortune teller', 'fortune', 'mystical zoltar', 'gamble', 'lottery'],
    asked: {
      cost: [
        'what are the odds of zoltar',
        'zoltar odds',
        'what is the expected value of zoltar',
        'zoltar house edge',
        'chance to win zoltar',
        'how much does zoltar cost',
        'is zoltar worth it',
        'what are my chances',
        'what does zoltar pay',
        'can i win with zoltar',
        'should i play zoltar',
      ],
      how: ['how does zoltar work', 'is zoltar fair', 'is zoltar rigged'],
    },
    says: {
      about: [
        'Zoltar tells fortunes for {zoltarCost} GUM a card. One card in {zoltarOdds} wins, and pays {zoltarPrize}.',
        'A machine with a beard: {zoltarCost} GUM, a card, and once in {zoltarOdds} times {zoltarPrize} GUM.',
      ],
      how: [
        'It is fair, and can be checked: you pay, he spins, a card falls. The draw is made of his seed, promised beforehand, and one of yours, and every card shows how it was drawn, so that you can check it.',
      ],
      cost: [
        '{zoltarCost} GUM a play. One in {zoltarOdds} wins {zoltarPrize}. So on average a play gives back less than it costs: play for the fortunes.',
        'One in {zoltarOdds}. It costs {zoltarCost} and pays {zoltarPrize} when it does. Over time the beard wins.',
      ],
      where: ['In the Arcade’s lobby, where his booth stands, uncovered or under a sheet.'],
      who: ['Nobody knows who winds him up.'],
      why: ['Because {zoltarOdds} to one sounds like less at night.'],
      more: ['Every card that you drew is kept and can be saved as a picture.'],
    },
    leads: ['gum', 'arcade'],
  },
  {
    id: 'objectives',
    area: 'gum',
    title: 'the objectives',
    names: [
      'objective',
      'objectives',
      'quest',
      'quests',
      'mission',
      'missions',
      'chapter',
      'chapters',
      'slacker',
      'overachiever',
      'tasks',
    ],
    asked: {
      about: ['what objectives are there', 'what are the chapters', 'which objectives are open'],
      cost: ['how much do objectives pay', 'what do i get for objectives'],
    },
    says: {
      about: [
        'Each of four chapters has two objectives: a slacker’s for {slacker} GUM and an overachiever’s for {overachiever}. Open for you: {objective:open}. Done so far: {objective:done}.',
        'The window Objectives lists them by chapter. You have done {objective:done}, and nothing of it was luck.',
      ],
      how: [
        'Do what the words ask; the server notices by itself and pays once. Next for you: "{objective:title}". {objective:words}',
        'The server pays as it sees them done. The first open one is marked in the window Objectives.',
      ],
      cost: [
        'A slacker’s objective pays {slacker} GUM, an overachiever’s {overachiever}, each once. You have done {objective:done}.',
      ],
      where: [
        'In the Start menu under Objectives, in the locker’s Gum section, and as pins on the Town Map.',
      ],
      when: ['Chapter 3 opens later; the others are open now.'],
      who: ['Each person does their own, by their own wallet.'],
      more: ['Open right now: {objective:open}.'],
    },
    leads: ['next-step', 'gum', 'trunk'],
  },
];
