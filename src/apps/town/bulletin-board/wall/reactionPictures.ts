import { bundle } from '@bundles/messenger.ts';
import type { WorkReaction } from '@shared/domain/making/works.ts';

const { pictures } = bundle;

/** The emoji of the messenger that stand for the reactions. */
export const REACTION_PICTURES: Readonly<Record<WorkReaction, string>> = {
  joy: pictures.joy.url,
  heart: pictures.heart.url,
  cool: pictures.cool.url,
  surprise: pictures.surprise.url,
  fire: pictures.fire.url,
};
