// Packed from aef2682058ecb540e3241b2099ebf05a
import url0 from '../finished/pocket-juniors-music/pocket-juniors.webm?url';
import url1 from '../finished/pocket-juniors-music/pocket-juniors.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "pocket-juniors": { "webm": url0, "m4a": url1, "seconds": 45.696, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
