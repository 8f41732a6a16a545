import { describe, expect, it } from 'vitest';
import { addressOf, readParameters } from './parameters.ts';

const read = (address: string) => readParameters(new URL(address));
const NIGHT = '2026-10-04T23:30:00Z';

describe('readParameters', () => {
  it('opens the app that the address names, wherever the page is served (PRODUCT-6)', () => {
    expect(read('https://flunks.example/?open=my-locker').open).toEqual({ appId: 'my-locker' });
    expect(read('https://flunks.example/?open=location:jocks-house').open).toEqual({
      appId: 'location',
      params: 'jocks-house',
    });
    expect(read('https://flunks.example/').open).toBeNull();
  });

  it('opens a program with an address of its own on the whole screen, and what is asked for before it (PRODUCT-9)', () => {
    expect(read('https://flunks.example/picture-day').open).toEqual({ appId: 'picture-day', whole: true });
    expect(read('https://flunks.example/picture-day?open=help').open).toEqual({ appId: 'help' });
    expect(read('https://flunks.example/help').open).toBeNull();
  });

  it('opens a work of the wall at its address, and keeps that while the work is open', () => {
    expect(read('https://flunks.example/works/12').open).toEqual({ appId: 'bulletin-board', params: '12' });
    for (const path of ['/works/', '/works/0', '/works/x', '/works/12/3'])
      expect(read(`https://flunks.example${path}`).open).toBeNull();
    expect(addressOf(['help', 'bulletin-board:12'])).toBe('/works/12');
    expect(addressOf(['bulletin-board', 'bulletin-board:wall'])).toBe('/');
    expect(addressOf(['bulletin-board:12', 'picture-day'])).toBe('/picture-day');
  });

  it.each(['http://localhost:9595', 'http://127.0.0.1:9595', 'http://[::1]:9595'])(
    'sets the time of what is drawn at %s (PRODUCT-6)',
    (origin) => {
      expect(read(`${origin}/?now=${NIGHT}`)).toMatchObject({ now: Date.parse(NIGHT), local: true });
    },
  );

  it.each(['https://flunks.example', 'https://localhost.example', 'https://127.0.0.1.example'])(
    'leaves the time alone at %s, and lets nothing look inside (TIME-6)',
    (origin) => {
      expect(read(`${origin}/?now=${NIGHT}`)).toMatchObject({ now: null, local: false });
    },
  );

  it('turns the build mode on for localhost alone, and off wherever the page is served (MODE-3)', () => {
    expect(read('http://localhost:9595/?mode=build').mode).toBe('build');
    expect(read('https://flunks.example/?mode=build').mode).toBeNull();
    expect(read('https://flunks.example/?mode=public').mode).toBe('public');
    expect(read('http://localhost:9595/?mode=debug').mode).toBeNull();
  });

  it.each(['', '?now=', '?now=tomorrow'])('goes by the real time with %s', (search) => {
    expect(read(`http://localhost/${search}`).now).toBeNull();
  });
});
