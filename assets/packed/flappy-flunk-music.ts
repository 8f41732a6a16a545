// Packed from 76bb8655ac9c3586f46eeaac13188f50
import url0 from '../finished/flappy-flunk-music/flappy-flunk.webm?url';
import url1 from '../finished/flappy-flunk-music/flappy-flunk.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "flappy-flunk": { "webm": url0, "m4a": url1, "seconds": 40.032, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
