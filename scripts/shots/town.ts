import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { LOCATIONS, placesOf } from '../../supabase/functions/_shared/domain/town/town.ts';
import { saveSheet, type Shot } from './contactSheet.ts';

/**
 * `npm run shots -- town`: every location of Arcadia with its rooms, by day and below it by night, a row or two a
 * location. With names of locations after it, only those, at full size, to be looked at closely (`.build/town.webp`).
 */
const chosen = process.argv.slice(3);
const FILE = chosen.length > 0 ? '.build/town.webp' : 'docs/shots/town.webp';
const SCALE = chosen.length > 0 ? 1 : 1 / 2;
const COLUMNS = 6;

const shots: Shot[] = [];
const missing: string[] = [];
for (const location of LOCATIONS) {
  const { id } = location;
  if (chosen.length > 0 && !chosen.includes(id)) continue;
  for (const [index, place] of placesOf(location).entries()) {
    const part = `${id}-${Math.floor(index / COLUMNS)}`;
    for (const hour of ['day', 'night']) {
      const file = `assets/finished/${place}/${place}-${hour}.png`;
      if (!existsSync(file)) {
        missing.push(`${place}, ${hour}`);
        continue;
      }
      const label = hour === 'day' ? place : 'by night';
      shots.push({
        row: `${part}-${hour}`,
        column: index % COLUMNS,
        label,
        picture: await readFile(file),
      });
    }
  }
}
await saveSheet(FILE, shots, SCALE, missing);
