// Packed from 723aedae2776dd9690bd3dfd7d62d069
import url0 from '../finished/arcade-music/arcade.webm?url';
import url1 from '../finished/arcade-music/arcade.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "arcade": { "webm": url0, "m4a": url1, "seconds": 60, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
