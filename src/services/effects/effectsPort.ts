import type { VcrEffects } from '@shared/domain/school/vcr.ts';

declare module '../../kernel/app.ts' {
  interface Services {
    readonly effects: EffectsService;
  }
}

/** Video effects over anything on the page. */
export interface EffectsService {
  /** Lays them over what is in `host` (which must be positioned) until `destroy`; they stand still under reduced motion. */
  layOver(host: HTMLElement, effects: VcrEffects): AttachedEffects;
}

export interface AttachedEffects {
  show(effects: VcrEffects): void;
  destroy(): void;
}
