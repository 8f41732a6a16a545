import type { Subject } from '../entry.ts';

/** The fortune teller of the Arcade. */
export const ZOLTAR_TOLD: readonly Subject[] = [
  {
    id: 'zoltar',
    area: 'gum',
    program: 'Mystical Zoltar',
    title: 'Zoltar',
    names: ['zoltar', 'fortune teller', 'fortune', 'mystical zoltar', 'gamble', 'lottery'],
    asked: {
      about: [
        'is there gambling here',
        'can i gamble here',
        'what does zoltar say',
        'does zoltar know the future',
        'is zoltar alive',
        'who is zoltar',
      ],

      cost: [
        'how much is a fortune',
        'how much is zoltar',
        'what does a fortune cost',
        'what is the jackpot',
        'how big is the jackpot',
        'should i spend my gum on zoltar',
        'is zoltar a waste',
        'have i won at zoltar',
        'what can i win at zoltar',

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
      who: ['has anybody won zoltar', 'did anyone ever win at zoltar', 'who won zoltar'],
      how: [
        'how do i play zoltar',
        'how do i get my fortune',
        'how do i get my fortune told',
        'prove zoltar',
        'prove it of zoltar',

        'prove that zoltar is fair',
        'how can i check that zoltar is fair',
        'is the one in thirty real',
        'how is the draw of zoltar computed',
        'can zoltar be checked',

        'does zoltar cheat',
        'is zoltar cheating',
        'can i trust zoltar',
        'how does zoltar work',
        'is zoltar fair',
        'is zoltar rigged',
        'is zoltar provably fair',
      ],
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
      who: [
        'Whoever has won keeps it to themselves: the machine names nobody. One card in {zoltarOdds} wins {zoltarPrize} GUM. Who winds him up is not known either.',
      ],
      why: ['Because {zoltarOdds} to one sounds like less at night.'],
      more: ['Every card that you drew is kept and can be saved as a picture.'],
    },
    leads: ['gum', 'arcade'],
  },
];
