import { defineConfig } from 'vite';
import { scriptGraph } from './scripts/vite/scriptGraph.ts';
import { classesByName, scopedNames } from './scripts/vite/scopedNames.ts';
import { compileHints } from './scripts/vite/compileHints.ts';
import { inlineFirst } from './scripts/vite/inlineFirst.ts';
import { lazyWalletConnect } from './scripts/vite/lazyWalletConnect.ts';
import { leanPixi } from './scripts/vite/leanPixi.ts';
import { notFound } from './scripts/vite/notFound.ts';
import { offlineFiles, ONLINE_ONLY } from './scripts/vite/offlineFiles.ts';
import { publicOrigin } from './scripts/vite/publicOrigin.ts';
import { preloadPictures } from './scripts/vite/preloadPictures.ts';
import { preloadRenderer } from './scripts/vite/preloadRenderer.ts';
import { shortNoise } from './scripts/vite/shortNoise.ts';
import { ALIASES } from './scripts/vite/aliases.ts';

/** Where scripts/dev.mjs runs the backend beside the development server. */
const backend = process.env['BACKEND_URL'] ?? 'http://127.0.0.1:9596';

/** What every first screen shows. Wallpaper and boot logo are for src/probe, which knows whether they are. */
const FIRST_PICTURES = ['fonts/glyphs', 'icons/atlas', 'shell/atlas'];

/** FCL and WalletConnect, of which neither works without a network. */
const WALLETS = /\/node_modules\/@(onflow|walletconnect|reown)\//;

/** The chunks that the first screen runs, with either renderer. */
const FIRST_SCRIPTS = /^(index|libraries|drawing|canvas|canvasUtils|webgl)$/;

/** What both of Pixi's renderers draw with: either is loaded when the page has chosen it. */
const DRAWING =
  /\/pixi\.js\/lib\/(rendering\/((renderers|batcher)\/shared|mask\/(alpha|color\/Color|stencil\/Stencil)|renderers\/gpu\/renderTarget\/calc)|scene\/(container|sprite)|filters\/mask|utils\/(sayHello|data\/clean))/;

/** What of the town's rules every start asks for as well: too little each for a request of its own. */
const TOWN =
  /\/(_shared\/domain\/(collection\/collection|town\/town|town\/presence)|src\/services\/(whileWatched|town\/town))\.ts$/;

/** What draws the toys of Pocket Juniors, which loads with their window alone: a chunk that changes with the library. */
const THREE = /\/node_modules\/(three|meshoptimizer)\//;

/** What every window with React is made of, and every dialog and news. */
const WINDOWS =
  /\/src\/overlays\/(mountReact|Dialog|dialogTexts|Toasts|controls\/(Checkbox|PixelPicture))\.tsx?$/;

export default defineConfig(({ command }) => ({
  // The desktop is the one page, and not the answer to every address.
  appType: 'mpa',
  resolve: { alias: ALIASES },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedNames(command === 'build') },
  },
  plugins: [
    classesByName(),
    leanPixi(),
    lazyWalletConnect(),
    preloadRenderer(),
    preloadPictures(FIRST_PICTURES, {
      '%WIDE_DAY%': 'wallpapers/arcadia-day-wide',
      '%WIDE_NIGHT%': 'wallpapers/arcadia-night-wide',
      '%TALL_DAY%': 'wallpapers/arcadia-day-tall',
      '%TALL_NIGHT%': 'wallpapers/arcadia-night-tall',
    }),
    publicOrigin(process.env['PUBLIC_ORIGIN']),
    inlineFirst('src/probe/probe.ts'),
    compileHints(FIRST_SCRIPTS),
    shortNoise(),
    notFound(),
    scriptGraph(),
    offlineFiles(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The content security policy allows neither inline scripts nor data: modules; browsers that need the polyfill
    // cannot run the rest either.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What chunks weigh as served is checked by scripts/checks/budget.ts; drawn layers are long text that packs well.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // Each file of the first screen is a request, which takes a slow phone as long as some kilobytes of code: what
        // the page imports at once is two, which are compiled beside each other, and of which one seldom changes.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
            { name: 'index', tags: ['$initial'] },
            { name: 'drawing', test: DRAWING },
            { name: 'town', test: TOWN },
            { name: 'three', test: THREE },
            { name: 'windows', test: WINDOWS, includeDependenciesRecursively: true },
          ],
        },
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => WALLETS.test(id))
            ? `${ONLINE_ONLY}[name]-[hash].js`
            : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    port: 9595,
    strictPort: true,
    // As the server sends it: without, a wallet's window loses the page that opened it.
    headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
    proxy: {
      '/api': backend,
      '/auth': backend,
      '/demo': backend,
      '/realtime': { target: backend, ws: true },
    },
    watch: { ignored: ['**/.data/**', '**/dist/**'] },
  },
}));
