// Packed from ac009877c5ce99faab05fcec2c8d9c3f
import url0 from '../finished/jocks-music/jocks.webm?url';
import url1 from '../finished/jocks-music/jocks.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "jocks": { "webm": url0, "m4a": url1, "seconds": 43.648, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
