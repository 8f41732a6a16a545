// Packed from f8f5536b9b3677562997bf32c1f2730d
import url0 from '../finished/diner-music/diner.webm?url';
import url1 from '../finished/diner-music/diner.m4a?url';
import url2 from '../finished/diner-music/diner-night.webm?url';
import url3 from '../finished/diner-music/diner-night.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "diner": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 }, "diner-night": { "webm": url2, "m4a": url3, "seconds": 53.312, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
