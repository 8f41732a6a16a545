import { defineApp, type AppManifest, type BodyLife, type Entry, type LinkManifest } from '../kernel/app.ts';
import { store } from '../kernel/store.ts';
import { createRegistry, isLink, windowSpecOf, type Registry } from '../os/apps/registry.ts';
import type { WindowSpec } from '../os/windows/windowSpec.ts';

/** An app that everyone sees, with an empty body; `changes` make it another. */
export const anApp = (id: string, changes: Partial<AppManifest> = {}): AppManifest =>
  defineApp({
    id,
    title: `The ${id}`,
    icon: id,
    window: { width: 400, height: 300 },
    access: 'everyone',
    about: () => Promise.resolve({ description: `What the ${id} is.`, help: ['What it is for.'] }),
    overlay: () => Promise.resolve({ default: () => () => undefined }),
    ...changes,
  });

/** A link that everyone sees; `changes` make it another. */
export const aLink = (id: string, changes: Partial<LinkManifest> = {}): LinkManifest => ({
  id,
  title: `The ${id}`,
  description: `Where the ${id} leads.`,
  icon: id,
  access: 'everyone',
  link: `https://${id}.example/`,
  ...changes,
});

/** The life of a body that is seen, stays and does not break; `changes` make it another. */
export const aLife = (changes: Partial<BodyLife> = {}): BodyLife => ({
  visible: store(true),
  closed: new AbortController().signal,
  fail(fault) {
    throw fault;
  },
  ...changes,
});

/** A registry of these apps, each in the folder of its id, and links. */
export const registryOf = (...entries: readonly Entry[]): Registry =>
  createRegistry(
    Object.fromEntries(entries.flatMap((entry) => (isLink(entry) ? [] : [[pathOf(entry.id), entry]]))),
    entries.filter(isLink),
  );

export const pathOf = (folder: string): string => `../apps/system/${folder}/manifest.ts`;

/** The window of such an app; `changes` make it another. */
export const aWindow = (appId: string, changes: Partial<WindowSpec> = {}): WindowSpec => ({
  ...windowSpecOf(anApp(appId), undefined),
  ...changes,
});
