/**
 * Who may import whom (docs/ARCHITECTURE.md). imports.mjs checks these rules, and that each catches its own examples in
 * importExamples.mjs.
 */

/** Packages by their names; modules of Node are `node:` and a name. */
const packages = (...names) => `^npm:(${names.join('|')})(/|$)`;

const TEST = '(\\.test\\.tsx?$|^src/testing/)';
const PIXI = packages('pixi\\.js', '@pixi/[^/]+');
const REACT = packages('react', 'react-dom', '@xstate/react', '@pixi/react');
/** With the decoder of its models. */
const THREE = packages('three', 'meshoptimizer');
const SHARED = '^supabase/functions/_shared/';
const DOMAIN = `${SHARED}domain/`;
/** What both sides use: units, results, the clock. */
const SHARED_KERNEL = `${SHARED}kernel/`;
const KERNEL = ['^src/kernel/', SHARED_KERNEL];
const CADENCE = `${SHARED}cadence/`;
const CONTRACT = `${SHARED}contract/`;
/** What the page knows of the routes: what each takes and answers. */
const ROUTES = '^supabase/functions/api/routes/index\\.ts$';
const BUNDLES = ['^assets/packed/'];

/**
 * @typedef {object} ImportRule
 * @property {string} name
 * @property {string} [comment] why, where the name does not say it
 * @property {Match} from the files it is for
 * @property {Match & { reachable?: true; kinds?: ImportKind[] }} to what they may not import; with `reachable` not over
 *   other files either. `$1` is what the first brackets of `from.path` matched.
 *
 * @typedef {{ path?: string | string[]; pathNot?: string | string[] }} Match regular expressions, any of which may match
 *
 * @typedef {'value' | 'dynamic' | 'type'} ImportKind a type weighs nothing, and what is dynamic loads later
 */

/** @type {ImportRule[]} */
export const IMPORT_RULES = [
  {
    name: 'kernel-imports-nothing',
    from: { path: '^src/kernel/', pathNot: TEST },
    to: { pathNot: KERNEL },
  },
  {
    name: 'shared-kernel-imports-nothing',
    from: { path: SHARED_KERNEL, pathNot: TEST },
    to: { pathNot: SHARED_KERNEL },
  },
  {
    name: 'domain-imports-only-kernel',
    comment: 'And lists that others keep: letters that look alike, and domains of the top level.',
    from: { path: DOMAIN, pathNot: TEST },
    to: { pathNot: [SHARED_KERNEL, DOMAIN, packages('unicode-confusables', 'tlds')] },
  },
  {
    name: 'functions-import-nothing-outside',
    comment: 'Supabase deploys the folder of its functions alone.',
    from: { path: '^supabase/functions/', pathNot: TEST },
    to: { path: '^(src|cadence|scripts|assets|\\.build|supabase/(?!functions/))' },
  },
  {
    name: 'api-loads-no-decoder',
    comment: 'On Supabase pictures are decoded by a function of their own.',
    from: { path: '^supabase/functions/api/', pathNot: TEST },
    to: { path: `${SHARED}chain/photonInTurn\\.ts$`, reachable: true },
  },
  {
    name: 'cadence-imports-only-kernel',
    comment: 'What browser and server both send to the chain belongs to neither.',
    from: { path: CADENCE, pathNot: TEST },
    to: { pathNot: [SHARED_KERNEL, CADENCE] },
  },
  {
    name: 'tables-know-no-chain',
    comment: 'What the chain says is written down by those who ask it.',
    from: { path: `${SHARED}db/`, pathNot: TEST },
    to: { path: `${SHARED}chain/` },
  },
  {
    name: 'config-imports-only-kernel',
    comment: 'Data and settings of the build, for whoever shows them.',
    from: { path: '^src/config/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/config/'] },
  },
  {
    name: 'engine-imports-only-kernel-and-pixi',
    from: { path: '^src/engine/', pathNot: [TEST, '^src/engine/(audio|assets|game)/'] },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js')] },
  },
  {
    name: 'games-import-also-rules-of-games',
    comment: 'What every game is played with knows what a run is, and no game.',
    from: { path: '^src/engine/game/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js'), `${DOMAIN}arcade/games/[^/]+$`] },
  },
  {
    name: 'audio-imports-also-tone-and-howler',
    from: { path: '^src/engine/audio/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js', 'tone', 'howler')] },
  },
  {
    name: 'appearance-imports-only-kernel-and-bundles',
    comment: 'What the engine draws with and a window of React offers for choice: it knows neither.',
    from: { path: '^src/appearance/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/appearance/', ...BUNDLES] },
  },
  {
    name: 'assets-import-also-bundles',
    from: { path: '^src/engine/assets/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js'), ...BUNDLES] },
  },
  {
    name: 'screens-import-only-kernel-engine-and-pixi',
    from: { path: '^src/screens/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/(engine|screens)/', packages('pixi\\.js')] },
  },
  {
    name: 'town-imports-only-kernel-engine-and-pixi',
    comment: 'Apps play it, and it knows no app; its rules may be those that the server has too.',
    from: { path: '^src/town/', pathNot: TEST },
    to: {
      pathNot: [...KERNEL, '^src/(engine|town)/', packages('pixi\\.js', 'xstate'), DOMAIN, ...BUNDLES],
    },
  },
  {
    name: 'cutscenes-import-only-kernel-engine-and-pixi',
    comment:
      'Apps play them, and they know no app and no place; the video overlay they use is a rule of both sides.',
    from: { path: '^src/cutscenes/', pathNot: TEST },
    to: {
      pathNot: [...KERNEL, '^src/(engine|cutscenes)/', packages('pixi\\.js', 'xstate'), DOMAIN, ...BUNDLES],
    },
  },
  {
    name: 'places-know-no-other-place',
    comment: 'One place loads without the others.',
    from: { path: '^src/town/places/(.+)/[^/]+$', pathNot: TEST },
    to: { path: '^src/town/places/', pathNot: '^src/town/places/$1/[^/]+$' },
  },
  {
    name: 'os-rules-know-neither-view-nor-engine',
    comment:
      'Only .tsx files of the desktop place widgets, widgets.ts registers them and mountBody.ts fills them; machines and rules run without a screen.',
    from: { path: '^src/os/.*\\.ts$', pathNot: [TEST, '^src/os/(widgets|windows/mountBody)\\.ts$'] },
    to: { path: [REACT, PIXI, '^src/engine/'], reachable: true },
  },
  {
    name: 'scenes-and-surfaces-are-without-react',
    from: { path: '^src/apps/[^/]+/[^/]+/(scene|surface)\\.ts$' },
    to: { path: REACT, reachable: true },
  },
  {
    name: 'overlays-are-without-pixi-and-engine',
    comment: 'Nor whatever they import, on whichever path, lazily or as a type.',
    from: { path: ['^src/overlays/', '^src/apps/.*\\.tsx$'], pathNot: TEST },
    to: { path: [PIXI, '^src/engine/'], reachable: true },
  },
  {
    name: 'machines-are-pure',
    comment: 'Effects are named actors, given by .provide.',
    from: { path: 'Machine\\.ts$' },
    to: { path: [REACT, PIXI, '^src/(engine|overlays|services)/'], reachable: true },
  },
  {
    name: 'manifests-are-light',
    comment:
      'Every manifest is part of the first screen; what is long is imported when it is asked for, and types weigh nothing.',
    from: { path: '^src/apps/[^/]+/[^/]+/manifest\\.ts$' },
    to: { kinds: ['value'], pathNot: KERNEL },
  },
  {
    name: 'apps-know-no-other-app',
    from: { path: '^src/apps/([^/]+/[^/]+)/' },
    to: { path: '^src/apps/', pathNot: '^src/apps/$1/' },
  },
  {
    name: 'apps-know-neither-os-nor-host',
    from: { path: '^src/apps/', pathNot: TEST },
    to: { path: '^src/(os|host)/', reachable: true },
  },
  {
    name: 'what-apps-make-goes-to-the-disk-too',
    comment:
      'By giveFile (DISK-12). Programs that open and save files of the disk themselves save to the device besides.',
    from: { path: '^src/apps/', pathNot: [TEST, '^src/apps/(system/notepad|making/paint)/'] },
    to: { path: '^src/overlays/saveFile\\.ts$' },
  },
  {
    name: 'services-know-no-screen',
    comment: 'The outside world behind ports; what draws or opens windows uses it.',
    from: { path: '^src/services/', pathNot: TEST },
    to: { path: '^src/(host|os|apps|engine|overlays|town|screens)/' },
  },
  {
    name: 'overlays-know-neither-apps-nor-desktop',
    from: { path: '^src/overlays/', pathNot: TEST },
    to: { path: '^src/(apps|os|host)/' },
  },
  {
    name: 'probe-knows-no-host',
    comment: 'It stands in the page before any other script; the host reads what it found.',
    from: { path: '^src/probe/', pathNot: TEST },
    to: { path: '^src/(host|os|apps|overlays|town)/' },
  },
  {
    name: 'only-tests-know-testing',
    from: { path: '^src/', pathNot: TEST },
    to: { path: '^src/testing/' },
  },
  {
    name: 'vendors-only-in-services',
    from: { path: '^src/(?!services/)', pathNot: TEST },
    to: {
      path: '^npm:',
      pathNot: [REACT, PIXI, THREE, packages('xstate', 'tone', 'howler')],
    },
  },
  {
    name: 'sound-libraries-only-in-audio',
    from: { path: '^src/', pathNot: [TEST, '^src/engine/audio/'] },
    to: { path: packages('tone', 'howler') },
  },
  {
    name: 'three-only-on-the-stage-of-the-juniors',
    comment: 'It is large, and loads with their window alone.',
    from: { path: '^src/', pathNot: [TEST, '^src/apps/making/pocket-juniors/stage/'] },
    to: { path: THREE },
  },
  {
    name: 'browser-knows-no-server',
    from: { path: '^src/', pathNot: TEST },
    to: { path: '^(supabase|cadence)/', pathNot: [SHARED_KERNEL, DOMAIN, CADENCE, CONTRACT, ROUTES] },
  },
  {
    name: 'browser-knows-no-command-of-the-terminal',
    from: { path: '^src/', pathNot: TEST },
    to: { path: `${DOMAIN}town/terminal/` },
  },
  {
    name: 'browser-knows-no-join-of-the-case',
    comment:
      'A script of the page would give every solution away (CASE-6), and so would a rule that both sides have.',
    from: { path: ['^src/', DOMAIN], pathNot: TEST },
    to: { path: `${DOMAIN}town/case/joins\\.ts$` },
  },
  {
    name: 'browser-knows-the-cast-of-the-personas-alone',
    comment:
      'What they know is large, and the server answers for them. What hears distress comes with their first room.',
    from: { path: '^src/', pathNot: TEST },
    to: {
      path: `${DOMAIN}people/personas/`,
      pathNot: `${DOMAIN}people/personas/(cast|earnest/(help|needIn))\\.ts$`,
    },
  },
  {
    name: 'browser-knows-the-contract-as-types',
    from: { path: '^src/', pathNot: TEST },
    to: { path: [CONTRACT, ROUTES], kinds: ['value', 'dynamic'] },
  },
  {
    name: 'browser-knows-no-node',
    from: { path: ['^src/', SHARED], pathNot: TEST },
    to: { path: '^node:' },
  },
  {
    name: 'server-knows-no-browser',
    comment: 'The bench of the rooms, and the tests of several servers, drive the page’s own services.',
    from: {
      path: '^supabase/',
      pathNot: [TEST, '^supabase/tests/(?:bench/chatClients|fleet/roomPage)\\.ts$'],
    },
    to: { path: '^src/' },
  },
];
