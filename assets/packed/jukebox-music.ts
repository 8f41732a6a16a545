// Packed from e8aed73a45842172e6c1d0ead8a0a433
import url0 from '../finished/jukebox-music/last-quarter.webm?url';
import url1 from '../finished/jukebox-music/last-quarter.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "last-quarter": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
