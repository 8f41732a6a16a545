import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SCRIPT_GRAPH, type ScriptGraph } from '../vite/scriptGraph.ts';
import { sharesOf, type Shares } from './scriptShares.ts';

/** What the code of a game may weigh that comes with its window, in bytes as served. */
export const GAME_BUDGET = 25_000;

/** What several apps use: loaded once, and weighed once. */
export const SHARED = [
  { name: 'React in windows', module: 'src/overlays/mountReact.tsx', budget: 62_000 },
  // Canvas, loop and random numbers of every game.
  { name: 'surfaces', module: 'src/engine/surface/surfaceHost.ts', budget: 3_000 },
  // Settings and the preview app load the whole catalogue; at the start a person's own screen is one of it.
  { name: 'loading screens', module: 'src/screens/catalogue.ts', budget: 30_000 },
  // Every drawn layer of the trait catalogue, for each app that shows characters.
  { name: 'trait layers', module: 'assets/packed/traits.ts', budget: 50_000 },
  // Each place is loaded when the person goes there, so that the sum may grow with the town: 1.6 KB a place, of which one is
  // what is there, what it says, and what comes of things that are used there.
  { name: 'places of the town', module: 'src/town/places/index.ts', budget: 1_700 * countOfPlaces() },
  // What of the case is left where: pins of the map, and What Next of the Case File.
  { name: 'what is left of the case', module: 'src/town/clues/leftInTown.ts', budget: 8_000 },
  // The addresses of their pictures, for memes.
  { name: 'pictures of the town', module: 'src/town/placePictures.ts', budget: 5_000 },
  // The chapters and what the build says of their pictures, for the theater and for memes.
  { name: 'scenes of the story', module: 'src/cutscenes/sceneBundles.ts', budget: 20_000 },
  // three.js and the loader of its models, for the one app that is in 3D: it loads with that window.
  // The pictures beside names, which most programs of people show.
  { name: 'pictures of people', module: 'src/overlays/controls/ProfilePicture.tsx', budget: 6_000 },
  // What reads the names of things beside messages, each asked for with the first of its kind: the classes of Juniors and
  // the code of a duel, Zoltar's words, and what a character has on (its layers are those of the trait catalogue).
  {
    name: 'a duel beside a message',
    module: 'src/apps/people/chat-rooms/attached/duel.ts',
    budget: 5_000,
  },
  {
    name: 'a fortune beside a message',
    module: 'src/apps/people/chat-rooms/attached/fortune.ts',
    budget: 4_000,
  },
  {
    name: 'a character beside a message',
    module: 'src/apps/people/chat-rooms/attached/character.ts',
    budget: 2_000,
  },
  // A card beside a message of the messenger, which comes with the first one.
  // Folders, files and their dialogs, for each program that opens or saves one.
  { name: 'the disk', module: 'src/overlays/disk/theDisk.ts', budget: 12_000 },
  {
    name: 'cards beside messages',
    module: 'src/apps/people/chat-rooms/attached/AttachedCard.tsx',
    budget: 5_000,
  },
  // What hears distress where the server does not answer, asked for with the first room of a persona.
  {
    name: 'words of distress',
    module: 'supabase/functions/_shared/domain/people/personas/earnest/needIn.ts',
    budget: 19_000,
  },
  { name: 'three', module: 'node_modules/three/build/three.module.js', budget: 135_000 },
  // Where there is a real chain: FCL, and WalletConnect for a person who chooses a wallet on a phone.
  { name: 'Flow', module: 'src/services/chain/openFlow.ts', budget: 235_000 },
  // What tells of news, which comes when all else of the start is there; the Beeper's window has its words too. 1 KB of it keeps a
  // device switched on for push, and comes where one is.
  { name: 'news', module: 'src/host/watch/news.ts', budget: 7_700 },
  // What lies on the desktop of a person's own, and the disk that it lies on: after all else of the start, too. 6 KB of it
  // come when they are wanted: what brings a disk to other browsers, and what opens a picture in the program that made it.
  { name: 'the disk on the desktop', module: 'src/overlays/disk/desk.ts', budget: 19_500 },
  // Where the desktop's icons lie, for those other browsers.
  { name: 'icons that follow a wallet', module: 'src/host/watch/layout.ts', budget: 1_500 },
  // What takes a picture of the desktop, asked for with the first one.
  { name: 'capture', module: 'src/host/capture/capture.ts', budget: 4_000 },
  // What the desktop loads after its first screen, what keeps drafts and the keys of acts, and, with the first room,
  // Supabase's client of Realtime.
  { name: 'programs of the start', module: 'src/host/start/startPrograms.ts', budget: 60_000 },
];

function countOfPlaces(): number {
  const files = readdirSync('src/town/places', { recursive: true, encoding: 'utf8' });
  return files.filter((file) => basename(file) === 'place.ts').length;
}

/** Which part of the product asks for which scripts of the build, beside those that the first screen loads. */
export function sharesOfBuild(firstScreen: ReadonlySet<string>): Shares {
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const graph = JSON.parse(readFileSync(SCRIPT_GRAPH, 'utf8')) as ScriptGraph;
  return sharesOf({ graph, scripts, firstScreen, shared: SHARED });
}

/** Bytes of files of the build as the server sends them. */
export const served = (files: readonly string[]): number =>
  files.reduce((sum, file) => {
    const path = join('dist', file);
    return sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  }, 0);
