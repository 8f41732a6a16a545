import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const STUDIO = new URL('./', import.meta.url);
// Wool joins places on its map, where one pixel would be lost on the pale paper.
const WOOL = ['builders/rooms/treehouse.py', 'scenes/places/secret_treehouse_map_table.py'];

it('draws the yellow thread one pixel wide in every scene', () => {
  const thick = readdirSync(STUDIO, { recursive: true })
    .filter((path) => path.endsWith('.py') && !WOOL.includes(path))
    .filter((path) => /\b(thread|wool)\(/.test(readFileSync(new URL(path, STUDIO), 'utf8')));
  expect(thick).toEqual([]);
});
