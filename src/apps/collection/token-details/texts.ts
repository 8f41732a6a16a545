import type { Token } from '@shared/contract/collection/collection.ts';
import { tokenName } from '../../../overlays/collection/tokenTexts.ts';
import { shortAddress } from '@shared/kernel/units.ts';

/** The window's words. Its title is promised (TOKEN-2). */
export const DETAILS_TEXTS = {
  title: (token: Token): string => `${tokenName(token)} - Full Details`,
  loading: 'Looking in the files...',
  unknown: 'There is no such item in the files.',
  unknownNote: 'It may be new: press Refresh in the gallery, and open it from there.',
  failed: 'The files could not be read.',
  outage: 'The school computer does not answer.',
  outageNote: 'The details come by themselves as soon as it is back.',
  tryAgain: 'Try again',

  art: 'Pictures',
  traits: 'Traits',
  trait: 'Trait',
  value: 'Value',
  share: 'Share',
  noTraits: 'It has no traits.',

  holder: 'Holder',
  you: 'You',
  linked: (address: string): string => `${shortAddress(address)} (linked)`,
  gone: (token: Token): string =>
    `${tokenName(token)} is not in your wallet. ${shortAddress(token.owner)} holds it now.`,
  clique: 'Clique',
  noClique: 'None',
  school: 'School',
  graduated: 'Graduated',
  student: 'Still a student',
  opensAt: (day: string): string => `Graduates on ${day}`,
  backpack: 'Backpack',
  noBackpack: 'Not claimed yet',
  claimedBy: 'Claimed by',
  nobody: 'No Flunk yet',
  slots: 'Slots',
  staking: 'Staking',
  notStaked: 'Not staked',
  staked: (pool: string, day: string): string => `In the pool ${pool} since ${day}`,

  rewards: 'Rewards',
  toClaim: (amount: string): string => `${amount} to claim`,
  claimed: (amount: string): string => `${amount} claimed`,
  asking: 'asking the chain',
  noAnswer: 'the chain does not answer',

  graduate: 'Graduation',
  claim: 'Claim Form',
  partner: 'Partner Items',
  background: 'Use as desktop background',
  isBackground: 'It is your desktop background',
  profilePicture: 'Use as profile picture',
  market: 'View on Flowty',
  parentSigns:
    'A linked wallet holds it. The wallet that you signed in with signs for it, and gets the backpack.',
  indexed: (time: string): string => `As of ${time}`,
  tokenId: (id: string): string => `Token ${id}`,
} as const;
