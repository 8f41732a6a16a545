import type { Volumes } from './audioPort.ts';

const VOLUMES = ['all', 'effects', 'music'] as const satisfies readonly (keyof Volumes)[];

/** The context and the gains that everything passes through. */
export interface SoundGraph {
  readonly context: AudioContext;
  /** Everything passes through `all`, effects and music each through their own before; ambiences go with music. */
  readonly gains: Readonly<Record<keyof Volumes, GainNode>>;
}

export function makeSoundGraph(context: AudioContext, volumes: Volumes): SoundGraph {
  const gains = {
    all: context.createGain(),
    effects: context.createGain(),
    music: context.createGain(),
  };
  gains.all.connect(context.destination);
  gains.effects.connect(gains.all);
  gains.music.connect(gains.all);
  for (const name of VOLUMES) gains[name].gain.value = volumes[name];
  return { context, gains };
}

/** Makes everything as loud as `volumes` says, at once; nothing is heard while `muted`. */
export function setLevels({ context, gains }: SoundGraph, volumes: Volumes, muted: boolean): void {
  for (const name of VOLUMES) {
    const level = name === 'all' && muted ? 0 : volumes[name];
    gains[name].gain.cancelScheduledValues(context.currentTime);
    gains[name].gain.setValueAtTime(level, context.currentTime);
  }
}
