// Packed from 3e3a88767564b8d151fb263c562251ac
import url0 from './shell/atlas.webp?url';
import url1 from './shell/boot-logo.webp?url';
import url2 from './shell/wallpaper.webp?url';

export const bundle = { "atlas": { "url": url0, "frames": { "dialog-error": { "x": 0, "y": 0, "w": 32, "h": 32 }, "dialog-info": { "x": 33, "y": 0, "w": 32, "h": 32 }, "dialog-question": { "x": 0, "y": 33, "w": 32, "h": 32 }, "dialog-warning": { "x": 33, "y": 33, "w": 32, "h": 32 }, "speaker-off": { "x": 0, "y": 66, "w": 16, "h": 16 }, "speaker-on": { "x": 17, "y": 66, "w": 16, "h": 16 }, "start-flag": { "x": 34, "y": 66, "w": 16, "h": 16 } } }, "pictures": { "boot-logo": { "url": url1, "width": 320, "height": 200 }, "wallpaper": { "url": url2, "width": 640, "height": 400 } }, "tracks": {  }, "places": {  } } as const;
