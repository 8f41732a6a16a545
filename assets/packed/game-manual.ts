// Packed from d9078ca02a70dd1a2ca21de0d31fd946
import url0 from './game-manual/chat-rooms.webp?url';
import url1 from './game-manual/check-in.webp?url';
import url2 from './game-manual/desktop.webp?url';
import url3 from './game-manual/gum.webp?url';
import url4 from './game-manual/locker.webp?url';
import url5 from './game-manual/town-day.webp?url';
import url6 from './game-manual/town-night.webp?url';

export const bundle = { "atlas": null, "pictures": { "chat-rooms": { "url": url0, "width": 240, "height": 200 }, "check-in": { "url": url1, "width": 240, "height": 165 }, "desktop": { "url": url2, "width": 420, "height": 280 }, "gum": { "url": url3, "width": 240, "height": 120 }, "locker": { "url": url4, "width": 240, "height": 165 }, "town-day": { "url": url5, "width": 240, "height": 193 }, "town-night": { "url": url6, "width": 240, "height": 193 } }, "tracks": {  }, "places": {  } } as const;
