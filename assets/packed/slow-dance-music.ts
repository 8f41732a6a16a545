// Packed from c6b669837a4d7cb5a87c2d216a62400e
import url0 from '../finished/slow-dance-music/slow-dance.webm?url';
import url1 from '../finished/slow-dance-music/slow-dance.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "slow-dance": { "webm": url0, "m4a": url1, "seconds": 45.696, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
