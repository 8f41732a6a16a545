// Packed from 0befc704d1fcf7b6700e239c05a5578f
import url0 from '../finished/motel-music/motel.webm?url';
import url1 from '../finished/motel-music/motel.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "motel": { "webm": url0, "m4a": url1, "seconds": 33.36, "lead": 0.1, "volume": 0.6 } }, "places": {  } } as const;
