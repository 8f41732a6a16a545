import { fail } from '../kernel/result.ts';
import type { PictureSource } from './pictures.ts';
import type { ChainSource } from './source.ts';
import type { WalletTracker } from './tracker.ts';

const silence = async () => fail('UNAVAILABLE', 'The chain does not answer. Please try again.');

/** A chain that answers nothing, for a server that was given none. */
export const SILENT_SOURCE: ChainSource = {
  span: 1,
  templatesAtOnce: 1,
  height: silence,
  events: silence,
  nextTemplate: silence,
  templates: silence,
  holdings: silence,
  states: silence,
  claims: silence,
  graduated: silence,
};
export const SILENT_TRACKER: WalletTracker = { read: silence };
export const SILENT_PICTURES: PictureSource = { read: silence };
