// Packed from 4e39a9e19a437f57ad7d145cfa5bc128
import url0 from '../finished/diner-music/diner.webm?url';
import url1 from '../finished/diner-music/diner.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "diner": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
