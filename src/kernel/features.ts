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
}

/** The mode of this name as it was built: operators have set nothing. */
export const asBuilt = (name: BuildMode): Mode => ({ name, set: {} });

/** Whether this mode has the feature on. */
export function isOn(feature: Feature, { name, set }: Mode): boolean {
  return set[feature] ?? (name === 'build' || PUBLIC_FEATURES[feature]);
}
