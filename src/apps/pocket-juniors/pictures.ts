import { bundle } from '@bundles/pocket-juniors.ts';
import type { JuniorClass } from '../../../supabase/functions/_shared/domain/juniors/catalogue.ts';

const { pictures } = bundle;

/** A whole set on a Junior, as a still picture. */
export const portraitOf = (id: JuniorClass) => pictures[`portrait-${id}`];

/** The pictures of the carousel, in order. */
export const CAROUSEL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type CarouselNumber = (typeof CAROUSEL)[number];
export const carouselPicture = (nth: CarouselNumber) => pictures[`carousel-${nth}`];
