import { describe, expect, it } from 'vitest';
import { aPlace } from '../../testing/places.ts';
import { definePlace } from './place.ts';

const { bundle, title, alt } = aPlace('street');
const { model } = aPlace('street');
const cuts = { lamp: { frame: 'lamp', x: 1, y: 2 } };
const street = {
  ...bundle,
  places: {
    street: {
      ...model,
      hotspots: { door: { x: 1, y: 2, w: 3, h: 4 } },
      day: { ...model.day, cuts },
      night: { ...model.night, cuts: {} },
    },
  },
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
    // @ts-expect-error nor a sun to switch on
    definePlace({ ...about, hotspots: { door: { ...door, switches: 'sun' } } });
    // @ts-expect-error or to lay over it
    definePlace({ ...about, hotspots: { door }, lays: [{ cut: 'sun', when: {}, alt: 'The sun.' }] });
    // @ts-expect-error nor a window for a button to press
    definePlace({ ...about, hotspots: { door }, ways: [{ label: 'Knock', hotspot: 'window' }] });
    // @ts-expect-error nor is it remembered that a person ate
    definePlace({ ...about, hotspots: { door: { ...door, records: 'eaten:apple' } } });
    // @ts-expect-error and the bundle has no such place
    expect(() => definePlace({ ...about, id: 'lake', hotspots: { door } })).toThrow('lake');
  });

  it('may show the picture of another place, and is checked against that', () => {
    const door = { label: 'Door' };
    const yard = definePlace({ ...about, id: 'yard', picture: 'street', hotspots: { door } });
    expect([yard.id, yard.model]).toEqual(['yard', street.places.street]);
    // @ts-expect-error the picture of the street has a door
    definePlace({ ...about, id: 'yard', picture: 'street', hotspots: {} });
    // @ts-expect-error and the bundle has no lake
    expect(() => definePlace({ ...about, id: 'yard', picture: 'lake', hotspots: { door } })).toThrow('lake');
  });

  it('may lay and switch what its picture has, and say what comes of how a lock ends', () => {
    const lamp = { cut: 'lamp', when: { all: ['opened:shed'] }, alt: 'A lamp burns.' } as const;
    const then = { opened: { switches: 'lamp', answers: ['It opens.'] } } as const;
    const door = { label: 'Door', opens: { purpose: 'lock', params: 'shed', then } } as const;
    expect(definePlace({ ...about, hotspots: { door }, lays: [lamp] }).lays).toEqual([lamp]);
    const burst = { ...door.opens, then: { burst: { answers: ['It bursts.'] } } } as const;
    // @ts-expect-error a lock does not end so
    definePlace({ ...about, hotspots: { door: { label: 'Door', opens: burst } } });
    const town = { purpose: 'town', then: { opened: {} } } as const;
    // @ts-expect-error nothing comes of how the map ends
    definePlace({ ...about, hotspots: { door: { label: 'Door', opens: town } } });
  });
});
