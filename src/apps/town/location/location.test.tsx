import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { LOCKS } from '@shared/domain/town/locks.ts';
import { TELL_EVERY_MS } from '@shared/domain/town/presence.ts';
import { TELL_AFTER_MS } from '../../../services/story/story.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const holds = (flunks: number, ...cliques: readonly string[]): FakeRoute => {
  return () => ({ body: { success: true, wallet: WALLET, flunks, cliques, hasTeddy: false } });
};

/** The window of a place, opened by its address, where the server's index says that of the wallet. */
async function open(place: string, index?: FakeRoute, query = ''): Promise<ShellHarness> {
  if (index !== undefined) leaveSignedIn();
  const routes = index === undefined ? {} : { ...routesOf(), 'GET /api/town/access': index };
  return openShell({ query: `open=location:${place}${query || '&now=2025-10-01T18:00:00Z'}`, routes });
}
const active = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: shell.active() ?? '' }));
const doors = (shell: ShellHarness) => active(shell).queryAllByRole('button', { name: /door/i });
const leave = (shell: ShellHarness) =>
  shell.press(within(active(shell).getByRole('alert')).getByRole('button', { name: 'Close' }));
/** What the server is told of the person's story. */
async function told(shell: ShellHarness): Promise<readonly unknown[]> {
  await shell.settle(TELL_AFTER_MS);
  return shell.server.seen.filter(({ route }) => route === 'POST /api/story/facts').map(({ body }) => body);
}

it('lets a holder in, tells where they are, and leads on and back to the map (PLACE-1)', async () => {
  const shell = await open('arcade', holds(1));
  expect(shell.active()).toBe('Main Street');
  expect(doors(shell)).toHaveLength(1);
  expect(active(shell).queryByRole('alert')).toBeNull();
  await shell.press('Enter');
  expect(shell.active()).toBe('Arcade Lobby');
  expect(shell.heard()).toContain('arcade-enter');
  await shell.press('Back to the map');
  await shell.settle(TELL_EVERY_MS);
  const told = shell.server.seen.filter(({ route }) => route === 'POST /api/town/presence');
  expect(told.map(({ body }) => body)).toEqual([{ place: 'arcade' }, { place: 'streets' }]);
  expect(shell.active()).toBe('Town Map');
});

it('is put beside a message of a room by those who are in it (CHAT-16)', async () => {
  const shell = await open('arcade-lobby', holds(1));
  await shell.press('Send to a room');
  await shell.press('General Chat');
  await shell.settle();
  expect(active(shell).getByRole<HTMLInputElement>('textbox', { name: 'Message' }).value).toBe(
    'Meet me here: Arcade, Lobby',
  );
  expect(active(shell).getByText('With a place in Arcadia')).toBeTruthy();
});

it('gives its window to the next location that is chosen on the map, and with Ctrl held keeps it (MAP-3, MAP-8)', async () => {
  const shell = await open('arcade', holds(1));
  await shell.press('Back to the map');
  await shell.press('Time Access');
  expect(shell.active()).toBe('Time-Based Location Access');
  await shell.press(active(shell).getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await shell.press('Junkyard');
  expect(shell.windows()).toEqual(['Town Map', 'Junkyard']);
  const footOfTheMap = within(shell.getByRole('navigation', { name: 'Locations' }));
  for (const target of [shell.getByRole('button', { name: 'Lake Tree' }), footOfTheMap.getByText('Arcade')]) {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    await shell.settle();
  }
  expect(shell.windows()).toEqual(['Town Map', 'Junkyard', 'Lake Tree', 'Main Street']);
});

it('shows a visitor the place from outside, says that a wallet is asked for, and leads to it (TOWN-6)', async () => {
  const shell = await open('arcade');
  expect(active(shell).getByRole('alert').textContent).toContain(
    'Please connect your wallet to access this location.',
  );
  expect(doors(shell)).toHaveLength(0);
  expect(active(shell).queryByRole('button', { name: 'Enter' })).toBeNull();
  expect(active(shell).queryByRole('button', { name: 'Case File' })).toBeNull();
  await shell.press('Watch the Story');
  expect(shell.active()).toBe('Semester Zero');
  await shell.press('Main Street');
  await shell.press('Connect Wallet');
  expect(shell.active()).toBe('Wallet');
});

it.each([
  [
    'arcade-lobby',
    holds(0),
    'You need at least 1 Flunk NFT to access locations. You currently have 0 Flunks.',
  ],
  [
    'jocks-house-bedroom',
    holds(3, 'GEEK'),
    "You need to own a JOCK NFT to access the Jock's House. Only members of this clique can enter!",
  ],
])('refuses %s at the door, also to those who have its address (TOWN-6)', async (place, index, text) => {
  const shell = await open(place, index);
  expect(active(shell).getByRole('alert').textContent).toContain(text);
  expect(active(shell).queryByRole('button', { name: 'Prize counter' })).toBeNull();
  await leave(shell);
  expect(shell.windows()).toEqual([]);
});

it('leads from outside of a house into the room behind the lock that the person opened (LOCK-18)', async () => {
  const index: FakeRoute = () => ({
    body: {
      ...{ success: true, wallet: WALLET, flunks: 1, cliques: ['GEEK'], hasTeddy: false },
      guestAt: ['freaks-house-cellar'],
    },
  });
  const shell = await open('freaks-house', index);
  expect(active(shell).getByRole('alert').textContent).toContain('You need to own a FREAK NFT');
  await shell.press('Cellar (open)');
  expect(shell.active()).toBe('Cellar');
  expect(active(shell).queryByRole('alert')).toBeNull();
  await shell.press('Candles on a rod');
  expect(
    active(shell)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('wick');
});

it('leads a member who has its link to the lock of a room that they have not opened (LOCK-18)', async () => {
  const shell = await open('geeks-house-shed', holds(1, 'GEEK'));
  expect(active(shell).getByRole('alert').textContent).toContain('It is locked');
  expect(active(shell).queryByRole('button', { name: 'Radio with valves' })).toBeNull();
  await shell.press('Go to the door');
  expect(shell.active()).toBe('Shed Security Access');
});

it('shows the whole picture by a button of its bar where the window has room for a part', async () => {
  // Nothing is laid out here: what the picture gets of a phone.
  for (const [side, length] of [
    ['offsetWidth', 390],
    ['offsetHeight', 634],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(length);
  }
  const shell = await open('arcade', holds(1));
  const pressed = () =>
    active(shell).getByRole('button', { name: 'Whole picture' }).getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  await shell.press('Whole picture');
  expect(pressed()).toBe('true');
});

it('leaves the teddy’s backpack to those who own one, who are inside already (TOWN-5)', async () => {
  const shell = await open('jocks-house-closet', holds(1, 'JOCK'));
  await shell.press('Teddy Backpack');
  expect(active(shell).getByText('Users must have a teddy backpack to access this area.')).toBeTruthy();
  expect(shell.windows()).toEqual(['Closet', 'Access Denied']);
});

it('says at each door of the school that it is under investigation, and tells the server of the cafeteria’s (PLACE-4)', async () => {
  const shell = await open('high-school', holds(1));
  await shell.press(/^Cafeteria: DO NOT ENTER/);
  expect(shell.active()).toBe('SCHOOL UNDER INVESTIGATION');
  await shell.press('RUN AWAY!');
  expect(await told(shell)).toEqual([{ wallet: WALLET, facts: ['pressed:cafeteria-door'] }]);
});

it('shows who else is there, not the person themselves, and leads to their page and to a room (PRESENCE-7)', async () => {
  leaveSignedIn();
  const faces = ['Mulligan', 'Rosie'].map((username) => ({ username, profile_icon: null }));
  const shell = await openShell({
    query: 'open=location:arcade-lobby',
    routes: {
      ...routesOf(),
      'GET /api/town/access': holds(1),
      'GET /api/chat/blocks': () => ({ body: { success: true, blocked: [], hidden: [] } }),
      'POST /api/town/presence': () => ({
        body: {
          success: true,
          places: { arcade: { count: 2, faces } },
          floodlights: { lit: false, switchedAt: 0 },
        },
      }),
    },
  });
  expect(active(shell).getByText('Rosie is here')).toBeTruthy();
  const figures = within(active(shell).getByRole('list', { name: 'Here with you' })).getAllByRole('button');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['Rosie']);
  expect(active(shell).queryByRole('button', { name: 'Wave' }), 'without a line').toBeNull();
  await shell.press('Rosie');
  expect(within(active(shell).getByRole('menu', { name: 'Rosie' })).getAllByRole('menuitem')).toHaveLength(2);
  await shell.press('Meet in a chat room', 'menuitem');
  expect(shell.active()).toBe('Flunks Messenger');
});

it('lights the field by a button of its bar, which the server is told', async () => {
  const shell = await open('football-field', holds(1), '&now=2025-10-02T03:00:00Z');
  await shell.press('Friday Night Lights');
  expect(shell.heard()).toContain('achievement');
  expect(await told(shell)).toEqual([{ wallet: WALLET, facts: ['pressed:friday-night-lights'] }]);
});

it('hears of a lock that the server opened, and of nothing else, and is open from then on (LOCK-14)', async () => {
  const state = {
    lock: 'shed',
    attempts: 0,
    retryAt: null,
    now: '2025-10-01T18:00:00Z',
    codeIsSet: true,
    refusal: null,
  };
  let answer: object = { opened: false, outcome: 'refused', text: 'refused' };
  leaveSignedIn();
  const isOpen = () => 'opened' in answer && answer.opened === true;
  const shell = await openShell({
    query: 'open=location:geeks-house&now=2025-10-01T18:00:00Z',
    routes: {
      ...routesOf(),
      'GET /api/town/access': () => ({
        body: {
          ...{ success: true, wallet: WALLET, flunks: 1, cliques: ['GEEK'], hasTeddy: false },
          guestAt: isOpen() ? ['geeks-house-shed'] : [],
        },
      }),
      'GET /api/locks/state': () => ({ body: { success: true, ...state, opened: false } }),
      'POST /api/locks/attempt': () => ({ body: { success: true, ...state, ...answer } }),
    },
  });
  /** Opens the lock, enters a code, and closes its window by the button of this name. */
  async function enter(code: string, close: string): Promise<void> {
    await shell.press('SHED');
    expect(shell.active()).toBe('Shed Security Access');
    for (const key of code) await shell.keys(key);
    await shell.keys('Enter');
    await shell.settle(LOCKS.shed.checkMs);
    expect(shell.windows()).toContain("Geek's House");
    await shell.press(active(shell).getAllByRole('button', { name: close }).at(-1) ?? document.body);
  }
  await enter('1313', 'CANCEL');
  expect(shell.windows()).toEqual(["Geek's House"]);
  answer = { opened: true, outcome: 'opened', text: 'opened' };
  await enter('1975', 'Close');
  expect(shell.windows()).toEqual(["The Geeks' Shed"]);
  await shell.press('Steel door to the yard');
  await shell.press('SHED (open)');
  expect(shell.windows()).toEqual(["The Geeks' Shed"]);
});

it('talks across the counter until the person has heard enough, and takes them down for Friday (TALK-1)', async () => {
  leaveGranted();
  const shell = await open('rug-doctor-front-counter', holds(1), '&mode=build&now=2025-10-01T18:00:00Z');
  const says = async (text: string) => expect((await shell.findAllByText(text)).length).toBeGreaterThan(0);
  await shell.press('Schedule appointment');
  expect(shell.active()).toBe('Receptionist');
  await says('The next free appointment is Friday at 8:04. It always is.');
  await shell.press('Friday at 8:04, then.');
  await says('You are down for Friday. Bring the rug. Come alone.');
  await shell.press('Goodbye');
  expect(shell.windows()).toEqual(['Front Counter']);
});

it('knows no place of build mode in the public mode', async () => {
  const shell = await open('paradise-motel', holds(1));
  expect(active(shell).getByRole('alert').textContent).toContain('There is no such place in Arcadia.');
  await leave(shell);
  expect(shell.windows()).toEqual([]);
});

it('shows no room that no location names, not even from outside', async () => {
  const shell = await open('arcade-cellar', holds(14, 'JOCK', 'GEEK', 'PREP', 'FREAK'));
  expect(active(shell).getByRole('alert').textContent).toContain('There is no such place in Arcadia.');
  expect(active(shell).queryByRole('img')).toBeNull();
  expect(shell.server.count('POST /api/town/presence')).toBe(0);
  await leave(shell);
  expect(shell.windows()).toEqual([]);
});

it('says that the server could not be asked, and asks again', async () => {
  let isDown = true;
  const shell = await open('arcade', (request, count) =>
    isDown ? refusal(503, 'UNAVAILABLE', 'gone') : holds(1)(request, count),
  );
  expect(active(shell).getByRole('alert').textContent).toContain('could not be asked');
  isDown = false;
  await shell.press('Try Again');
  expect(doors(shell)).toHaveLength(1);
});
