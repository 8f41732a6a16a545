// Packed from ea42b570dd2c7bc4a247dceaacb92049
import url0 from '../finished/myplace-music/pearls.webm?url';
import url1 from '../finished/myplace-music/pearls.m4a?url';
import url2 from '../finished/myplace-music/mirror.webm?url';
import url3 from '../finished/myplace-music/mirror.m4a?url';
import url4 from '../finished/myplace-music/two-minutes.webm?url';
import url5 from '../finished/myplace-music/two-minutes.m4a?url';
import url6 from '../finished/myplace-music/decimals.webm?url';
import url7 from '../finished/myplace-music/decimals.m4a?url';
import url8 from '../finished/myplace-music/side-b.webm?url';
import url9 from '../finished/myplace-music/side-b.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "pearls": { "webm": url0, "m4a": url1, "seconds": 45.696, "lead": 0.1, "volume": 1 }, "mirror": { "webm": url2, "m4a": url3, "seconds": 45.496, "lead": 0.1, "volume": 1 }, "two-minutes": { "webm": url4, "m4a": url5, "seconds": 45, "lead": 0.1, "volume": 1 }, "decimals": { "webm": url6, "m4a": url7, "seconds": 43.68, "lead": 0.1, "volume": 1 }, "side-b": { "webm": url8, "m4a": url9, "seconds": 45.696, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
