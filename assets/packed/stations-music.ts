// Packed from d7a84f7004f103230866303ab2bf1333
import url0 from '../finished/stations-music/garage.webm?url';
import url1 from '../finished/stations-music/garage.m4a?url';
import url2 from '../finished/stations-music/room-between.webm?url';
import url3 from '../finished/stations-music/room-between.m4a?url';
import url4 from '../finished/stations-music/two-step.webm?url';
import url5 from '../finished/stations-music/two-step.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "garage": { "webm": url0, "m4a": url1, "seconds": 44.8, "lead": 0.1, "volume": 1 }, "room-between": { "webm": url2, "m4a": url3, "seconds": 43.648, "lead": 0.1, "volume": 1 }, "two-step": { "webm": url4, "m4a": url5, "seconds": 40.032, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
