// The entry on Supabase of the function that draws. docs/DEPLOY.md says how it is bundled and deployed.
import { picturesSecret } from '../_shared/chain/drawElsewhere.ts';
import { photonInTurn } from '../_shared/chain/photonInTurn.ts';
import { DRAWINGS_THERE } from '../_shared/domain/system/limits.ts';
import { createPictures } from './app.ts';

const secret = picturesSecret((name) => Deno.env.get(name));
if (secret === null) throw new Error('PICTURES_SECRET is missing (.env.example explains it).');
Deno.serve(createPictures({ secret, draw: photonInTurn(DRAWINGS_THERE) }));
