import { PRODUCT } from '@shared/kernel/product.ts';
import type { AttachedKind } from '@shared/domain/people/attached.ts';
import type { MessageReaction } from '@shared/domain/people/chat.ts';
import { counted } from '@shared/kernel/counted.ts';
import type { Line } from '../../../services/chat/crowd.ts';

/** Names beside each other, as one says them. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** The words of the gate before the rooms (MSG-2). */
export const GATE_TEXTS = {
  checking: 'Checking authentication...',
  connect: 'Connect Wallet to Chat',
  connectButton: 'Connect Wallet',
  why: 'The rooms are for those who have a key to the school. It costs nothing.',
  loading: 'Loading your profile...',
  away: 'The school computer does not answer. The rooms open as soon as it does.',
  failed: 'Your profile could not be loaded.',
  again: 'Try again',
  checkingName: 'Looking whether the name is free...',
  name: 'Temporary username',
  nameTitle: 'What shall we call you?',
  nameWhy:
    'You have no profile yet. With a name for now you can read every room and talk to those who are always in. It is yours in this browser, and no student is called so.',
  enter: 'Enter Chat',
  createProfile: 'Create Profile',
} as const;

export const CHAT_TEXTS = {
  window: `${PRODUCT} Messenger`,
  rooms: 'Rooms',
  room: 'Room',
  unread: (title: string, count: number): string =>
    count === 0 ? title : `${title}, ${counted(count, 'unread message')}`,
  unreadOption: (title: string, count: number): string => (count === 0 ? title : `${title} (${count})`),
  badge: (count: number): string => (count > 99 ? '99+' : String(count)),
  crowds: 'Crowd',
  crowd: (crowd: number, here: number): string => `${crowd} (${here})`,
  here: 'Here now',
  wroteLast: 'Wrote last',
  manyHere: (count: number): string => `Here now: ${count}`,
  you: 'you',
  aroundTown: 'Around town',
  peopleCount: (count: number): string => `Here (${count})`,
  alone: 'Nobody else is here.',
  notKnown: 'Who is here is not known while the line is down.',
  alwaysIn: 'always in',
  streets: 'in the streets',
  personaLine: 'Always in',
  messagesIn: (title: string): string => `Messages in ${title}`,
  system: 'System',
  welcome: (name: string): string => `Welcome to ${PRODUCT} Messenger, ${name}!`,
  loading: 'Loading messages...',
  empty: (canWrite: boolean): string => (canWrite ? 'No word yet. Yours may be the first.' : 'No word yet.'),
  meanwhile: 'Somebody is always in:',
  failed: 'Failed to fetch messages',
  again: 'Try again',
  older: 'Loading older messages...',
  olderFailed: 'Older messages did not come.',
  beginning: (title: string): string => `This is where ${title} begins.`,
  earlier: 'an earlier message',
  removed: 'Message removed',
  removedByOperator: 'Message removed by the school',
  open: (title: string): string => `Open ${title}`,
  edited: '(edited)',
  held: 'Only you see this until an operator has read it.',
  waiting: 'waiting to be sent',
  refused: (why: string): string => `Not sent: ${why}`,
  mend: 'Edit',
  sendAgain: 'Send again',
  discard: 'Discard',
  newMessages: (count: number): string => `${counted(count, 'new message')} below`,
  said: (name: string, text: string): string => `${name}: ${text}`,
  manyNew: (count: number): string => `${counted(count, 'new message')}.`,
  typing: (names: readonly string[]): string =>
    names.length === 0
      ? ''
      : names.length === 1
        ? `${names[0] ?? ''} is typing...`
        : names.length > 3
          ? 'Several people are typing...'
          : `${listed(names)} are typing...`,
  message: 'Message',
  send: 'Send',
  save: 'Save',
  cancel: 'Cancel',
  editing: 'Editing your message',
  replyingTo: (name: string): string => `Reply to ${name}`,
  emoji: 'Emoji',
  sound: 'Sound',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  muted: 'An operator has muted you: you can read, and not write.',
  noProfile: 'Those who write here have a profile.',
  createProfile: 'Create Profile',
  mentionsYou: (name: string): string => `${name} mentions you`,
  menu: {
    label: (name: string): string => `Message of ${name}`,
    open: 'What can be done',
    reply: 'Reply',
    copy: 'Copy',
    edit: 'Edit',
    remove: 'Remove',
    mention: 'Mention',
    page: (name: string): string => `Page of ${name}`,
    block: (name: string): string => `Block ${name}`,
    report: 'Report...',
  },
  attached: {
    work: 'With a work from the wall',
    run: 'With your run, to be beaten',
    place: 'With a place in Arcadia',
    duel: 'With a duel of Pocket Juniors',
    fortune: 'With a card of Zoltar',
    character: 'With a character',
  } satisfies Readonly<Record<AttachedKind, string>>,
  detach: 'Leave it out',
  reactions: {
    'thumbs-up': 'Thumbs up',
    heart: 'Heart',
    joy: 'Tears of joy',
    surprise: 'Surprise',
    fire: 'Fire',
    candy: 'Candy',
  } satisfies Readonly<Record<MessageReaction, string>>,
  reaction: (name: string, count: number): string => `${name}: ${count}`,
  unblock: (name: string): string => `Unblock ${name}`,
  blocked: (count: number): string => `Blocked (${count})`,
  line: {
    connecting: 'Connecting...',
    live: 'Live',
    polling: 'Polling every few seconds',
    offline: 'Offline',
  } satisfies Readonly<Record<Line, string>>,
  waitingLine: (count: number): string =>
    `Offline: ${counted(count, 'message')} ${count === 1 ? 'waits' : 'wait'}`,
  trouble: "Sorry, I'm having trouble connecting right now! 🤔 Please try again in a moment.",
} as const;

/** What is asked before a link is followed. */
export const ASK_TEXTS = {
  link: {
    title: 'Leave the school?',
    message: (host: string): string => `This leads to ${host}, which is not part of the school. Open it?`,
    open: 'Open',
    stay: 'Stay here',
  },
  address: 'Address',
  failed: 'It did not work',
  notCopied: 'The browser did not let it be copied.',
} as const;
