import { writeFileSync } from 'node:fs';
import { apiFiles } from './files.ts';

/** `npm run api`: writes what follows from the routes of the API. */
for (const [path, text] of await apiFiles()) writeFileSync(new URL(`../../${path}`, import.meta.url), text);
