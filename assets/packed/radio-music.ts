// Packed from 5107d4bcc8f440c2c989ef32a3476553
import url0 from '../finished/radio-music/radio.webm?url';
import url1 from '../finished/radio-music/radio.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "radio": { "webm": url0, "m4a": url1, "seconds": 45, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
