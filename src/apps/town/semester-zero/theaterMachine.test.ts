import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { theaterMachine } from './theaterMachine.ts';

async function open(wasSeen: () => Promise<boolean>) {
  const noteEnd = vi.fn();
  const actor = createActor(
    theaterMachine.provide({
      actors: { wasSeen: fromPromise(wasSeen) },
      actions: { noteEnd: (_, end) => void noteEnd(end) },
    }),
    { input: { opener: 'intro' } },
  ).start();
  await Promise.resolve();
  await Promise.resolve();
  return {
    noteEnd,
    choose: (chapter: string) =>
      actor.send({ type: 'user.choose', performance: { chapter, from: 3, chosenAt: 10 } }),
    end: (isComplete: boolean) => actor.send({ type: 'system.ended', isComplete }),
    playing: () => actor.getSnapshot().context.playing?.chapter ?? null,
    listed: () => !actor.getSnapshot().matches('playing'),
  };
}

const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);

describe('Semester Zero', () => {
  it('plays its opener the first time, and then lists the chapters (CUTSCENE-1, CUTSCENE-3)', async () => {
    const theater = await open(no);
    expect(theater.playing()).toBe('intro');
    expect(theater.listed()).toBe(false);
    theater.end(true);
    expect(theater.listed()).toBe(true);
    expect(theater.noteEnd).toHaveBeenCalledWith({ chapter: 'intro', isComplete: true });
  });

  it('lists the chapters where the opener was seen before', async () => {
    const theater = await open(yes);
    expect(theater.listed()).toBe(true);
    expect(theater.playing()).toBeNull();
  });

  it('lists the chapters where it cannot be found out what was seen', async () => {
    const theater = await open(() => Promise.reject(new Error('no answer')));
    expect(theater.listed()).toBe(true);
  });

  it('lets a person choose who is faster than the answer', async () => {
    const theater = await open(() => new Promise(() => undefined));
    theater.choose('so-far');
    expect(theater.playing()).toBe('so-far');
  });

  it('leads back to the list from a chapter that was left, and from one that was played to its end', async () => {
    const theater = await open(yes);
    for (const isComplete of [false, true]) {
      theater.choose('so-far');
      expect(theater.listed()).toBe(false);
      theater.end(isComplete);
      expect(theater.listed()).toBe(true);
      expect(theater.noteEnd).toHaveBeenLastCalledWith({ chapter: 'so-far', isComplete });
    }
  });

  it('plays one chapter at a time', async () => {
    const theater = await open(yes);
    theater.choose('so-far');
    theater.choose('homecoming');
    expect(theater.playing()).toBe('so-far');
  });
});
