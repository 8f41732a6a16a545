// Packed from 9b03edd796efc4f7c3c4baf417f50274
import url0 from '../finished/delorean-fund-music/delorean-fund.webm?url';
import url1 from '../finished/delorean-fund-music/delorean-fund.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "delorean-fund": { "webm": url0, "m4a": url1, "seconds": 54.56, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
