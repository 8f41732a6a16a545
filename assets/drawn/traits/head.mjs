import { templates as hair } from './hair.mjs';
import { templates as hats } from './hats.mjs';

export const templates = { ...hair, ...hats };
