import { defineApp, type AppManifest } from '../kernel/app.ts';
import { createRegistry, windowSpecOf, type Registry } from '../os/apps/registry.ts';
import type { WindowSpec } from '../os/windows/windowSpec.ts';

/** An app that everyone sees, with an empty body; `changes` make it another. */
export const anApp = (id: string, changes: Partial<AppManifest> = {}): AppManifest =>
  defineApp({
    id,
    title: `The ${id}`,
    description: `What the ${id} is.`,
    icon: id,
    window: { width: 400, height: 300 },
    access: 'everyone',
    help: ['What it is for.'],
    overlay: () => Promise.resolve({ default: () => () => undefined }),
    ...changes,
  });

/** A registry of these apps, each in the folder of its id. */
export const registryOf = (...apps: readonly AppManifest[]): Registry =>
  createRegistry(Object.fromEntries(apps.map((manifest) => [pathOf(manifest.id), { manifest }])));

export const pathOf = (folder: string): string => `../apps/${folder}/manifest.ts`;

/** The window of such an app; `changes` make it another. */
export const aWindow = (appId: string, changes: Partial<WindowSpec> = {}): WindowSpec => ({
  ...windowSpecOf(anApp(appId), undefined),
  ...changes,
});
