// Packed from e6c4520f05730a89b6b360287ed0a9b8
import url0 from '../finished/motel-music/motel.webm?url';
import url1 from '../finished/motel-music/motel.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "motel": { "webm": url0, "m4a": url1, "seconds": 33.36, "lead": 0.1, "volume": 0.3 } }, "places": {  } } as const;
