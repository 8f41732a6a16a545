// Packed from 285e433de1c5012ff8457c60169167a5
import url0 from '../finished/flunk-creator-music/flunk-creator.webm?url';
import url1 from '../finished/flunk-creator-music/flunk-creator.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "flunk-creator": { "webm": url0, "m4a": url1, "seconds": 53.376, "lead": 0.1, "volume": 0.7 } }, "places": {  } } as const;
