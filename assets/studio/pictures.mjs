import { readdirSync } from 'node:fs';

/** One job for each Python file of a folder of scenes/; the bundle is named like the file, with dashes, between `prefix` and `suffix`. */
function jobsIn(folder, prefix = '', suffix = '') {
  return readdirSync(new URL(`scenes/${folder}`, import.meta.url))
    .filter((file) => /^[a-z].*\.py$/.test(file))
    .sort()
    .map((file) => file.slice(0, -'.py'.length))
    .map((name) => ({
      module: `scenes.${folder}.${name}`,
      folder: `${prefix}${name.replaceAll('_', '-')}${suffix}`,
    }));
}

/**
 * What the studio photographs: each job is a Python module that, given a folder, writes the finished files of one
 * bundle (or of a part of it) into it; folders are relative to assets/finished. What is added to a bundle that another job has
 * finished says so.
 */
export const jobs = [
  // scenes/places/jocks_house_kitchen.py makes the bundle jocks-house-kitchen,
  ...jobsIn('places'),
  // scenes/cutscenes/intro_road.py the bundle cutscene-intro-road.
  ...jobsIn('cutscenes', 'cutscene-'),
  // scenes/juniors/history.py makes the model history.glb of the bundle pocket-juniors.
  ...jobsIn('juniors').map(({ module }) => ({ module, folder: 'pocket-juniors' })),
  // scenes/people/cook.py makes the faces of the cook in the bundle people.
  ...jobsIn('people').map(({ module }) => ({ module, folder: 'people' })),
  // scenes/there/arcade_prize_booth.py adds the prize clerk to the finished pictures of arcade-prize-booth.
  ...jobsIn('there').map((job) => ({ ...job, isAdded: true })),
  // scenes/taken/jocks_house.py the line without the jacket to those of jocks-house.
  ...jobsIn('taken').map((job) => ({ ...job, isAdded: true })),
  // scenes/dark/shed_trackside.py the bundle shed-trackside-dark: the place while the power is out.
  ...jobsIn('dark', '', '-dark'),
  // scenes/used/arcade_prize_booth.py what was laid down there to those of arcade-prize-booth.
  ...jobsIn('used').map((job) => ({ ...job, isAdded: true })),
  { module: 'scenes.junior_items', folder: 'junior-items' },
  { module: 'scenes.junior_classes', folder: 'junior-classes' },
  { module: 'scenes.junior_scenes', folder: 'junior-scenes' },
  { module: 'scenes.things', folder: 'things' },
  { module: 'scenes.arcade_pictures', folder: 'arcade' },
  { module: 'scenes.arcade_lobby_pictures', folder: 'arcade-lobby' },
  { module: 'scenes.arcade_lobby_booth', folder: 'arcade-lobby' },
  { module: 'scenes.town_map', folder: 'town' },
  { module: 'scenes.town_dark', folder: 'town-dark' },
  { module: 'scenes.icons', folder: 'icons' },
  { module: 'scenes.app_icons', folder: '../../public' },
  { module: 'scenes.shell_pictures', folder: 'shell' },
  { module: 'scenes.cursor_pictures', folder: 'cursors' },
  { module: 'scenes.arcadia', folder: 'wallpapers' },
  { module: 'scenes.flunks_high', folder: 'wallpapers' },
  { module: 'scenes.main_street', folder: 'wallpapers' },
  { module: 'scenes.lake', folder: 'wallpapers' },
  { module: 'scenes.locker_row', folder: 'wallpapers' },
  { module: 'scenes.bulletin_board', folder: 'bulletin-board' },
  { module: 'scenes.about_us', folder: 'about-us' },
  { module: 'scenes.my_locker_pictures', folder: 'my-locker' },
  { module: 'scenes.objectives', folder: 'objectives' },
  { module: 'scenes.zoltar_pictures', folder: 'zoltar' },
  { module: 'scenes.jackets', folder: 'jackets' },
  { module: 'scenes.locks', folder: 'lock' },
  { module: 'scenes.faces', folder: 'faces' },
  { module: 'scenes.classmates', folder: 'classmates' },
  { module: 'scenes.patterns', folder: 'myplace-tiles' },
  { module: 'scenes.cliques', folder: 'cliques' },
  { module: 'scenes.class_photos', folder: 'class-photos' },
  { module: 'scenes.memes', folder: 'memes' },
  { module: 'scenes.flappy_flunk', folder: 'flappy-flunk' },
  { module: 'scenes.flunky_uppy', folder: 'flunky-uppy' },
  { module: 'scenes.delorean_fund', folder: 'delorean-fund' },
];
