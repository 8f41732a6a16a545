/**
 * For each import rule the smallest trees that break it: { rule: { file: text } }, or a list where it could be got round
 * in several ways. The first file of a tree is the one that the rule catches. Each import names a file that exists in
 * the trees or a real package, so that a rule that no longer matches anything is found out.
 *
 * @type {Record<string, Record<string, string> | Record<string, string>[]>}
 */
export const EXAMPLES = {
  'no-cycles': {
    'src/os/day.ts': "import { night } from './night.ts'; export const day = () => night;",
    'src/os/night.ts': "import { day } from './day.ts'; export const night = () => day;",
  },
  'no-unresolvable': { 'src/os/lost.ts': "import './nowhere.ts';" },
  'kernel-imports-nothing': { 'src/kernel/curious.ts': "import '../engine/engine.ts';" },
  'shared-kernel-imports-nothing': {
    'supabase/functions/_shared/kernel/curious.ts': "import '../domain/rule.ts';",
  },
  'functions-import-nothing-outside': [
    { 'supabase/functions/api/kernel.ts': "import '../../../src/kernel/kernel.ts';" },
    {
      'supabase/functions/_shared/chain/scripts.ts': "import type {} from '../../../../cadence/curious.ts';",
    },
    { 'supabase/functions/_shared/db/files.ts': "import '../../../local/server.ts';" },
  ],
  'api-loads-no-decoder': {
    'supabase/functions/api/decoding.ts': "import '../_shared/chain/draws.ts';",
    'supabase/functions/_shared/chain/draws.ts': "import './photonInTurn.ts';",
    'supabase/functions/_shared/chain/photonInTurn.ts': '',
  },
  'domain-imports-only-kernel': {
    'supabase/functions/_shared/domain/curious.ts': "import { z } from 'zod'; export const schema = z;",
  },
  'cadence-imports-only-kernel': {
    'supabase/functions/_shared/cadence/curious.ts': "import '../domain/rule.ts';",
  },
  'tables-know-no-chain': {
    'supabase/functions/_shared/db/curious.ts': "import type {} from '../chain/source.ts';",
    'supabase/functions/_shared/chain/source.ts': '',
  },
  'config-imports-only-kernel': { 'src/config/curious.ts': "import '../services/service.ts';" },
  'engine-imports-only-kernel-and-pixi': { 'src/engine/curious.ts': "import type {} from 'xstate';" },
  'games-import-also-rules-of-games': {
    'src/engine/game/curious.ts':
      "import '../../../supabase/functions/_shared/domain/arcade/games/chess/rules.ts';",
    'supabase/functions/_shared/domain/arcade/games/chess/rules.ts': '',
  },
  'what-apps-make-goes-to-the-disk-too': {
    'src/apps/school/two/saving.ts': "import '../../../overlays/saveFile.ts';",
    'src/overlays/saveFile.ts': 'export const saveFile = 1;',
  },
  'audio-imports-also-tone-and-howler': { 'src/engine/audio/curious.ts': "import 'react';" },
  'appearance-imports-only-kernel-and-bundles': {
    'src/appearance/curious.ts': "import '../engine/engine.ts';",
  },
  'assets-import-also-bundles': { 'src/engine/assets/curious.ts': "import 'howler';" },
  'screens-import-only-kernel-engine-and-pixi': { 'src/screens/curious.ts': "import 'react';" },
  'three-only-on-the-stage-of-the-juniors': {
    'src/apps/school/two/curious.ts': "import type {} from 'three';",
  },
  'town-imports-only-kernel-engine-and-pixi': [
    { 'src/town/play/curious.ts': "import '../../apps/school/two/two.ts';" },
    { 'src/town/map/shown.ts': "import 'react';" },
  ],
  'cutscenes-import-only-kernel-engine-and-pixi': [
    { 'src/cutscenes/player/curious.ts': "import '../../town/play/place.ts';" },
    { 'src/cutscenes/chapters/shown.ts': "import '../../apps/school/two/two.ts';" },
  ],
  'places-know-no-other-place': [
    { 'src/town/places/arcade/place.ts': "import './lobby/place.ts';" },
    { 'src/town/places/arcade/lobby/copy.ts': "import '../place.ts';" },
    { 'src/town/places/shed/loft/copy.ts': "import '../../arcade/lobby/place.ts';" },
  ],
  'os-rules-know-neither-view-nor-engine': [
    { 'src/os/rules.ts': "import '../engine/engine.ts';" },
    { 'src/os/law.ts': "export const show = () => import('../overlays/mount.tsx');" },
  ],
  'scenes-and-surfaces-are-without-react': [
    {
      'src/apps/school/one/scene.ts': "import './helper.ts';",
      'src/apps/school/one/helper.ts': "import { useState } from 'react'; export const use = useState;",
    },
    { 'src/apps/school/one/surface.ts': "import '@xstate/react';" },
  ],
  'overlays-are-without-pixi-and-engine': [
    { 'src/apps/school/one/overlay.tsx': "import type {} from 'pixi.js';" },
    {
      'src/apps/school/one/Page.tsx': "import { show } from './show.ts'; show;",
      'src/apps/school/one/show.ts': "export const show = () => import('../../../screens/screen.ts');",
    },
    {
      'src/overlays/Picture.tsx': "import type {} from '../services/pictures.ts';",
      'src/services/pictures.ts': "import '../engine/engine.ts';",
    },
  ],
  'machines-are-pure': [
    { 'src/apps/school/one/doorMachine.ts': "import '../../../services/service.ts';" },
    {
      'src/apps/school/one/lidMachine.ts': "import './lid.ts';",
      'src/apps/school/one/lid.ts': "import type {} from '../../../services/service.ts';",
    },
  ],
  'manifests-are-light': {
    'src/apps/school/heavy/manifest.ts': "import './texts.ts';",
    'src/apps/school/heavy/texts.ts': '',
  },
  'apps-know-no-other-app': { 'src/apps/school/one/rival.ts': "import '../two/two.ts';" },
  'apps-know-neither-os-nor-host': [
    { 'src/apps/school/one/escape.ts': "import '../../../os/desktop.ts';" },
    {
      'src/apps/school/one/tunnel.ts': "import '../../../services/tunnel.ts';",
      'src/services/tunnel.ts': "import '../os/desktop.ts';",
    },
  ],
  'services-know-no-screen': [
    { 'src/services/show.ts': "import '../engine/engine.ts';" },
    { 'src/services/start.ts': "import '../apps/school/two/two.ts';" },
    { 'src/services/opened.ts': "import type {} from '../os/desktop.ts';" },
    { 'src/services/hosted.ts': "import type {} from '../host/host.ts';" },
  ],
  'overlays-know-neither-apps-nor-desktop': [
    { 'src/overlays/ForApp.tsx': "import '../apps/school/two/two.ts';" },
    { 'src/overlays/ForHost.tsx': "import type {} from '../host/host.ts';" },
  ],
  'probe-knows-no-host': { 'src/probe/early.ts': "import '../host/host.ts';" },
  'only-tests-know-testing': [
    { 'src/host/cheat.ts': "import '../testing/harness.ts';" },
    { 'src/apps/school/one/cheat.ts': "import '../../../testing/harness.ts';" },
  ],
  'vendors-only-in-services': { 'src/os/vendor.ts': "import { z } from 'zod'; export const schema = z;" },
  'sound-libraries-only-in-audio': { 'src/services/noise.ts': "import 'howler';" },
  'browser-knows-no-server': [
    { 'src/services/shortcut.ts': "import '../../supabase/local/server.ts';" },
    { 'src/services/ledger.ts': "import '../../supabase/functions/_shared/db/ledger.ts';" },
    { 'src/services/claims.ts': "import type {} from '../../supabase/functions/_shared/auth/claims.ts';" },
  ],
  'browser-knows-no-command-of-the-terminal': {
    'src/apps/town/terminal/cheat.ts':
      "import '../../../../supabase/functions/_shared/domain/town/terminal/terminal.ts';",
    'supabase/functions/_shared/domain/town/terminal/terminal.ts': '',
  },
  'browser-knows-the-cast-of-the-personas-alone': {
    'src/apps/town/terminal/persona.ts':
      "import '../../../../supabase/functions/_shared/domain/people/personas/reply.ts';",
    'supabase/functions/_shared/domain/people/personas/reply.ts': '',
  },
  'browser-knows-no-join-of-the-case': {
    'src/apps/town/case-file/hint.ts':
      "import '../../../../supabase/functions/_shared/domain/town/case/joins.ts';",
    'supabase/functions/_shared/domain/town/case/joins.ts': '',
  },
  'browser-knows-the-contract-as-types': [
    {
      'src/services/parse.ts':
        "import { body } from '../../supabase/functions/_shared/contract/body.ts'; body;",
    },
    { 'src/services/later.ts': "import('../../supabase/functions/_shared/contract/body.ts');" },
    { 'src/services/handlers.ts': "import '../../supabase/functions/api/routes/index.ts';" },
  ],
  'browser-knows-no-node': {
    'src/services/files.ts': "import { readFile } from 'node:fs'; export { readFile };",
  },
  'server-knows-no-browser': { 'supabase/local/peek.ts': "import '../../src/services/service.ts';" },
};

/** The files that the examples import, with imports that every rule allows. */
export const INNOCENT = {
  'src/kernel/kernel.ts': "import '../../supabase/functions/_shared/kernel/units.ts';",
  'src/config/links.ts': "import '../kernel/kernel.ts';",
  'src/appearance/themes.ts': "import '../kernel/kernel.ts';",
  'src/engine/engine.ts': "import '../kernel/kernel.ts'; import 'pixi.js';",
  'src/engine/game/run.ts':
    "import '../engine.ts'; import '../../../supabase/functions/_shared/domain/arcade/games/game.ts';",
  'supabase/functions/_shared/domain/arcade/games/game.ts': "import '../../../kernel/units.ts';",
  'src/engine/audio/audio.ts': "import 'tone'; import 'howler';",
  'src/screens/screen.ts': "import '../kernel/kernel.ts'; import '../engine/engine.ts'; import 'pixi.js';",
  'src/town/play/place.ts':
    "import '../../kernel/kernel.ts'; import '../../engine/engine.ts'; import 'pixi.js'; import 'xstate'; import '../../../supabase/functions/_shared/domain/rule.ts';",
  'src/town/places/arcade/lobby/place.ts': "import '../../../play/place.ts'; import './texts.ts';",
  'src/town/places/arcade/lobby/texts.ts': 'export const texts = 1;',
  'src/cutscenes/player/playChapter.ts':
    "import '../../kernel/kernel.ts'; import '../../engine/engine.ts'; import 'pixi.js'; import 'xstate'; import '../../../supabase/functions/_shared/domain/rule.ts';",
  'src/host/host.ts': "import '../os/desktop.ts'; import '../engine/engine.ts';",
  'src/testing/harness.ts': "import '../host/host.ts';",
  'cadence/curious.ts': 'export const curious = 1;',
  'src/os/desktop.ts': "import '../kernel/kernel.ts'; import 'xstate';",
  'src/os/Desktop.tsx':
    "import 'react'; import '@pixi/react'; import '@xstate/react'; import '../engine/engine.ts';",
  'src/apps/school/two/two.ts': 'export const two = 2;',
  'src/apps/school/two/scene.ts':
    "import 'pixi.js'; import '../../../engine/engine.ts'; import '../../../town/play/place.ts'; import './twoMachine.ts';",
  'src/apps/school/two/surface.ts':
    "import 'pixi.js'; import '../../../engine/engine.ts'; import '../../../../supabase/functions/_shared/domain/rule.ts';",
  'src/apps/school/two/overlay.tsx':
    "import 'react'; import '../../../overlays/mount.tsx'; import '@xstate/react';",
  'src/apps/school/two/twoMachine.ts':
    "import 'xstate'; import '../../../../supabase/functions/_shared/domain/rule.ts';",
  'src/overlays/mount.tsx': "import 'react-dom/client';",
  'src/services/service.ts':
    "import '../../supabase/functions/_shared/domain/rule.ts'; import type {} from 'zod'; import type {} from '../../supabase/functions/_shared/contract/body.ts'; import type {} from '../../supabase/functions/api/routes/index.ts';",
  'supabase/functions/_shared/domain/rule.ts': "import '../kernel/units.ts';",
  'supabase/functions/_shared/kernel/units.ts': 'export const unit = 1;',
  'supabase/functions/_shared/contract/body.ts': "import 'zod'; export const body = 1;",
  'supabase/functions/api/routes/index.ts': "import '../../_shared/contract/body.ts';",
  'supabase/functions/_shared/auth/claims.ts': 'export interface Claims {}',
  'supabase/functions/_shared/db/ledger.ts': "import '../domain/rule.ts';",
  'supabase/local/server.ts':
    "import 'node:fs'; import 'hono'; import '../functions/_shared/domain/rule.ts';",
};
