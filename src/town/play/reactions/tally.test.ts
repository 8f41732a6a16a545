import { describe, expect, it } from 'vitest';
import type { Fact } from '@shared/domain/town/story.ts';
import { aVisit } from '../../../testing/places.ts';
import type { Hotspot } from '../hotspots/hotspot.ts';

function stand(hotspots: Readonly<Record<string, Hotspot>>, facts: readonly Fact[] = []) {
  const visit = aVisit(hotspots, 'day', facts);
  const said = () => visit.came().flatMap(({ kind, effect }) => (kind === 'answers' ? [effect] : []));
  return { ...visit, fall: () => visit.turn('night'), said };
}

describe('what comes of a hotspot', () => {
  it('let something be taken once', () => {
    const { press, learn, came } = stand({
      key: { label: 'Key', sound: 'coin', records: 'carried:key', when: { none: ['carried:key'] } },
    });
    press('key');
    expect(came()).toEqual([
      { kind: 'sound', effect: 'coin' },
      { kind: 'records', effect: 'carried:key' },
    ]);
    learn('carried:key');
    press('key');
    expect(came()).toEqual([]);
  });

  it('answer by what is known when the person comes, and by what they learn there (PLACE-6)', () => {
    const hotspots = {
      bricks: {
        label: 'Bricks',
        answers: ['A wall.'],
        instead: [{ when: { all: ['opened:cellar'] }, answers: ['A door.'] }],
      },
    } satisfies Record<string, Hotspot>;
    const [before, after] = [stand(hotspots), stand(hotspots, ['opened:cellar'])];
    for (const { press } of [before, after]) press('bricks');
    expect([before.said(), after.said()]).toEqual([['A wall.'], ['A door.']]);
    before.learn('opened:cellar');
    before.press('bricks');
    expect(before.said()).toEqual(['A door.']);
  });

  it('count each thing that comes of a hotspot by itself, anew at each hour, and not at each fact', () => {
    const { press, learn, fall, said } = stand({
      clock: {
        label: 'Clock',
        answers: ['One.', 'Two.', 'Three.'],
        instead: [{ when: { all: ['seen:clock'] }, answers: ['First.', 'Second.'] }],
      },
    });
    press('clock');
    press('clock');
    learn('seen:clock');
    press('clock');
    learn('seen:clock', 'seen:moon');
    press('clock');
    learn();
    press('clock');
    expect(said()).toEqual(['One.', 'Two.', 'First.', 'Second.', 'Three.']);
    fall();
    press('clock');
    expect(said()).toEqual(['One.']);
  });

  it('do what is to come of an outcome as they do what comes of a press', () => {
    const opened = {
      sound: 'open',
      answers: ['It opens.', 'Again.'],
      exit: { to: 'cellar', open: [] },
    } as const;
    const opens = { purpose: 'lock', params: 'cellar', then: { opened } } as const;
    const { press, end, came, said } = stand({ door: { label: 'Door', opens } });
    press('door');
    expect(came()).toEqual([{ kind: 'opens', effect: opens }]);
    end(opened);
    end(opened);
    expect(said()).toEqual(['It opens.', 'Again.']);
    end({ exit: { to: 'cellar' } });
    expect(came()).toEqual([{ kind: 'exit', effect: 'cellar' }]);
  });
});
