// Packed from 815aeabb4597d434108adfd1912a9f51
import url0 from '../finished/homecoming-music/homecoming.webm?url';
import url1 from '../finished/homecoming-music/homecoming.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "homecoming": { "webm": url0, "m4a": url1, "seconds": 41.36, "lead": 0.1, "volume": 0.6 } }, "places": {  } } as const;
