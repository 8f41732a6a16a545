import { bundle } from '@bundles/messenger.ts';
import { MESSAGE_REACTIONS, type MessageReaction } from '@shared/domain/people/chat.ts';
import { CHAT_TEXTS } from './texts.ts';

/** The reactions in the order of the menu, each with its picture and what it is called. */
export const DRAWN_REACTIONS = MESSAGE_REACTIONS.map((reaction) => ({
  reaction,
  name: CHAT_TEXTS.reactions[reaction],
  picture: bundle.pictures[reaction].url,
}));

export const drawnReaction = (reaction: MessageReaction): (typeof DRAWN_REACTIONS)[number] | undefined =>
  DRAWN_REACTIONS.find((one) => one.reaction === reaction);
