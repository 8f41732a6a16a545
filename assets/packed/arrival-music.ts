// Packed from b5461bbaccff6201f0ccc55658d8b65f
import url0 from '../finished/arrival-music/arrival.webm?url';
import url1 from '../finished/arrival-music/arrival.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "arrival": { "webm": url0, "m4a": url1, "seconds": 41.728, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
