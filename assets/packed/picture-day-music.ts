// Packed from f7c9cdeac74abc576416a49fd88024b3
import url0 from '../finished/picture-day-music/picture-day.webm?url';
import url1 from '../finished/picture-day-music/picture-day.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "picture-day": { "webm": url0, "m4a": url1, "seconds": 44.48, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
