// Packed from 9a3cbc27fd7895865645683fe127917d
import url0 from '../finished/geeks-music/geeks.webm?url';
import url1 from '../finished/geeks-music/geeks.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "geeks": { "webm": url0, "m4a": url1, "seconds": 40.04, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
