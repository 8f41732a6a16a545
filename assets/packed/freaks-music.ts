// Packed from 9eedbcc65e447ecf84378fd37eeedf99
import url0 from '../finished/freaks-music/freaks.webm?url';
import url1 from '../finished/freaks-music/freaks.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "freaks": { "webm": url0, "m4a": url1, "seconds": 48, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
