import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReceiver } from './receiver.ts';

interface Source {
  readonly url: unknown;
  readonly offset: number | undefined;
  loop: boolean;
  isOn: boolean;
}

/** As much of an AudioContext as a receiver uses; what it starts is written down. */
function setUp() {
  const sources: Source[] = [];
  const param = () => ({
    value: 1,
    cancelScheduledValues: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const node = (): Record<string, unknown> => ({
    gain: param(),
    frequency: param(),
    pan: param(),
    Q: param(),
    connect: (to: unknown) => to,
    disconnect: () => undefined,
  });
  const source = () => {
    const made = {
      ...node(),
      buffer: null as { url?: unknown } | null,
      loop: false,
      start(_when?: number, offset?: number) {
        mine = { url: made.buffer?.url ?? 'noise', offset, loop: made.loop, isOn: true };
        sources.push(mine);
      },
      stop: () => mine && (mine.isOn = false),
    };
    let mine: Source | undefined;
    return made;
  };
  const context = {
    currentTime: 0,
    sampleRate: 10,
    createGain: node,
    createAnalyser: node,
    createStereoPanner: node,
    createBiquadFilter: node,
    createOscillator: source,
    createBufferSource: source,
    createMediaElementSource: node,
    createBuffer: () => ({ url: 'noise', getChannelData: () => new Float32Array(4) }),
    decodeAudioData: (bytes: { url: string }) => Promise.resolve({ url: bytes.url }),
  };
  const receiver = createReceiver(context as unknown as AudioContext, node() as unknown as AudioNode);
  const tunes = () => sources.filter(({ url, isOn }) => isOn && String(url).includes('.'));
  const sung = () => sources.filter(({ url, loop }) => url === 'noise' && !loop);
  return { receiver, tunes, sung };
}

const track = (name: string) => ({
  webm: `${name}.webm`,
  m4a: `${name}.m4a`,
  seconds: 40,
  lead: 0.1,
  volume: 1,
});
const unreachable = new Set<string>();

beforeEach(() => {
  unreachable.clear();
  vi.stubGlobal('fetch', (url: string) =>
    unreachable.has(url)
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve({ url }) }),
  );
  vi.stubGlobal(
    'Audio',
    class {
      canPlayType = () => 'probably';
      play = () => Promise.resolve();
      pause = () => undefined;
      removeAttribute = () => undefined;
    },
  );
});

describe('a tune', () => {
  it('begins where it is by now, in whichever pass', async () => {
    const { receiver, tunes } = setUp();
    receiver.start();
    expect(await receiver.play(track('one'), () => 95)).toBe(true);
    expect(tunes()).toMatchObject([{ url: 'one.webm', offset: 15.1, loop: true }]);
  });

  it('goes on after a pause where it would be without one', async () => {
    const { receiver, tunes } = setUp();
    let passed = 3;
    receiver.start();
    await receiver.play(track('one'), () => passed);
    receiver.pause();
    expect(receiver.heard.get()).toBe(false);
    expect(tunes()).toEqual([]);
    passed = 21;
    receiver.start();
    expect(tunes()).toMatchObject([{ offset: 21.1 }]);
  });

  it('is taken in the other form, and is refused where neither can be had', async () => {
    const { receiver, tunes } = setUp();
    receiver.start();
    unreachable.add('one.webm');
    expect(await receiver.play(track('one'), () => 0)).toBe(true);
    expect(tunes()).toMatchObject([{ url: 'one.m4a' }]);
    unreachable.add('two.webm').add('two.m4a');
    expect(await receiver.play(track('two'), () => 0)).toBe(false);
    expect(tunes()).toEqual([]);
  });

  it('gives way to the one that was asked for last, whichever comes first', async () => {
    const { receiver, tunes } = setUp();
    receiver.start();
    await Promise.all(['one', 'two', 'three'].map((name) => receiver.play(track(name), () => 0)));
    expect(tunes()).toMatchObject([{ url: 'three.webm' }]);
    receiver.rest();
    expect(tunes()).toEqual([]);
  });
});

describe('a phrase', () => {
  const phrase = { timbre: { wave: 'sine' }, gain: -20, notes: [[0, 1, 300, 200]] } as const;

  it('is sung while the receiver is heard, and cut off by a pause', () => {
    const { receiver, sung } = setUp();
    receiver.sing([phrase]);
    expect(sung()).toEqual([]);
    receiver.start();
    receiver.sing([phrase, phrase]);
    expect(sung()).toHaveLength(2);
    receiver.pause();
    expect(sung().some(({ isOn }) => isOn)).toBe(false);
  });
});
