// Packed from 6ff0cebbb42e234aade3e0ee7afbe9ec
import url0 from '../finished/preps-music/preps.webm?url';
import url1 from '../finished/preps-music/preps.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "preps": { "webm": url0, "m4a": url1, "seconds": 40.032, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
