// Packed from 4590c89acd73df57a6f2f38dbbbc6a84
import url0 from './wallpapers/arcadia-day-tall.webp?url';
import url1 from './wallpapers/arcadia-day-wide.webp?url';
import url2 from './wallpapers/arcadia-night-tall.webp?url';
import url3 from './wallpapers/arcadia-night-wide.webp?url';
import url4 from './wallpapers/flunks-high-day-tall.webp?url';
import url5 from './wallpapers/flunks-high-day-wide.webp?url';
import url6 from './wallpapers/flunks-high-night-tall.webp?url';
import url7 from './wallpapers/flunks-high-night-wide.webp?url';
import url8 from './wallpapers/lake-day-tall.webp?url';
import url9 from './wallpapers/lake-day-wide.webp?url';
import url10 from './wallpapers/lake-night-tall.webp?url';
import url11 from './wallpapers/lake-night-wide.webp?url';
import url12 from './wallpapers/locker-row-tall.webp?url';
import url13 from './wallpapers/locker-row-wide.webp?url';
import url14 from './wallpapers/main-street-day-tall.webp?url';
import url15 from './wallpapers/main-street-day-wide.webp?url';
import url16 from './wallpapers/main-street-night-tall.webp?url';
import url17 from './wallpapers/main-street-night-wide.webp?url';

export const bundle = { "atlas": null, "pictures": { "arcadia-day-tall": { "url": url0, "width": 130, "height": 282 }, "arcadia-day-wide": { "url": url1, "width": 320, "height": 200 }, "arcadia-night-tall": { "url": url2, "width": 130, "height": 282 }, "arcadia-night-wide": { "url": url3, "width": 320, "height": 200 }, "flunks-high-day-tall": { "url": url4, "width": 130, "height": 282 }, "flunks-high-day-wide": { "url": url5, "width": 320, "height": 200 }, "flunks-high-night-tall": { "url": url6, "width": 130, "height": 282 }, "flunks-high-night-wide": { "url": url7, "width": 320, "height": 200 }, "lake-day-tall": { "url": url8, "width": 130, "height": 282 }, "lake-day-wide": { "url": url9, "width": 320, "height": 200 }, "lake-night-tall": { "url": url10, "width": 130, "height": 282 }, "lake-night-wide": { "url": url11, "width": 320, "height": 200 }, "locker-row-tall": { "url": url12, "width": 130, "height": 282 }, "locker-row-wide": { "url": url13, "width": 320, "height": 200 }, "main-street-day-tall": { "url": url14, "width": 130, "height": 282 }, "main-street-day-wide": { "url": url15, "width": 320, "height": 200 }, "main-street-night-tall": { "url": url16, "width": 130, "height": 282 }, "main-street-night-wide": { "url": url17, "width": 320, "height": 200 } }, "tracks": {  }, "places": { "wallpapers": [{ "id": "arcadia", "title": "Arcadia", "day": { "wide": "arcadia-day-wide", "tall": "arcadia-day-tall" }, "night": { "wide": "arcadia-night-wide", "tall": "arcadia-night-tall" } }, { "id": "flunks-high", "title": "Flunks High", "day": { "wide": "flunks-high-day-wide", "tall": "flunks-high-day-tall" }, "night": { "wide": "flunks-high-night-wide", "tall": "flunks-high-night-tall" } }, { "id": "main-street", "title": "Main Street", "day": { "wide": "main-street-day-wide", "tall": "main-street-day-tall" }, "night": { "wide": "main-street-night-wide", "tall": "main-street-night-tall" } }, { "id": "lake", "title": "The Lake", "day": { "wide": "lake-day-wide", "tall": "lake-day-tall" }, "night": { "wide": "lake-night-wide", "tall": "lake-night-tall" } }, { "id": "locker-row", "title": "Locker Row", "day": { "wide": "locker-row-wide", "tall": "locker-row-tall" }, "night": { "wide": "locker-row-wide", "tall": "locker-row-tall" } }] } } as const;
