import type { Subject } from '../entry.ts';

/** What stands by the road out of town. */
export const ROADSIDE: readonly Subject[] = [
  {
    id: 'paradise-motel',
    area: 'town',
    title: 'Paradise Motel',
    names: ['paradise motel', 'motel', 'paradise', 'motel room', 'room 2', 'room 1'],
    asked: {
      about: [
        'what is the motel',
        'is it true about the motel',
        'what happened at the motel',
        'what is up with the motel',
      ],

      more: [
        'what should i look for at the motel',
        'what is there to find at the motel',
        'is there a clue at the motel',
      ],

      who: [
        'who cleans the motel rooms',
        'who works at the motel',
        'is there a maid at the motel',
        'who is in the motel',
        'who lives in the motel',
      ],
      when: [
        'what happens at the motel at night',
        'is the motel open at night',
        'what is at the motel at night',
        'is the motel open',
        'can i stay at the motel',
        'does the motel have a free room',
      ],
    },
    says: {
      about: [
        'Paradise Motel: VACANCY, it says, and means it. At nine that Friday a room was rented for three nights, and paid for in quarters.',
        'A motel with a pool without a lifeguard, a lobby with a palm, and a manager who keeps everything but regular hours.',
      ],
      where: ['On the edge of town, where the road goes on. {entry:paradise-motel}.'],
      when: ['VACANCY, says its sign at every hour, and the manager was just here. {entry:paradise-motel}.'],
      who: [
        'Who cleans there nobody has met: a cart with towels stands round the back, and rugs go out to the Rug Doctor, one of them too early.',
        'A manager who was just here, and a guest by the week who listens at the wall. And the one of that Friday, whose name you should read for yourself.',
      ],
      how: [
        '{entry:paradise-motel}. Its front desk also takes bookings by the Terminal, by the name and the number as the register has them.',
      ],
      why: ['The manager talks when he is asked twice.'],
      cost: ['It was paid in quarters, as from an arcade. Nobody counted how many.'],
      more: [
        'Look at the register on the bamboo desk, at a jar of wet quarters, at a bare floor where a rug lay, and ask the manager twice.',
        'A sheet hangs round the back, knotted for going down. Or for coming up.',
        'A rug from one of its rooms came in for a cleaning that Friday, before the room was rented.',
        'There is water in the pool, and the lake knows it.',
      ],
    },
    leads: ['rug-doctor', 'terminal', 'quarters'],
  },
  {
    id: 'rug-doctor',
    area: 'town',
    title: 'the Rug Doctor',
    names: ['rug doctor', 'rug', 'carpet cleaner', 'rug cleaner', 'stain'],
    asked: {
      why: [
        'was there blood on the rug',
        'is there blood on the rug',
        'what is the stain on the rug',
        'how did the rug get there before the room was rented',
        'why was the rug there too early',
      ],
      more: ['is there a clue at the rug doctor', 'what is up with the rug', 'why was the rug early'],
    },
    says: {
      about: [
        'The Rug Doctor cleans rugs. At a quarter past five that Friday one came in from Paradise Motel, for a Deluxe cleaning, before its room was even rented.',
        'A cheerful shop with a cross on it, as if rugs could be saved. The stain on the famous rug, by the way, is gum.',
      ],
      where: ['On the town’s main road. {entry:rug-doctor}.'],
      when: ['The rug came in at 5:15 that Friday. The ticket says so.'],
      who: ['Service with a smile, and the smile is on a lanyard.'],
      how: ['{entry:rug-doctor}.'],
      why: [
        'The stain is gum, which makes it a red herring. That the rug came in before the room was rented is not explained by any stain.',
      ],
      cost: [
        'Standard $25, Deep Clean $45, Deluxe $65, says the price list at the front counter. Deluxe is underlined, and nobody knows by whom.',
      ],
      more: ['In the back office somebody else investigates, too: by rug, with string.'],
    },
    leads: ['paradise-motel', 'red-herrings'],
  },
];
