// Packed from 9b2e94228638862fbafbc24127a92b4a
import url0 from '../finished/arcade-lobby-music/arcade-lobby.webm?url';
import url1 from '../finished/arcade-lobby-music/arcade-lobby.m4a?url';

export const bundle = { "atlas": null, "pictures": {  }, "tracks": { "arcade-lobby": { "webm": url0, "m4a": url1, "seconds": 60, "lead": 0.1, "volume": 1 } }, "places": {  } } as const;
