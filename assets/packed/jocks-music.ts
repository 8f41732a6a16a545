// Packed from 128b346dfdfa0da6fcf9d88a11b43265
import url0 from '../finished/jocks-music/jocks.webm?url';
import url1 from '../finished/jocks-music/jocks.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "jocks": { "webm": url0, "m4a": url1, "seconds": 43.648, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
