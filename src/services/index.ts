import { systemClock, type Clock, type Random, type CorrectedClock } from '@shared/kernel/clock.ts';
import type { Discovery } from '../kernel/discoveries.ts';
import type { DesktopArea } from '../kernel/scale.ts';
import type { Writable } from '../kernel/store.ts';
import { createAttempts } from './api/attempts.ts';
import { createApi, type Api } from './api/api.ts';
import { createChain, type ChainPort } from './chain/chain.ts';
import { flowAdapters } from './chain/flowAdapters.ts';
import { createCliques, type CliqueService } from './cliques/cliques.ts';
import { createCollection, type CollectionService } from './collection/collection.ts';
import { createDesktopArea } from './desktopArea/desktopArea.ts';
import { createDiscoveries, type DiscoveryService } from './discoveries/discoveries.ts';
import { createDrafts, type DraftService } from './drafts/drafts.ts';
import { createFeatures, type FeaturesService } from './features/features.ts';
import { createGames, type GamesService } from './games/games.ts';
import { createGum, type GumService } from './gum/gum.ts';
import { createObjectives, type ObjectivesService } from './objectives/objectives.ts';
import { watchOnline, type OnlinePorts, type OnlineService } from './online/online.ts';
import { createPresence, type PresenceService } from './presence/presence.ts';
import { createRealtime } from './realtime/realtime.ts';
import type { RealtimePort } from './realtime/port.ts';
import { createProfile, type ProfileService } from './profile/profile.ts';
import { createSession, type SessionService } from './session/session.ts';
import { createSettings, type LocalSettings, type SettingsService } from './settings/settings.ts';
import { syncSettings } from './settings/syncSettings.ts';
import { createShownWallet, type ShownWallet } from './shownWallet/shownWallet.ts';
import { createStorage, type StoragePort } from './storage/storage.ts';
import { createStory, type StoryService } from './story/story.ts';
import { createTabs, type Tabs } from './tabs/tabs.ts';
import { createTime, type TimeService } from './time/time.ts';
import { createTown, type TownService } from './town/town.ts';
import { createTransactions, type TransactionService } from './transactions/transactions.ts';
import { createVersion, type VersionService } from './version/version.ts';
import { createOwnWallpaper, type OwnWallpaper } from './wallpaper/ownWallpaper.ts';
import { inAllTabs, settingsOver } from './wallpaper/settingsOver.ts';
import { createWelcomeAtStart } from './welcome/welcomeAtStart.ts';

declare module '../kernel/app.ts' {
  interface Services extends WebServices {}
}

/** The services of this file; others (audio) join kernel's Services where they are made. */
export interface WebServices {
  readonly api: Api;
  readonly online: OnlineService;
  readonly session: SessionService;
  readonly shownWallet: ShownWallet;
  readonly profile: ProfileService;
  readonly presence: PresenceService;
  readonly features: FeaturesService;
  readonly realtime: RealtimePort;
  readonly games: GamesService;
  readonly gum: GumService;
  readonly objectives: ObjectivesService;
  readonly chain: ChainPort;
  readonly collection: CollectionService;
  readonly cliques: CliqueService;
  readonly settings: SettingsService;
  readonly discoveries: DiscoveryService;
  readonly drafts: DraftService;
  readonly storage: StoragePort;
  readonly story: StoryService;
  readonly tabs: Tabs;
  readonly time: TimeService;
  readonly town: TownService;
  readonly transactions: TransactionService;
  readonly version: VersionService;
  /** Whether Getting Started opens at the start. */
  readonly welcomeAtStart: Writable<boolean>;
  /** How large everything is drawn. */
  readonly desktopArea: Writable<DesktopArea>;
  /** The person's own picture behind the icons. */
  readonly ownWallpaper: Writable<OwnWallpaper>;
}

export interface ServicePorts {
  /** The clock of what is drawn; the server's puts it right where it can be. */
  readonly clock: Clock & Partial<CorrectedClock>;
  readonly random?: Random;
  readonly fetch?: typeof fetch;
  readonly storage?: StoragePort;
  readonly tabs?: Tabs;
  /** The settings as the first screen has read them. */
  readonly settings?: LocalSettings;
  /** What the stage is drawn by. */
  readonly desktopArea?: Writable<DesktopArea>;
  /** What the first screen has behind its icons. */
  readonly ownWallpaper?: Writable<OwnWallpaper>;
  /** How hidden themes are found; none when absent. */
  readonly discoveries?: readonly Discovery[];
  /** Tells of the page being left and looked at again, and of the network. */
  readonly page?: NonNullable<OnlinePorts['page']>;
}

/** Wires the services together. Asks the server nothing: that begins with session.restore(). */
export function createServices(ports: ServicePorts): WebServices {
  const { clock, random = Math.random, storage = createStorage(), tabs = createTabs() } = ports;
  const ask = ports.fetch ?? ((input, init) => fetch(input, init));
  const attempts = createAttempts({ lasting: storage.lasting, clock: systemClock });
  const api = createApi({ fetch: ask, clock, attempts });
  const time = createTime({ api, storage, tabs, clock, page: ports.page });
  const online = watchOnline({
    reachable: api.reachable,
    page: ports.page,
    ask: time.refresh,
    clock: systemClock,
    random,
  });
  const { session, tokens } = createSession({ api, online, storage, tabs });
  api.useTokens(tokens);
  const gum = createGum({ api, online, session, tabs, clock });
  const chain = createChain(
    {
      demo: async () => (await import('./chain/demoChain.ts')).createDemoChain(),
      ...flowAdapters({ session, clock: api.serverClock, lasting: storage.lasting }),
    },
    () => api.call('GET /api/chain', {}),
  );
  const collection = createCollection(tabs, {
    api,
    renew: (address) => void ask(address, { cache: 'reload' }).catch(() => undefined),
  });
  // Settings are stamped with the real time, even when `?now=` shows another.
  const local = ports.settings ?? createSettings(storage.lasting, systemClock);
  syncSettings({ local, api, session, tabs, clock: systemClock, page: ports.page });
  const story = createStory({ api, session, online, storage, tabs, page: ports.page });
  const welcomeAtStart = createWelcomeAtStart(storage.lasting);
  const desktopArea = ports.desktopArea ?? createDesktopArea(storage.lasting);
  const ownWallpaper = inAllTabs(ports.ownWallpaper ?? createOwnWallpaper(storage.lasting), tabs);
  const discoveries = createDiscoveries(ports.discoveries ?? [], local.service);
  return {
    api,
    online,
    session,
    shownWallet: createShownWallet(session),
    profile: createProfile({ api, session, tabs }),
    presence: createPresence({ api, settings: local.service, random, dark: time.dark }),
    features: createFeatures({ api, session, online }),
    realtime: createRealtime({ tokens, page: ports.page }),
    games: createGames({ api, session, online, storage, tabs, random }),
    gum,
    objectives: createObjectives({ api, gum, online, session }),
    chain,
    collection,
    cliques: createCliques({ session, chain, collection, api, online, storage }),
    settings: settingsOver(ownWallpaper, local.service),
    discoveries,
    drafts: createDrafts({ session, storage, tabs, clock: systemClock }),
    storage,
    story,
    tabs,
    time,
    town: createTown({ api, session, collection, online }),
    transactions: createTransactions({ chain, collection, session, storage, tabs, clock: systemClock }),
    version: createVersion({ fetch: ask }),
    welcomeAtStart,
    desktopArea,
    ownWallpaper,
  };
}
