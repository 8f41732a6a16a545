// Packed from fe2be2f563f1d43769b64684c513b286
import url0 from '../finished/freaks-music/freaks.webm?url';
import url1 from '../finished/freaks-music/freaks.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "freaks": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
