import type { AccessLevel } from '@shared/kernel/access.ts';
import { PUBLIC_FEATURES, type Feature } from '@shared/kernel/features.ts';

export type { Feature };

/** `public` is shipped; `build` turns every feature on. */
export type BuildMode = 'public' | 'build';

/** The features that operators have set for this person, and whether each is on (MODE-5). */
export type SetFeatures = Readonly<Partial<Record<Feature, boolean>>>;

/** What decides which features are on: the build mode, and before it what operators have set. */
export interface Mode {
  readonly name: BuildMode;
  readonly set: SetFeatures;
  /** The lowest level that sees what operators have opened to it. */
  readonly opens: Readonly<Partial<Record<Feature, AccessLevel>>>;
}

/** The mode of this name as it was built: operators have set nothing. */
export const asBuilt = (name: BuildMode): Mode => ({ name, set: {}, opens: {} });

/** Whether this mode has the feature on. */
export function isOn(feature: Feature, { name, set }: Pick<Mode, 'name' | 'set'>): boolean {
  return set[feature] ?? (name === 'build' || PUBLIC_FEATURES[feature]);
}
