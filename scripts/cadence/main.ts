import { writeFileSync } from 'node:fs';
import { cadenceFiles } from './files.ts';

/** `npm run cadence`: writes what browser and server import of the .cdc files and of flow.json. */
for (const [path, text] of await cadenceFiles())
  writeFileSync(new URL(`../../${path}`, import.meta.url), text);
