import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { asBuilt } from '../../../kernel/features.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { store } from '../../../kernel/store.ts';
import { fakeBrowser } from '../../../testing/fakeTabs.ts';
import { CHAPTERS } from '../../../cutscenes/chapters/chapters.ts';
import { chaptersIn, lockOf, nextOf, theaterOf } from './theater.ts';

function open({
  browser = fakeBrowser(),
  wallet = null as string | null,
  known = [] as readonly Fact[],
} = {}) {
  const facts = store<ReadonlySet<Fact>>(new Set(known));
  const life = new AbortController();
  const happened = vi.fn();
  const app = {
    closed: life.signal,
    services: {
      storage: browser.storage(),
      session: store({ wallet }),
      discoveries: { happened },
      story: { ...facts, record: (fact: Fact) => facts.set(new Set([...facts.get(), fact])) },
    },
    // The theater touches nothing else.
  } as unknown as AppContext;
  const theater = theaterOf(app);
  return {
    browser,
    facts,
    happened,
    theater,
    playing: () => theater.actor.getSnapshot().context.playing?.chapter ?? null,
    play: (chapter: string, isComplete: boolean) => {
      theater.actor.send({ type: 'user.choose', performance: { chapter, from: 0, chosenAt: 0 } });
      theater.noteScene(chapter, 2);
      theater.actor.send({ type: 'system.ended', isComplete });
    },
    settle: (ms = 0) => vi.advanceTimersByTimeAsync(ms),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Semester Zero', () => {
  it('tells its opener to a visitor once, also where it was left (CUTSCENE-3)', async () => {
    const { browser, theater, playing, facts, settle } = open();
    await settle();
    expect(playing()).toBe('intro');
    theater.actor.send({ type: 'system.ended', isComplete: false });
    expect([...facts.get()]).toEqual(['seen:intro']);
    const again = open({ browser });
    await again.settle();
    expect(again.playing()).toBeNull();
  });

  it('waits a second for what the server knows of a wallet (CUTSCENE-3)', async () => {
    const late = open({ wallet: '0x0000000000000001' });
    await late.settle(400);
    expect(late.playing()).toBeNull();
    late.facts.set(new Set<Fact>(['seen:intro']));
    await late.settle(2_000);
    expect(late.playing()).toBeNull();
    const silent = open({ wallet: '0x0000000000000001' });
    await silent.settle(1_100);
    expect(silent.playing()).toBe('intro');
  });

  it('has seen a chapter that was played to its end, and goes on where one was left (CUTSCENE-4)', async () => {
    const { browser, facts, play, theater, settle } = open({ known: ['seen:intro'] });
    await settle();
    play('so-far', false);
    expect(facts.get().has('seen:so-far')).toBe(false);
    expect(open({ browser, known: ['seen:intro'] }).theater.progress.get()).toEqual({ 'so-far': 2 });
    play('so-far', true);
    expect(facts.get().has('seen:so-far')).toBe(true);
    expect(theater.progress.get()).toEqual({ 'so-far': 0 });
  });

  it('says that a person attended the dance who played Homecoming to its end, and of no other (CUTSCENE-11)', async () => {
    const { facts, happened, play, settle } = open({ known: ['seen:intro'] });
    await settle();
    play('homecoming', false);
    play('so-far', true);
    expect(facts.get().has('seen:homecoming-dance')).toBe(false);
    play('homecoming', true);
    expect(facts.get().has('seen:homecoming-dance')).toBe(true);
    expect(happened.mock.calls).toEqual([['homecoming-danced']]);
  });

  it('has Homecoming in build mode alone, locked until The Story So Far was seen (CUTSCENE-2)', () => {
    const titles = (mode: 'public' | 'build') => chaptersIn(asBuilt(mode)).map(({ title }) => title);
    expect(titles('public')).toEqual(['Semester Zero', 'The Story So Far']);
    expect(titles('build')).toEqual(['Semester Zero', 'The Story So Far', 'Homecoming']);
    const locks = (...facts: Fact[]) => CHAPTERS.map((chapter) => lockOf(new Set(facts), chapter)?.title);
    expect(locks()).toEqual([undefined, undefined, 'The Story So Far']);
    expect(locks('seen:so-far')).toEqual([undefined, undefined, undefined]);
  });

  it('names the chapter to watch next: the first one not seen that is not locked', () => {
    const next = (...facts: Fact[]) => nextOf(new Set(facts), CHAPTERS)?.title;
    expect(next()).toBe('Semester Zero');
    expect(next('seen:intro')).toBe('The Story So Far');
    expect(next('seen:intro', 'seen:so-far')).toBe('Homecoming');
    expect(next('seen:intro', 'seen:so-far', 'seen:homecoming')).toBe('Homecoming');
  });
});
