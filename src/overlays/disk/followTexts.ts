import { FOLLOW_MOST } from '@shared/domain/system/disk/follow.ts';
import { sizeText } from '@shared/domain/system/disk/sorting.ts';
import type { FollowState, StuckReason } from '../../services/disk/disk.ts';

const most = sizeText(FOLLOW_MOST.bytes);

const HERE = 'In this browser only';

/** Why something does not follow the wallet, in the words of its properties. */
const STUCK = {
  full: `${HERE}: your wallet's ${most} are full`,
  large: `${HERE}: it is larger than the ${most} that a wallet keeps`,
  many: `${HERE}: your wallet keeps no more than ${FOLLOW_MOST.entries} things`,
  deep: `${HERE}: it lies in too many folders`,
  'full-pictures': `${HERE}: your wallet's ${sizeText(FOLLOW_MOST.pictureBytes)} of pictures are full`,
  'large-picture': `${HERE}: it is larger than the ${sizeText(FOLLOW_MOST.onePicture)} that a picture may have there`,
  'not-it': `${HERE}: it is not what its name says`,
} satisfies Readonly<Record<StuckReason, string>>;

const DRIVE = {
  off: 'In this browser only. Sign in, and what you make then follows your wallet.',
  asking: 'Looking for what is new...',
  kept: 'With your wallet, in every browser that you sign in with',
  waiting: 'Waiting for the network',
} satisfies Readonly<Record<FollowState['status'], string>>;

/** What is said of how the disk follows its wallet. */
export const FOLLOW_TEXTS = {
  kept: 'Kept',
  here: HERE,
  kind: `${HERE}: files of this kind do not follow your wallet`,
  withWallet: 'With your wallet',
  unsent: { asking: 'On its way to your wallet', waiting: 'In this browser, waiting for the network' },
  stuck: STUCK,
  drive: DRIVE,
  stuckThings: (count: number) =>
    count === 1
      ? 'One file stays in this browser: see its properties'
      : `${count} files stay in this browser: see their properties`,
  ofWallet: 'Wallet',
  pictures: 'Pictures',
  layout: 'Layout of icons',
  usedByPictures: (bytes: number) => `${sizeText(bytes)} of ${sizeText(FOLLOW_MOST.pictureBytes)}`,
  used: (bytes: number) => `${sizeText(bytes)} of ${most}`,
  note: (count: number) =>
    `${count === 1 ? 'One thing on this disk is' : `${count} things on this disk are`} in this browser only, for all who use it.`,
  keep: 'Keep with My Wallet',
} as const;
