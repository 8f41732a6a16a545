// Packed from ea524fa767773afb7921df867ccd551a
import url0 from '../finished/jukebox-music/last-quarter.webm?url';
import url1 from '../finished/jukebox-music/last-quarter.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "last-quarter": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
