import { fireEvent, within } from '@testing-library/dom';
import { ME, messageOf } from './chat.ts';
import { refusal, type FakeRoute } from './fakeServer.ts';
import { openShell, type ShellHarness } from './shellHarness.ts';
import { leaveSignedIn, routesOf } from './signedIn.ts';

/** What a server answers with this body. */
export const ok = (body: object): FakeRoute => {
  return () => ({ body: { success: true, ...body } });
};
/** A page of a room with these messages. */
export const page = (...messages: readonly ReturnType<typeof messageOf>[]) => ok({ messages, next: null });
/** The rooms of a person who is muted, or not. */
export const rooms = (muted: boolean) => ok({ me: ME, muted, rooms: [], hidden: [] });
const CHAT: Readonly<Record<string, FakeRoute>> = {
  ...routesOf(),
  'GET /api/chat/rooms': rooms(false),
  'GET /api/chat/blocks': ok({ blocked: [], hidden: [] }),
  'POST /api/chat/tickets': () => refusal(403, 'FORBIDDEN', 'none'),
  'GET /api/chat-messages': page(messageOf(1)),
};
/** The desktop with the messenger open, on a server of these routes. */
export async function openChat(
  routes: Readonly<Record<string, FakeRoute>> = {},
  { isSignedIn = true, query = 'open=chat-rooms' } = {},
) {
  if (isSignedIn) leaveSignedIn();
  const shell = await openShell({ query, routes: { ...CHAT, ...routes } });
  await shell.settle();
  return shell;
}
/** The window of the messenger. */
export const chat = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Flunks Messenger' }));
/** Writes into the room that is open. */
export async function say(shell: ShellHarness, text: string): Promise<void> {
  const field = chat(shell).getByRole('textbox', { name: 'Message' });
  fireEvent.change(field, { target: { value: text } });
  await shell.press(chat(shell).getByRole('button', { name: 'Send' }));
}
/** Chooses something of the menu of a message. */
export async function choose(shell: ShellHarness, text: string, choice: string): Promise<void> {
  fireEvent.contextMenu(chat(shell).getByText(text));
  await shell.settle();
  await shell.press(choice, 'menuitem');
}
