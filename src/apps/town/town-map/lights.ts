import type { MapLights } from '../../../town/map/lights.ts';

const lamp = (x: number, y: number) => ({ x, y, w: 4, h: 4 });

/** Where Arcadia's lamps are that go on and off by the clock, on `assets/finished/town/town-night.png`. */
export const LIGHTS: MapLights = {
  // Where Depot Lane crosses the railway. The train is there half a minute after the hour.
  crossing: {
    lamps: [lamp(651, 92), lamp(658, 91), lamp(725, 54), lamp(733, 54)],
    seconds: [24, 46],
    stop: [704, 116],
  },
};

/** Where the train of an evening halts at the shed, and where the light is over the lake. */
export const EVENING_LIFE = { halt: [700, 85], lake: { x: 1_852, y: 486, w: 16, h: 16 } } as const;
