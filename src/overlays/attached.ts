import type { Attached } from '@shared/domain/people/attached.ts';
import { isRoom, ROOMS } from '@shared/domain/people/chat.ts';
import type { AppContext } from '../kernel/app.ts';
import * as shape from '../kernel/shape.ts';
import { ATTACHED } from '../services/chat/message.ts';
import { textPlace, type DraftPlace } from '../services/drafts/drafts.ts';

/** Under which name it is kept what is written into a room of the messenger. */
export const messageTo = (room: string): string => `message to ${room}`;

const readAttached = shape.reader(ATTACHED);

/** Where it is kept what a message has beside it that is begun. */
export const attachedTo = (room: string): DraftPlace<Attached> => ({
  name: `beside the message to ${room}`,
  read: readAttached,
});

const TEXTS = {
  title: 'Send to a room',
  message: 'Into which room? You write a word to it there before it is sent.',
  cancel: 'Cancel',
} as const;

/** What the button is called. */
export const SEND_TO_ROOM = TEXTS.title;

/**
 * Opens the messenger with a message that has something beside it (CHAT-16), in the room that the person chooses. Nothing is sent.
 *
 * @param text what the message begins as, where none is begun there
 */
export async function sendToRoom(
  { desktop, services }: Pick<AppContext, 'desktop' | 'services'>,
  attached: Attached,
  text: string,
): Promise<void> {
  if (services.session.get().wallet === null) {
    desktop.openFor('ask-to-sign-in');
    return;
  }
  const { title, message, cancel } = TEXTS;
  const room = await desktop.ask({
    ...{ title, message },
    icon: 'question',
    picture: 'chat-rooms',
    buttons: [...ROOMS, cancel],
  });
  if (!isRoom(room)) return;
  services.drafts.at(attachedTo(room)).set(attached);
  const field = services.drafts.at(textPlace(messageTo(room)));
  if (field.get() === null) field.set(text);
  desktop.openFor('chat', room);
}
