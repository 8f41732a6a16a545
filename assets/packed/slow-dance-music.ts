// Packed from e513c87de78139b5c8e3df75aab30bce
import url0 from '../finished/slow-dance-music/slow-dance.webm?url';
import url1 from '../finished/slow-dance-music/slow-dance.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "slow-dance": { "webm": url0, "m4a": url1, "seconds": 45.696, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
