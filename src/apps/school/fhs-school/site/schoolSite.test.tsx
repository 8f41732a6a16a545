import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../../testing/signedIn.ts';
import { aToken } from '../../../../testing/tokens.ts';
import { weekRoute } from '../../../../testing/week.ts';

const line = (id: number) => ({
  id: String(id),
  username: id % 2 === 0 ? null : 'rosie_95',
  line: `Line ${id}`,
  created_at: '2025-10-01T12:00:00.000Z',
  isMine: false,
  removed: null,
  held: false,
});

const SCHOOL: Readonly<Record<string, FakeRoute>> = {
  ...routesOf(),
  'POST /api/school/visits': () => ({ body: { success: true, visits: 1204 } }),
  'GET /api/school/student': () => ({ body: { success: true, student: aToken(7, { name: 'Flunk #7' }) } }),
  'GET /api/school/guest-book': ({ query }) => ({
    body:
      query['cursor'] === undefined
        ? { success: true, lines: [line(4), line(3)], next: '3-3' }
        : { success: true, lines: [line(2)], next: null },
  }),
};

const NOON = '2025-10-01T17:00:00Z';

interface Setting {
  readonly now?: string;
  readonly routes?: Readonly<Record<string, FakeRoute>>;
}

async function open(page = '', { now = NOON, routes = {} }: Setting = {}) {
  leaveGranted();
  const shell = await openShell({
    query: `open=fhs-school${page === '' ? '' : `:${page}`}&now=${now}`,
    routes: { ...SCHOOL, ...routes },
  });
  const site = within(shell.getByRole('dialog', { name: /Flunks High School$/ }));
  return { shell, site };
}
type Site = Awaited<ReturnType<typeof open>>['site'];

const address = (site: Site) => site.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
const shown = (site: Site) => site.getByRole('heading', { level: 2 }).textContent;
const status = (site: Site) => site.getAllByRole('status').at(-1)?.textContent;
async function typeAddress(shell: ShellHarness, site: Site, text: string): Promise<void> {
  fireEvent.change(address(site), { target: { value: text } });
  await shell.press(site.getByRole('button', { name: 'Go' }));
}

describe('the browser', () => {
  it('follows links, and goes back and forward by its buttons and by keys (FHS-1)', async () => {
    const { shell, site } = await open();
    expect([shown(site), address(site).value]).toEqual(['Home', 'http://fhs.arcadia/']);
    await shell.press(site.getByRole('link', { name: 'Staff' }), 'link');
    expect([shown(site), address(site).value]).toEqual(['Staff', 'http://fhs.arcadia/staff.html']);
    expect(site.getByRole('link', { name: 'Staff' }).getAttribute('aria-current')).toBe('page');
    expect(document.activeElement).toBe(site.getByRole('region', { name: 'Staff' }));
    await shell.press(site.getByRole('button', { name: /Back/ }));
    expect(shown(site)).toBe('Home');
    fireEvent.keyDown(site.getByRole('region', { name: 'Home' }), { key: 'ArrowRight', altKey: true });
    await shell.settle();
    expect(shown(site)).toBe('Staff');
    expect(site.getByRole('button', { name: /Forward/ })).toHaveProperty('disabled', true);
  });

  it('goes to an address that is typed, and shows the 404 of the site where it leads nowhere (FHS-1)', async () => {
    const { shell, site } = await open();
    await typeAddress(shell, site, 'CALENDAR');
    expect(shown(site)).toBe('Calendar');
    await typeAddress(shell, site, 'http://elsewhere.town/');
    expect([shown(site), address(site).value]).toEqual([
      '404: Not in This Building',
      'http://elsewhere.town/',
    ]);
    expect(status(site)).toBe('Transferring picture 1 of 1...');
    const picture = site.getByRole('img', { name: /seven doors/ });
    Object.defineProperty(picture, 'complete', { value: true });
    fireEvent.load(picture);
    await shell.settle();
    expect(status(site)).toBe('Document: Not found');
    await shell.press(site.getByRole('link', { name: 'the first page' }), 'link');
    expect(shown(site)).toBe('Home');
  });

  it('says where a link leads that is pointed at (FHS-2)', async () => {
    const { shell, site } = await open();
    const link = site.getByRole('link', { name: 'Calendar' });
    fireEvent.pointerOver(link);
    await shell.settle();
    expect(status(site)).toBe('http://fhs.arcadia/calendar.html');
    fireEvent.pointerOut(link, { relatedTarget: document.body });
    await shell.settle();
    expect(status(site)).not.toBe('http://fhs.arcadia/calendar.html');
  });

  it.each([
    ['guestbook.html', 'Guest Book'],
    ['no-such-page', '404: Not in This Building'],
  ])('opens at the page that others name: %s', async (page, title) => {
    expect(shown((await open(page)).site)).toBe(title);
  });

  it('opens a place of the town from a link', async () => {
    const { shell, site } = await open('links.html');
    await shell.press(site.getByRole('button', { name: 'Arcade' }));
    expect(shell.windows()).toHaveLength(2);
  });
});

describe('the first page', () => {
  it('tells its visitor their number, the hours, and the student of the week', async () => {
    const { shell, site } = await open();
    expect(site.getByText('1204')).toBeTruthy();
    const hours = within(site.getByRole('table', { name: 'School hours' }));
    expect(hours.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Classes8:00 to 2:30Open nowCloses in 2h 30m',
      'Office7:30 to 4:00Open nowCloses in 4h 0m',
      'Library7:00 to 6:00Open nowCloses in 6h 0m',
    ]);
    expect(site.getByText('Flunk #7')).toBeTruthy();
    await shell.press(site.getByRole('button', { name: 'Reload' }));
    expect(site.getByText('1204')).toBeTruthy();
    expect(shell.server.count('POST /api/school/visits')).toBe(1);
  });

  it.each([
    ['2025-10-01T12:59:00Z', 'night'],
    ['2025-10-01T13:00:00Z', 'day'],
    ['2025-10-01T20:59:00Z', 'day'],
    ['2025-10-01T21:00:00Z', 'night'],
  ])('shows the school at %s by %s (FHS-3)', async (now, time) => {
    const { site } = await open('', { now });
    expect(site.getByAltText(new RegExp(`^Flunks High School by ${time}`))).toBeTruthy();
  });

  it('does without the server', async () => {
    const gone: FakeRoute = () => refusal(503, 'UNAVAILABLE', 'Away.');
    const { site } = await open('', {
      routes: { 'POST /api/school/visits': gone, 'GET /api/school/student': gone },
    });
    expect(site.getByText('The counter is out of order.')).toBeTruthy();
    expect(site.getByText('The photograph is stuck in the office.')).toBeTruthy();
  });
});

describe('the calendar', () => {
  it('opens at the month that it is, and turns to others and back (FHS-7)', async () => {
    const { shell, site } = await open('calendar.html', { now: '2025-09-20T17:00:00Z' });
    expect(site.getByRole('table', { name: 'September 2025' })).toBeTruthy();
    expect(site.getByRole('button', { name: 'Add Homecoming to my calendar' })).toBeTruthy();
    await shell.press(site.getByRole('button', { name: 'Next month' }));
    expect(site.getByRole('table', { name: 'October 2025' })).toBeTruthy();
    await shell.press(site.getByRole('button', { name: 'This month' }));
    expect(site.getByRole('table', { name: 'September 2025' })).toBeTruthy();
    for (let month = 9; month > 7; month -= 1)
      await shell.press(site.getByRole('button', { name: 'Previous month' }));
    expect(site.getByText('Nothing is printed for this month.')).toBeTruthy();
  });

  it.each([true, false])(
    'leads to Picture Day from its day where that is switched on (%s)',
    async (showPictureDay) => {
      const features = () => ({ body: { success: true, features: { showPictureDay } } });
      const { shell, site } = await open('calendar.html', {
        now: '2025-09-12T17:00:00Z',
        routes: { 'GET /api/features': features },
      });
      await shell.press(site.getByRole('button', { name: 'Next month' }));
      await shell.press(site.getByRole('button', { name: 'This month' }));
      const day = site.queryByRole('button', { name: 'Picture Day' });
      expect(day !== null).toBe(showPictureDay);
      if (day !== null) await shell.press(day);
      expect(shell.windows().includes('Picture Day')).toBe(showPictureDay);
    },
  );
});

describe('the guest book', () => {
  it('is read by guests, page by page, and asks them to sign in', async () => {
    const { shell, site } = await open('guestbook.html');
    const texts = () => site.getAllByText(/^Line \d$/).map(({ textContent }) => textContent);
    expect(texts()).toEqual(['Line 4', 'Line 3']);
    await shell.press(site.getByRole('button', { name: 'Older lines' }));
    expect(texts()).toEqual(['Line 4', 'Line 3', 'Line 2']);
    expect(site.queryByRole('textbox', { name: 'Your line' })).toBeNull();
    await shell.press(site.getByRole('button', { name: 'Sign In' }));
    expect(shell.active()).toBe('Wallet');
  });

  it('has its people blocked by their names, and is read again (BLOCK-1)', async () => {
    leaveSignedIn();
    const { shell, site } = await open('guestbook.html', {
      routes: { 'POST /api/chat/blocks': () => ({ body: { success: true, blocked: [], hidden: [] } }) },
    });
    const reads = () =>
      shell.server.seen.filter(({ route }) => route === 'GET /api/school/guest-book').length;
    const before = reads();
    // Line 4 is of a person without a name.
    expect(site.getAllByRole('button', { name: /^Block/ })).toHaveLength(1);
    await shell.press(site.getByRole('button', { name: 'Block rosie_95' }));
    await shell.press('Block');
    const sent = shell.server.seen.find(({ route }) => route === 'POST /api/chat/blocks');
    expect(sent?.body).toMatchObject({ username: 'rosie_95', blocked: true });
    expect(reads()).toBe(before + 1);
  });

  it('takes a line from a person who is signed in, and says why where it does not', async () => {
    leaveSignedIn();
    let answers = 0;
    const { shell, site } = await open('guestbook.html', {
      routes: {
        'POST /api/school/guest-book': ({ body }) => {
          answers += 1;
          if ((body as { line: string }).line.includes('www'))
            return refusal(400, 'BAD_REQUEST', 'Web addresses cannot be written here.');
          return answers === 2
            ? refusal(503, 'UNAVAILABLE', 'The book is being read.')
            : { body: { success: true, line: { ...line(5), ...(body as object) } } };
        },
      },
    });
    const field = site.getByRole('textbox', { name: 'Your line' });
    const sign = () => shell.press(site.getByRole('button', { name: 'Sign' }));
    fireEvent.change(field, { target: { value: 'see www.gum.example' } });
    await sign();
    expect(site.getByText('Web addresses cannot be written here.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Go Flunks!' } });
    await sign();
    expect(site.getByText('The book is being read.')).toBeTruthy();
    await sign();
    expect(site.getByText('Thank you. Your line is in the book.')).toBeTruthy();
    const sent = shell.server.seen.filter(({ route }) => route === 'POST /api/school/guest-book');
    expect(sent.map(({ body }) => body)).toEqual([
      { wallet: WALLET, line: 'see www.gum.example' },
      { wallet: WALLET, line: 'Go Flunks!' },
      { wallet: WALLET, line: 'Go Flunks!' },
    ]);
    // A line that had no answer is sent again under its key, so that it is written once.
    expect(new Set(sent.slice(1).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(field).toHaveProperty('value', '');
  });
});

it('has the news of the week before all others, and none of it while the week is not known (EPISODE-8)', async () => {
  const { site } = await open('news.html', { routes: { 'GET /api/town/week': weekRoute } });
  const week = await site.findByRole('heading', { name: 'This week: Low Water' });
  expect(week.nextElementSibling?.textContent).toBe(
    'Swimming is off. Do not walk out to the things that stand there.',
  );
  const headings = site.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['This week: Low Water', 'The building is closed']);
});
