import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { theatreMachine } from './theatreMachine.ts';

async function open(wasSeen: () => Promise<boolean>) {
  const noteEnd = vi.fn();
  const actor = createActor(
    theatreMachine.provide({
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
    const theatre = await open(no);
    expect(theatre.playing()).toBe('intro');
    expect(theatre.listed()).toBe(false);
    theatre.end(true);
    expect(theatre.listed()).toBe(true);
    expect(theatre.noteEnd).toHaveBeenCalledWith({ chapter: 'intro', isComplete: true });
  });

  it('lists the chapters where the opener was seen before', async () => {
    const theatre = await open(yes);
    expect(theatre.listed()).toBe(true);
    expect(theatre.playing()).toBeNull();
  });

  it('lists the chapters where it cannot be found out what was seen', async () => {
    const theatre = await open(() => Promise.reject(new Error('no answer')));
    expect(theatre.listed()).toBe(true);
  });

  it('lets a person choose who is faster than the answer', async () => {
    const theatre = await open(() => new Promise(() => undefined));
    theatre.choose('so-far');
    expect(theatre.playing()).toBe('so-far');
  });

  it('leads back to the list from a chapter that was left, and from one that was played to its end', async () => {
    const theatre = await open(yes);
    for (const isComplete of [false, true]) {
      theatre.choose('so-far');
      expect(theatre.listed()).toBe(false);
      theatre.end(isComplete);
      expect(theatre.listed()).toBe(true);
      expect(theatre.noteEnd).toHaveBeenLastCalledWith({ chapter: 'so-far', isComplete });
    }
  });

  it('plays one chapter at a time', async () => {
    const theatre = await open(yes);
    theatre.choose('so-far');
    theatre.choose('homecoming');
    expect(theatre.playing()).toBe('so-far');
  });
});
