// Packed from 1bb968e8df97ea7f909af651dd55a36a
import url0 from '../finished/blackout-music/blackout.webm?url';
import url1 from '../finished/blackout-music/blackout.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "blackout": { "webm": url0, "m4a": url1, "seconds": 58.176, "lead": 0.1, "volume": 0.12 } }, "places": {  } } as const;
