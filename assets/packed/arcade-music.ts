// Packed from 333d3852df1025b17ab2eb51b2293a21
import url0 from '../finished/arcade-music/arcade.webm?url';
import url1 from '../finished/arcade-music/arcade.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "arcade": { "webm": url0, "m4a": url1, "seconds": 60, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
