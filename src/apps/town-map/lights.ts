import type { MapLights } from '../../town/map/lights.ts';

const lamp = (x: number, y: number) => ({ x, y, w: 4, h: 4 });
const pane = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });

/** Where Arcadia's lights are that go on and off, on `assets/finished/town/town-night.png`. */
export const LIGHTS: MapLights = {
  windows: [
    pane(484, 315, 9, 8),
    pane(535, 448, 9, 8),
    pane(622, 448, 9, 9),
    pane(1567, 482, 10, 8),
    pane(395, 604, 8, 8),
    pane(271, 605, 9, 6),
    pane(40, 693, 8, 8),
    pane(410, 696, 10, 10),
    pane(490, 696, 11, 10),
    pane(1812, 698, 9, 8),
    pane(1872, 698, 10, 8),
    pane(1983, 698, 9, 8),
    pane(1786, 859, 9, 8),
    pane(1917, 859, 8, 6),
    pane(155, 935, 9, 7),
    pane(205, 935, 8, 7),
    pane(39, 938, 8, 8),
    pane(771, 938, 9, 8),
    pane(184, 946, 9, 9),
    pane(1230, 951, 9, 7),
    pane(1118, 1073, 10, 8),
    pane(52, 1083, 10, 6),
  ],
  // Where Depot Lane crosses the railway. The train is there half a minute after the hour.
  crossing: {
    lamps: [lamp(651, 92), lamp(658, 91), lamp(725, 54), lamp(733, 54)],
    seconds: [24, 46],
    stop: [704, 116],
  },
};
