import { counted } from '@shared/kernel/counted.ts';
import { HOUSES } from '@shared/domain/collection/collection.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import type { Refused } from '@shared/domain/town/townEntry.ts';

export const LOCATION_TEXTS = {
  map: 'Back to the map',
  music: 'Music',
  meet: (place: string) => `Meet me here: ${place}`,
  wave: 'Wave',
  here: 'Here with you',
  page: 'Open their page',
  chat: 'Meet in a chat room',
  waves: (name: string) => `${name} waves`,
  more: (count: number) => `and ${count} more`,
  whole: 'Whole picture',
  time: 'Time in Arcadia',
  checking: 'Who is there?',
  noPlace: 'There is no such place in Arcadia.',
  connect: 'Connect Wallet',
  door: 'Go to the door',
  locked: 'It is locked, and you have not opened it yet.',
  close: 'Close',
  /** The room behind a lock that the person has opened. */
  opened: (room: string) => `${room} (open)`,
  pockets: 'Pockets',
  /** The program that keeps what is found here. */
  file: 'Case File',
  watch: 'Watch the Story',
  lies: (thing: string) => `${thing}, which lies here`,
  take: 'Take It',
  inHand: (thing: string) => `In your hand: ${thing}. Press what you want to use it on.`,
  choose: 'Choose one to use it or to look at it.',
  look: 'Look at It',
  putDown: 'Put It Away',
  tryAgain: 'Try Again',
  unknown: 'Nobody comes to the door. The server could not be asked whether you may enter.',
} as const;

/** Title and text for a person who may not enter (TOWN-6). */
export function accessDenied(
  place: string,
  { refusal, holder }: Refused,
): readonly [title: string, message: string] {
  const clique = locationOf(place)?.clique;
  switch (refusal) {
    case 'UNKNOWN_PLACE':
      return ['Access Denied', LOCATION_TEXTS.noPlace];
    case 'NO_WALLET':
      return [
        'Access Denied',
        clique === undefined
          ? 'Please connect your wallet to access this location.'
          : 'Please connect your wallet to access clique houses.',
      ];
    case 'NO_FLUNK':
      return [
        'Access Denied',
        `You need at least 1 Flunk NFT to access locations. You currently have ${counted(holder.flunks, 'Flunk')}.`,
      ];
    case 'OTHER_CLIQUE': {
      const house = clique === undefined ? '' : HOUSES[clique];
      return [
        'Access Denied',
        `You need to own a ${clique} NFT to access the ${house}. Only members of this clique can enter!`,
      ];
    }
    case 'LOCKED':
      return ['Access Denied', LOCATION_TEXTS.locked];
    case 'NO_TEDDY':
      return ['Access Denied', 'Users must have a teddy backpack to access this area.'];
  }
}
