import { describe, expect, it } from 'vitest';
import { aPlace } from '../../testing/places.ts';
import { definePlace } from './place.ts';

const { bundle, title, alt } = aPlace('street');
const { model } = aPlace('street');
const street = {
  ...bundle,
  places: { street: { ...model, hotspots: { door: { x: 1, y: 2, w: 3, h: 4 } } } },
};
const about = { id: 'street', title, alt, bundle: street } as const;

describe('what a place says of its hotspots', () => {
  it('is checked against the picture as it is typed', () => {
    const door = { label: 'Door' };
    expect(definePlace({ ...about, hotspots: { door } }).model).toBe(street.places.street);
    // @ts-expect-error the door of the picture has no line
    definePlace({ ...about, hotspots: {} });
    // @ts-expect-error the picture has no window
    definePlace({ ...about, hotspots: { door, window: door } });
    // @ts-expect-error nor can one be in the middle
    definePlace({ ...about, hotspots: { door }, middle: 'window' });
    // @ts-expect-error nor is there such a sound
    definePlace({ ...about, hotspots: { door: { ...door, sound: 'knok' } } });
    // @ts-expect-error and the bundle has no such place
    expect(() => definePlace({ ...about, id: 'lake', hotspots: { door } })).toThrow('lake');
  });
});
