// Packed from b994c560c9de4f918900be8540c69bba
import url0 from '../finished/geeks-music/geeks.webm?url';
import url1 from '../finished/geeks-music/geeks.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "geeks": { "webm": url0, "m4a": url1, "seconds": 50.96, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
