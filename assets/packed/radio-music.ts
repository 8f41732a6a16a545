// Packed from b829d3ffbadf8dac52f3f2dbe099152b
import url0 from '../finished/radio-music/radio.webm?url';
import url1 from '../finished/radio-music/radio.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "radio": { "webm": url0, "m4a": url1, "seconds": 45, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
