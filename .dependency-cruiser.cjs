/**
 * Who may import whom (docs/ARCHITECTURE.md). scripts/checks/imports.mjs runs these rules, proves that every module was
 * seen, and that each rule catches its own examples in scripts/checks/importExamples.mjs.
 */

/** A package, resolved (node_modules/x/...) or not (x). */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const TEST = '(\\.test\\.tsx?$|^src/testing/)';
const PIXI = packages('pixi\\.js', '@pixi/[^/]+');
const REACT = packages('react', 'react-dom', '@xstate/react', '@pixi/react');
/** With the decoder of its models. */
const THREE = packages('three', '@types/three', 'meshoptimizer');
const SHARED = '^supabase/functions/_shared/';
const DOMAIN = `${SHARED}domain/`;
/** What both sides use: units, results, the clock. */
const SHARED_KERNEL = `${SHARED}kernel/`;
const KERNEL = ['^src/kernel/', SHARED_KERNEL];
const CADENCE = `${SHARED}cadence/`;
const CONTRACT = `${SHARED}contract/`;
const BUNDLES = ['^\\assets/packed/', '^@bundles/'];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-unresolvable',
    comment: 'An import that resolves to nothing would also slip past every rule below.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '\\?url$' },
  },
  {
    name: 'kernel-imports-nothing',
    severity: 'error',
    from: { path: '^src/kernel/', pathNot: TEST },
    to: { pathNot: KERNEL },
  },
  {
    name: 'shared-kernel-imports-nothing',
    severity: 'error',
    from: { path: SHARED_KERNEL, pathNot: TEST },
    to: { pathNot: SHARED_KERNEL },
  },
  {
    name: 'domain-imports-only-kernel',
    comment: 'And lists that others keep: letters that look alike, and domains of the top level.',
    severity: 'error',
    from: { path: DOMAIN, pathNot: TEST },
    to: { pathNot: [SHARED_KERNEL, DOMAIN, packages('unicode-confusables', 'tlds')] },
  },
  {
    name: 'functions-import-nothing-outside',
    comment: 'Supabase deploys the folder of its functions alone.',
    severity: 'error',
    from: { path: '^supabase/functions/', pathNot: TEST },
    to: { path: '^(src|cadence|scripts|assets|\\.build|supabase/(?!functions/))' },
  },
  {
    name: 'cadence-imports-only-kernel',
    comment: 'What browser and server both send to the chain belongs to neither.',
    severity: 'error',
    from: { path: CADENCE, pathNot: TEST },
    to: { pathNot: [SHARED_KERNEL, CADENCE] },
  },
  {
    name: 'config-imports-only-kernel',
    comment: 'Data and settings of the build, for whoever shows them.',
    severity: 'error',
    from: { path: '^src/config/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/config/'] },
  },
  {
    name: 'engine-imports-only-kernel-and-pixi',
    severity: 'error',
    from: { path: '^src/engine/', pathNot: [TEST, '^src/engine/(audio|assets|game)/'] },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js')] },
  },
  {
    name: 'games-import-also-rules-of-games',
    comment: 'What every game is played with knows what a run is, and no game.',
    severity: 'error',
    from: { path: '^src/engine/game/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js'), `${DOMAIN}games/[^/]+$`] },
  },
  {
    name: 'audio-imports-also-tone-and-howler',
    severity: 'error',
    from: { path: '^src/engine/audio/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js', 'tone', 'howler', '@types/howler')] },
  },
  {
    name: 'appearance-imports-only-kernel-and-bundles',
    comment: 'What the engine draws with and a window of React offers for choice: it knows neither.',
    severity: 'error',
    from: { path: '^src/appearance/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/appearance/', ...BUNDLES] },
  },
  {
    name: 'assets-import-also-bundles',
    severity: 'error',
    from: { path: '^src/engine/assets/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/engine/', packages('pixi\\.js'), ...BUNDLES] },
  },
  {
    name: 'screens-import-only-kernel-engine-and-pixi',
    severity: 'error',
    from: { path: '^src/screens/', pathNot: TEST },
    to: { pathNot: [...KERNEL, '^src/(engine|screens)/', packages('pixi\\.js')] },
  },
  {
    name: 'town-imports-only-kernel-engine-and-pixi',
    comment: 'Apps play it, and it knows no app; its rules may be those that the server has too.',
    severity: 'error',
    from: { path: '^src/town/', pathNot: TEST },
    to: {
      pathNot: [...KERNEL, '^src/(engine|town)/', packages('pixi\\.js', 'xstate'), DOMAIN, ...BUNDLES],
    },
  },
  {
    name: 'cutscenes-import-only-kernel-engine-and-pixi',
    comment:
      'Apps play them, and they know no app and no place; the video overlay they use is a rule of both sides.',
    severity: 'error',
    from: { path: '^src/cutscenes/', pathNot: TEST },
    to: {
      pathNot: [...KERNEL, '^src/(engine|cutscenes)/', packages('pixi\\.js', 'xstate'), DOMAIN, ...BUNDLES],
    },
  },
  {
    name: 'places-know-no-other-place',
    comment: 'One place loads without the others.',
    severity: 'error',
    from: { path: '^src/town/places/(.+)/[^/]+$', pathNot: TEST },
    to: { path: '^src/town/places/', pathNot: '^src/town/places/$1/[^/]+$' },
  },
  {
    name: 'os-rules-know-neither-view-nor-engine',
    comment:
      'Only .tsx files of the desktop place widgets, widgets.ts registers them and mountBody.ts fills them; machines and rules run without a screen.',
    severity: 'error',
    from: { path: '^src/os/.*\\.ts$', pathNot: [TEST, '^src/os/(widgets|windows/mountBody)\\.ts$'] },
    to: { path: [REACT, PIXI, '^src/engine/'], reachable: true },
  },
  {
    name: 'scenes-and-surfaces-are-without-react',
    severity: 'error',
    from: { path: '^src/apps/[^/]+/(scene|surface)\\.ts$' },
    to: { path: REACT, reachable: true },
  },
  {
    name: 'overlays-are-without-pixi-and-engine',
    comment: 'Nor whatever they import, on whichever path, lazily or as a type.',
    severity: 'error',
    from: { path: ['^src/overlays/', '^src/apps/.*\\.tsx$'], pathNot: TEST },
    to: { path: [PIXI, '^src/engine/'], reachable: true },
  },
  {
    name: 'machines-are-pure',
    comment: 'Effects are named actors, given by .provide.',
    severity: 'error',
    from: { path: 'Machine\\.ts$' },
    to: { path: [REACT, PIXI, '^src/(engine|overlays|services)/'], reachable: true },
  },
  {
    name: 'manifests-are-light',
    comment:
      'Every manifest is part of the first screen; what is long is imported when it is asked for, and types weigh nothing.',
    severity: 'error',
    from: { path: '^src/apps/[^/]+/manifest\\.ts$' },
    to: { dependencyTypesNot: ['dynamic-import', 'type-only'], pathNot: KERNEL },
  },
  {
    name: 'apps-know-no-other-app',
    severity: 'error',
    from: { path: '^src/apps/([^/]+)/' },
    to: { path: '^src/apps/', pathNot: '^src/apps/$1/' },
  },
  {
    name: 'apps-know-neither-os-nor-host',
    severity: 'error',
    from: { path: '^src/apps/', pathNot: TEST },
    to: { path: '^src/(os|host)/', reachable: true },
  },
  {
    name: 'services-know-no-screen',
    comment: 'The outside world behind ports; what draws or opens windows uses it.',
    severity: 'error',
    from: { path: '^src/services/', pathNot: TEST },
    to: { path: '^src/(host|os|apps|engine|overlays|town|screens)/' },
  },
  {
    name: 'overlays-know-neither-apps-nor-desktop',
    severity: 'error',
    from: { path: '^src/overlays/', pathNot: TEST },
    to: { path: '^src/(apps|os|host)/' },
  },
  {
    name: 'probe-knows-no-host',
    comment: 'It stands in the page before any other script; the host reads what it found.',
    severity: 'error',
    from: { path: '^src/probe/', pathNot: TEST },
    to: { path: '^src/(host|os|apps|overlays|town)/' },
  },
  {
    name: 'only-tests-know-testing',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: '^src/testing/' },
  },
  {
    name: 'vendors-only-in-services',
    severity: 'error',
    from: { path: '^src/(?!services/)', pathNot: TEST },
    to: {
      dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'],
      pathNot: [
        REACT,
        PIXI,
        THREE,
        packages('xstate', 'scheduler'),
        packages('tone', 'howler', '@types/[^/]+'),
      ],
    },
  },
  {
    name: 'sound-libraries-only-in-audio',
    severity: 'error',
    from: { path: '^src/', pathNot: [TEST, '^src/engine/audio/'] },
    to: { path: packages('tone', 'howler') },
  },
  {
    name: 'three-only-on-the-stage-of-the-juniors',
    comment: 'It is large, and loads with their window alone.',
    severity: 'error',
    from: { path: '^src/', pathNot: [TEST, '^src/apps/pocket-juniors/stage/'] },
    to: { path: THREE },
  },
  {
    name: 'browser-knows-no-server',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: '^(supabase|cadence)/', pathNot: [SHARED_KERNEL, DOMAIN, CADENCE, CONTRACT] },
  },
  {
    name: 'browser-knows-no-command-of-the-terminal',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: `${DOMAIN}terminal/` },
  },
  {
    name: 'browser-knows-the-cast-of-the-personas-alone',
    comment: 'What they know is large, and the server answers for them.',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: `${DOMAIN}personas/`, pathNot: `${DOMAIN}personas/cast\\.ts$` },
  },
  {
    name: 'browser-knows-the-contract-as-types',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST },
    to: { path: CONTRACT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-knows-no-node',
    severity: 'error',
    from: { path: ['^src/', SHARED], pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'server-knows-no-browser',
    comment: 'The bench of the rooms drives the page’s own adapter of Realtime.',
    severity: 'error',
    from: { path: '^supabase/', pathNot: [TEST, '^supabase/tests/bench/chatClients\\.ts$'] },
    to: { path: '^src/' },
  },
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: ['node_modules', '^assets/packed/'] },
    exclude: { path: '\\?url$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
