// Packed from ffbf6369f9e3034cd938eeddc0e4731c
import url0 from '../finished/yearbook-music/yearbook.webm?url';
import url1 from '../finished/yearbook-music/yearbook.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "yearbook": { "webm": url0, "m4a": url1, "seconds": 60, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
