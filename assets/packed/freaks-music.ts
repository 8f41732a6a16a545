// Packed from bc254a6205d515180e2174703f1da5cb
import url0 from '../finished/freaks-music/freaks.webm?url';
import url1 from '../finished/freaks-music/freaks.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "freaks": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
