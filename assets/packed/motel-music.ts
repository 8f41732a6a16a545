// Packed from 487c18215ecfbb2d82f05f9e214c0927
import url0 from '../finished/motel-music/motel.webm?url';
import url1 from '../finished/motel-music/motel.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "motel": { "webm": url0, "m4a": url1, "seconds": 53.376, "lead": 0.1, "volume": 0.6 } }, "places": {  } } as const;
