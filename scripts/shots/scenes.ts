import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { saveSheet, type Shot } from './contactSheet.ts';

/**
 * `npm run shots -- scenes`: the pictures of the story's scenes in the order in which they are told, three a row. With names
 * of scenes after it, only those, at three times their size, to be looked at closely (`.build/scenes.webp`).
 */
const SCENES = [
  ...['intro-road', 'intro-room', 'intro-hall', 'intro-screen'],
  ...['late-slip', 'bear', 'straws', 'tape', 'kickoff', 'on-air', 'lights-out', 'train', 'empty-row'],
  ...['register', 'lake'],
  ...['gym-door', 'four-dancers', 'slow-song', 'train-carriage', 'train-window'],
];
const COLUMNS = 3;

const chosen = process.argv.slice(3);
const file = chosen.length > 0 ? '.build/scenes.webp' : 'docs/shots/scenes.webp';
const scale = chosen.length > 0 ? 3 : 1;
const columns = chosen.length > 0 ? 1 : COLUMNS;

const shots: Shot[] = [];
const missing: string[] = [];
for (const scene of chosen.length > 0 ? chosen : SCENES) {
  const picture = `assets/finished/cutscene-${scene}/${scene}.png`;
  if (!existsSync(picture)) {
    missing.push(scene);
    continue;
  }
  const { length } = shots;
  shots.push({
    row: Math.floor(length / columns),
    column: length % columns,
    label: scene,
    picture: await readFile(picture),
  });
}
await saveSheet(file, shots, scale, missing);
