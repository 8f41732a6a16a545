// Packed from bd1378d7a68b349112e0b3c94014e5ba
import url0 from '../finished/arcade-music/arcade.webm?url';
import url1 from '../finished/arcade-music/arcade.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "arcade": { "webm": url0, "m4a": url1, "seconds": 60, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
