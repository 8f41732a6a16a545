import type { Page } from '@playwright/test';
import { Desktop } from '../../e2e/support/desktop.ts';
import { giveProfile } from '../../e2e/support/profile.ts';
import { Troubles } from '../../e2e/support/watch.ts';
import { inTurns, sayMedians, type Bench, type Build } from './bench.ts';
import { countCpu } from './cpuSeconds.ts';
import { desktopReady } from './firstScreen.ts';
import { milliseconds, percent, perSecond } from './figures.ts';
import { scroll, SPEEDS, type Scrolling } from './list.ts';
import { openByIconTwice, type Opening } from './opening.ts';
import { visit } from './visit.ts';

const MESSAGES = 10_000;
/** What opening asks of the server has been answered by then. */
const SETTLED_MS = 10_000;
const IDLE_MS = 30_000;

interface Sample {
  readonly opening: Readonly<Record<'cold' | 'warm', Opening>>;
  /** CPU of all of the browser's processes, as a share of a core. */
  readonly idle: number;
  readonly scrolling: Readonly<Record<keyof typeof SPEEDS, Scrolling>>;
}

/** The messenger with 10,000 messages in its room: how long it takes to open, what it costs at rest, how it scrolls. */
export async function benchMessenger(bench: Bench): Promise<void> {
  const samples = await inTurns(bench, (build) => chat(bench, build));
  for (const time of ['cold', 'warm'] as const) {
    sayMedians(`window shown, ${time}`, samples, ({ opening }) => opening[time].shown, milliseconds);
    sayMedians(`window complete, ${time}`, samples, ({ opening }) => opening[time].complete, milliseconds);
  }
  sayMedians('CPU of 30 s in which nobody writes', samples, ({ idle }) => idle, percent);
  for (const speed of ['read', 'thrown'] as const) {
    sayMedians(`frames, ${speed}`, samples, (sample) => sample.scrolling[speed].framesPerSecond, perSecond);
    sayMedians(
      `CPU a frame, ${speed}`,
      samples,
      (sample) => sample.scrolling[speed].cpuPerFrame,
      milliseconds,
    );
    sayMedians(`elements, ${speed}`, samples, (sample) => sample.scrolling[speed].elements, String);
  }
}

function chat(bench: Bench, build: Build): Promise<Sample> {
  return visit(
    bench,
    build,
    { renderer: 'canvas', kept: false, welcomed: true },
    async ({ page, address }) => {
      await writeManyMessages(page);
      const { origin } = build;
      const defaults = { renderer: 'canvas' } as const;
      const desktop = new Desktop(page, { origin, troubles: new Troubles(), touch: false, defaults });
      await desktop.open();
      await desktop.signIn('full-collection');
      await giveProfile(page, 'bench');
      await page.goto(address);
      await desktopReady(page);
      await desktop.isSignedIn();
      const opening = await openByIconTwice(page, 'chat-rooms');
      const messenger = page.getByRole('dialog', { name: 'Flunks Messenger' });
      await messenger.getByText('Live', { exact: true }).waitFor();
      await page.waitForTimeout(SETTLED_MS);
      const cpuSince = await countCpu(bench.browser);
      await page.waitForTimeout(IDLE_MS);
      const idle = ((await cpuSince()) * 1_000) / IDLE_MS;
      const log = messenger.getByRole('log');
      const scrolling = {
        read: await scroll(bench.browser, log, SPEEDS.read),
        thrown: await scroll(bench.browser, log, SPEEDS.thrown),
      };
      return { opening, idle, scrolling };
    },
  );
}

/** Answers a room of so many messages to the pages that are opened from now on, all on its first page. */
async function writeManyMessages(page: Page): Promise<void> {
  await page.addInitScript((total) => {
    const { fetch } = window;
    window.fetch = async (resource, options) => {
      const url = new URL(resource instanceof Request ? resource.url : resource, location.href);
      if (url.pathname !== '/api/chat-messages' || options?.method === 'POST')
        return fetch(resource, options);
      const began = Date.now() - total * 20_000;
      const messages = Array.from({ length: total }, (_, index) => ({
        id: `${index + 1}`,
        room_name: 'General Chat',
        author: `00000000-0000-4000-8000-00000000000${(index >> 2) % 5}`,
        username: `person_${(index >> 2) % 5}`,
        profile_icon: ['mohawk', 'cap', 'curls', 'robot', null][(index >> 2) % 5],
        message_text: `Message ${index}. ${'It goes on for a while. '.repeat(index % 5)}`,
        created_at: new Date(began + index * 20_000).toISOString(),
        is_ai: false,
        reply_to: index % 7 === 6 ? `${index - 3}` : null,
        edited_at: null,
        removed: null,
      }));
      return Response.json({ success: true, messages: messages.reverse(), next: null });
    };
  }, MESSAGES);
}
