import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { EMPTY_MEME, type MemePicture } from './document.ts';
import { STEPS_KEPT } from './history.ts';
import { memeMachine, STAGGER_MS, type Asked, type MemeEvent } from './memeMachine.ts';

const PICTURE: MemePicture = {
  id: 'p',
  name: 'A picture',
  width: 352,
  height: 208,
  pixelated: true,
  template: null,
};

/** A meme that is being made, and a server whose answers the test chooses. */
function start() {
  const asked: Asked[] = [];
  const answers: { lines: Result<{ lines: readonly string[] }>; saved: Result<string | null> } = {
    lines: ok({ lines: ['ABOVE', 'BELOW'] }),
    saved: ok('meme.png'),
  };
  const clock = new SimulatedClock();
  const machine = memeMachine.provide({
    actors: {
      generate: fromPromise<Result<{ readonly lines: readonly string[] }>, Asked>(async ({ input }) => {
        asked.push(input);
        return answers.lines;
      }),
      save: fromPromise(async () => answers.saved),
    },
  });
  const actor = createActor(machine, { clock, input: { draft: 'one', meme: EMPTY_MEME } });
  const unsaved = vi.fn();
  actor.on('unsaved', unsaved);
  actor.start();
  return {
    actor,
    answers,
    asked,
    clock,
    unsaved,
    send: (...events: MemeEvent[]) => {
      for (const event of events) actor.send(event);
    },
    settle: () => new Promise((resolve) => setTimeout(resolve, 0)),
    meme: () => actor.getSnapshot().context.history.present,
    texts: () => actor.getSnapshot().context.history.present.elements.map(({ text }) => text),
    context: () => actor.getSnapshot().context,
  };
}

let at: ReturnType<typeof start>;
beforeEach(() => {
  at = start();
});

describe('making a meme', () => {
  it('takes back every step and does it again, the picture and a Clear too (MEME-5)', () => {
    at.send(
      { type: 'user.picture', picture: PICTURE },
      { type: 'user.add', text: 'ONE' },
      { type: 'user.clear' },
    );
    expect(at.meme()).toEqual(EMPTY_MEME);
    at.send({ type: 'user.undo' });
    expect([at.meme().picture?.id, at.texts()]).toEqual(['p', ['ONE']]);
    at.send({ type: 'user.undo' }, { type: 'user.undo' }, { type: 'user.undo' });
    expect(at.meme()).toEqual(EMPTY_MEME);
    at.send({ type: 'user.redo' }, { type: 'user.redo' });
    expect(at.texts()).toEqual(['ONE']);
    at.send({ type: 'user.add', text: 'TWO' }, { type: 'user.redo' });
    expect(at.texts()).toEqual(['ONE', 'TWO']);
  });

  it('takes a drag as one step, and the next drag as another (MEME-5)', () => {
    at.send({ type: 'user.add', text: 'ONE' });
    const drag = (x: number): MemeEvent => ({
      type: 'user.change',
      id: 'text-1',
      patch: { x },
      part: 'move',
    });
    at.send(drag(10), drag(20), drag(30), { type: 'user.settle' }, drag(40), drag(50), {
      type: 'user.settle',
    });
    const xs = [];
    for (let step = 0; step < 3; step += 1) {
      xs.push(at.meme().elements[0]?.x);
      at.send({ type: 'user.undo' });
    }
    expect(xs).toEqual([50, 30, 50]);
    expect(at.texts()).toEqual([]);
  });

  it('adds no blank text, and selects what it adds', () => {
    at.send({ type: 'user.add', text: '  \n ' });
    expect(at.texts()).toEqual([]);
    at.send({ type: 'user.add', text: 'ONE' }, { type: 'user.add', text: 'TWO' });
    expect(at.context().selected).toBe('text-2');
    at.send({ type: 'user.remove', id: 'text-2' });
    expect(at.context().selected).toBeNull();
  });

  it('changes the selected text with the style of the next one (MEME-3)', () => {
    at.send(
      { type: 'user.add', text: 'ONE' },
      { type: 'user.add', text: 'TWO' },
      { type: 'user.style', patch: { fontSize: 60 } },
      { type: 'user.add', text: 'THREE' },
    );
    expect(at.meme().elements.map(({ fontSize }) => fontSize)).toEqual([36, 60, 60]);
  });

  it('gives no text the id of one that can be brought back', () => {
    at.send({ type: 'user.add', text: 'ONE' }, { type: 'user.undo' }, { type: 'user.add', text: 'TWO' });
    at.send(
      { type: 'user.remove', id: 'text-1' },
      { type: 'user.add', text: 'THREE' },
      { type: 'user.undo' },
    );
    at.send({ type: 'user.undo' });
    const ids = at.meme().elements.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('remembers a hundred steps', () => {
    for (let step = 0; step < STEPS_KEPT + 20; step += 1)
      at.send({ type: 'user.picture', picture: { ...PICTURE, id: `${step}` } });
    expect(at.context().history.past).toHaveLength(STEPS_KEPT);
  });
});

describe('the generator', () => {
  it('places the lines one after the other, 150 ms apart, as one step (MEME-7)', async () => {
    at.send({ type: 'user.picture', picture: PICTURE }, { type: 'user.generate', prompt: 'homework' });
    await at.settle();
    expect(at.texts()).toEqual(['ABOVE']);
    at.clock.increment(STAGGER_MS - 1);
    expect(at.texts()).toEqual(['ABOVE']);
    at.clock.increment(1);
    expect(at.texts()).toEqual(['ABOVE', 'BELOW']);
    expect(at.actor.getSnapshot().matches({ generator: 'idle' })).toBe(true);
    at.send({ type: 'user.undo' });
    expect(at.texts()).toEqual([]);
  });

  it('puts new lines in the place of the last ones, and keeps what was written by hand', async () => {
    at.send({ type: 'user.generate', prompt: 'homework' });
    await at.settle();
    at.clock.increment(STAGGER_MS);
    at.send({ type: 'user.add', text: 'MINE' });
    at.answers.lines = ok({ lines: ['NEW'] });
    at.send({ type: 'user.generate', prompt: 'homework' });
    await at.settle();
    expect(at.texts()).toEqual(['MINE', 'NEW']);
  });

  it.each([
    ['homework', 'WHEN HOMEWORK'],
    ['When you realize', 'WHEN YOU REALIZE'],
  ])('says of %j only %j where the server cannot be had (MEME-7)', async (prompt, line) => {
    at.answers.lines = fail('NETWORK', 'gone');
    at.send({ type: 'user.generate', prompt });
    await at.settle();
    at.clock.increment(STAGGER_MS * 4);
    expect(at.texts()).toEqual([line]);
  });

  it('asks nothing without a prompt, and knows of the template', async () => {
    at.send({ type: 'user.generate', prompt: ' ' });
    at.send({ type: 'user.picture', picture: { ...PICTURE, template: 'drake' } });
    at.send({ type: 'user.generate', prompt: 'homework' });
    await at.settle();
    expect(at.asked).toEqual([{ prompt: 'homework', template: 'drake' }]);
  });

  it('places no line in another draft', async () => {
    at.send({ type: 'user.generate', prompt: 'homework' });
    await at.settle();
    at.send({ type: 'user.open', draft: 'two', meme: EMPTY_MEME });
    at.clock.increment(STAGGER_MS * 4);
    expect([at.context().draft, at.texts()]).toEqual(['two', []]);
  });
});

describe('saving', () => {
  it('needs a picture, and says what the file is called until something changes', async () => {
    at.send({ type: 'user.save', way: 'download' });
    expect(at.actor.getSnapshot().matches({ saving: 'idle' })).toBe(true);
    at.send({ type: 'user.picture', picture: PICTURE }, { type: 'user.save', way: 'download' });
    await at.settle();
    expect(at.context().savedAs).toBe('meme.png');
    at.send({ type: 'user.add', text: 'ONE' });
    expect(at.context().savedAs).toBeNull();
  });

  it('names no file where the meme was shared, or the sheet was closed', async () => {
    at.answers.saved = ok(null);
    at.send({ type: 'user.picture', picture: PICTURE }, { type: 'user.save', way: 'share' });
    await at.settle();
    expect(at.context().savedAs).toBeNull();
    expect(at.unsaved).not.toHaveBeenCalled();
  });

  it('that fails keeps the meme and says why', async () => {
    at.answers.saved = fail('INTERNAL', 'no memory');
    at.send({ type: 'user.picture', picture: PICTURE }, { type: 'user.save', way: 'share' });
    await at.settle();
    expect(at.unsaved.mock.calls).toEqual([[{ type: 'unsaved', reason: 'no memory' }]]);
    expect(at.meme().picture?.id).toBe('p');
  });
});
