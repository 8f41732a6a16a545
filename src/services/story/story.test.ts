import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_AT_ONCE, MOST_FACTS } from '@shared/domain/town/story.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { refusal } from '../../testing/fakeServer.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import {
  ANN,
  ASK,
  BEN,
  TELL,
  factsOf,
  many,
  noStorage,
  openStory,
  settled,
  signIn,
  storageWith,
  storyServer,
  told,
  watch,
} from '../../testing/storyServer.ts';
import { createServices } from '../index.ts';
import { createStorage } from '../storage/storage.ts';
import { RECORDED, TELL_AFTER_MS } from './story.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the story of a visitor', () => {
  it('is known at once, kept by the browser for the next page, and the server is not asked (STORY-1)', async () => {
    const { server, device } = openStory();
    const tab = device();
    const services = tab();
    await services.session.restore();
    const heard = vi.fn();
    services.story.subscribe(heard);
    services.story.record('seen:intro');
    services.story.record('opened:cellar');
    services.story.record('seen:intro');
    expect(heard).toHaveBeenCalledTimes(2);
    await told();
    expect(factsOf(tab())).toEqual(['opened:cellar', 'seen:intro']);
    expect([server.count(ASK), server.count(TELL)]).toEqual([0, 0]);
  });

  it('is one in all tabs', () => {
    const tab = openStory().device();
    const [one, two] = [tab(), tab()];
    one.story.record('seen:intro');
    expect(factsOf(two)).toEqual(['seen:intro']);
    two.story.record('carried:key');
    expect(factsOf(one)).toEqual(['carried:key', 'seen:intro']);
    expect(factsOf(tab())).toEqual(['carried:key', 'seen:intro']);
  });

  it('goes on without a store, for as long as the page is open', () => {
    const { story } = openStory().device(noStorage())();
    story.record('seen:intro');
    story.record('carried:key');
    expect([...story.get()]).toEqual(['seen:intro', 'carried:key']);
  });

  it('is kept up to a limit', () => {
    const tab = openStory().device(storageWith(many(MOST_FACTS - 1)));
    const { story } = tab();
    story.record('seen:intro');
    story.record('seen:credits');
    expect(story.get().size).toBe(MOST_FACTS + 1);
    expect(factsOf(tab())).toEqual([...many(MOST_FACTS - 1), 'seen:intro'].sort());
  });

  it('has no fact that is not spelled as one is, whoever says or has stored it', () => {
    const { story } = openStory().device()();
    expect(() => story.record('seen:Home Coming')).toThrow(RangeError);
    expect(story.get().size).toBe(0);
    const stored = (value: unknown) => {
      const entry = JSON.stringify({ version: 1, value });
      const area = { getItem: () => entry, setItem: () => undefined, removeItem: () => undefined };
      return openStory().device(createStorage({ lasting: () => area, session: () => area }))();
    };
    for (const value of [null, 7, 'seen:intro', [], { visitor: 'seen:intro' }, { untold: 7 }]) {
      expect([value, factsOf(stored(value))]).toEqual([value, []]);
    }
    const services = stored({ visitor: ['seen:intro', 'nonsense', 7, ['seen:credits']], untold: null });
    expect(factsOf(services)).toEqual(['seen:intro']);
    signIn(services, ANN);
    expect(factsOf(services)).toEqual([]);
  });
});

describe('when a visitor signs in', () => {
  it('what they knew is the wallet’s from then on, in one request, and no visitor’s any more (STORY-1)', async () => {
    const { server, device } = openStory();
    const tab = device(storageWith(many(300)));
    const services = tab();
    signIn(services, ANN);
    await settled();
    expect(server.told()).toEqual([{ wallet: ANN, facts: many(300) }]);
    expect(services.story.get().size).toBe(300);
    await services.session.signOut();
    expect([services.story.get().size, tab().story.get().size]).toEqual([0, 0]);
    signIn(services, BEN);
    await told();
    expect([server.records[BEN], server.count(TELL)]).toEqual([undefined, 1]);
  });

  it('it goes over in as many requests as it takes', async () => {
    const { server, device } = openStory();
    const services = device(storageWith(many(MOST_FACTS)))();
    signIn(services, ANN);
    await settled();
    expect(server.count(TELL)).toBe(MOST_FACTS / MOST_AT_ONCE);
    expect(server.records[ANN]).toEqual(many(MOST_FACTS));
  });

  it('what only the server may say of a wallet stays behind', async () => {
    const { server, device } = openStory();
    const services = device()();
    services.story.record('opened:cellar');
    services.story.record('seen:intro');
    signIn(services, ANN);
    await settled();
    expect(factsOf(services)).toEqual(['seen:intro']);
    expect(server.records[ANN]).toEqual(['seen:intro']);
    await services.session.signOut();
    expect(factsOf(services)).toEqual([]);
  });

  it('it goes over once, though all tabs sign in', async () => {
    const { server, device } = openStory();
    const tab = device();
    const [one, two, three] = [tab(), tab(), tab()];
    two.story.record('seen:intro');
    signIn(one, ANN);
    signIn(two, ANN);
    await told();
    expect(server.told()).toEqual([{ wallet: ANN, facts: ['seen:intro'] }]);
    for (const services of [one, two, three]) expect(factsOf(services)).toEqual(['seen:intro']);
    await one.session.signOut();
    for (const services of [one, two, three, tab()]) expect(factsOf(services)).toEqual([]);
  });

  it('nothing is asked or told where nothing is known and nobody looks', async () => {
    const { server, device } = openStory();
    const services = device()();
    signIn(services, ANN);
    services.story.get();
    await told();
    expect([server.count(ASK), server.count(TELL)]).toEqual([0, 0]);
  });
});

describe('the story of a wallet', () => {
  it('is read once when the first looks, and added to what was recorded meanwhile', async () => {
    const { server, device } = openStory();
    server.records[ANN] = ['seen:intro', 'opened:cellar'];
    const services = device()();
    signIn(services, ANN);
    services.story.record('carried:key');
    await settled();
    expect(factsOf(services)).toEqual(['carried:key']);
    watch(services);
    watch(services);
    await settled();
    expect(factsOf(services)).toEqual(['carried:key', 'opened:cellar', 'seen:intro']);
    services.session.named('Mulligan');
    watch(services);
    await told();
    expect(server.count(ASK)).toBe(1);
  });

  it('changes for those who watch only when something is new', async () => {
    const { server, device } = openStory();
    server.records[ANN] = ['seen:intro'];
    const tab = device();
    const [one, two] = [tab(), tab()];
    signIn(one, ANN);
    one.story.record('seen:intro');
    const heard = vi.fn();
    one.story.subscribe(heard);
    await told();
    two.story.record('seen:intro');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is told together, a second after the first fact, and each fact once', async () => {
    const { server, device } = openStory();
    server.records[ANN] = ['seen:intro'];
    const services = device()();
    signIn(services, ANN);
    watch(services);
    await settled();
    services.story.record('pressed:bell');
    await vi.advanceTimersByTimeAsync(TELL_AFTER_MS - 1);
    expect(server.count(TELL)).toBe(0);
    for (const fact of ['pressed:gong', 'pressed:bell', 'seen:intro'] as const) services.story.record(fact);
    await settled();
    expect(server.told()).toEqual([{ wallet: ANN, facts: ['pressed:bell', 'pressed:gong'] }]);
    services.story.record('carried:key');
    await told();
    expect(server.told()[1]).toEqual({ wallet: ANN, facts: ['carried:key'] });
  });

  it('has at once what only the server may say, which is told to other tabs and never to the server', async () => {
    const { server, device } = openStory();
    const tab = device();
    const [one, two] = [tab(), tab()];
    signIn(one, ANN);
    one.story.record('opened:cellar');
    one.story.record('won:race');
    await told();
    expect(factsOf(one)).toEqual(['opened:cellar', 'won:race']);
    expect(factsOf(two)).toEqual(['opened:cellar', 'won:race']);
    expect(server.count(TELL)).toBe(0);
  });

  it('is not seen by the next wallet, nor by a visitor, and is there again afterwards', async () => {
    const { server, device } = openStory();
    server.records[BEN] = ['seen:credits'];
    const services = device()();
    watch(services);
    signIn(services, ANN);
    services.story.record('seen:intro');
    await told();
    signIn(services, BEN);
    expect(factsOf(services)).toEqual([]);
    await told();
    expect(factsOf(services)).toEqual(['seen:credits']);
    await services.session.signOut();
    expect(factsOf(services)).toEqual([]);
    signIn(services, ANN);
    await settled();
    expect(factsOf(services)).toEqual(['seen:intro']);
    expect(server.records).toEqual({ [ANN]: ['seen:intro'], [BEN]: ['seen:credits'] });
  });

  it('that was asked for before another signed in is not shown to them', async () => {
    let release = (): void => undefined;
    const slow = new Promise<void>((resolve) => (release = resolve));
    const { device } = openStory(
      storyServer({
        [ASK]: async ({ query }) => {
          if (query['wallet'] === ANN) await slow;
          return { body: { success: true, facts: query['wallet'] === ANN ? ['seen:intro'] : [] } };
        },
      }),
    );
    const services = device()();
    watch(services);
    signIn(services, ANN);
    await settled();
    signIn(services, BEN);
    release();
    await settled();
    expect(factsOf(services)).toEqual([]);
  });

  it('that waits to be told when another wallet signs in is told when its own is back', async () => {
    const { server, device } = openStory();
    const services = device()();
    let release = (): void => undefined;
    void services.tabs.alone('story', () => new Promise<void>((resolve) => (release = resolve)));
    signIn(services, ANN);
    services.story.record('seen:intro');
    await told();
    signIn(services, BEN);
    services.story.record('carried:key');
    release();
    await told();
    expect(server.told()).toEqual([{ wallet: BEN, facts: ['carried:key'] }]);
    signIn(services, ANN);
    await settled();
    expect(server.records).toEqual({ [ANN]: ['seen:intro'], [BEN]: ['carried:key'] });
  });

  it('that the server refuses because another wallet has signed in meanwhile is told later', async () => {
    const { server, device } = openStory(
      storyServer({
        [TELL]: (_request, count) => {
          if (count > 1) return { body: { success: true, recorded: 1, leftOut: 0 } };
          signIn(services, BEN);
          return refusal(403, 'FORBIDDEN', 'not yours');
        },
      }),
    );
    const services = device()();
    signIn(services, ANN);
    services.story.record('seen:intro');
    await told();
    expect(server.count(TELL)).toBe(1);
    signIn(services, ANN);
    await settled();
    expect(server.told()[1]).toEqual({ wallet: ANN, facts: ['seen:intro'] });
  });

  it('of one tab is heard by the others of the same wallet alone', () => {
    const browser = fakeBrowser();
    const services = createServices({
      clock: systemClock,
      fetch: storyServer().fetch,
      storage: browser.storage(),
      tabs: browser.tab(),
    });
    signIn(services, ANN);
    const other = browser.tab();
    other.tell(RECORDED, { owner: BEN, facts: ['seen:credits'] });
    other.tell(RECORDED, { owner: null, facts: ['seen:intro'] });
    expect(factsOf(services)).toEqual([]);
    other.tell(RECORDED, { owner: ANN, facts: ['carried:key'] });
    expect(factsOf(services)).toEqual(['carried:key']);
  });
});
