import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Draw } from '../_shared/chain/draw.ts';
import { drawElsewhere, drawNowhere, picturesSettings } from '../_shared/chain/drawElsewhere.ts';
import { photonInTurn } from '../_shared/chain/photonInTurn.ts';
import { photonResizer } from '../_shared/chain/photonResizer.ts';
import { DRAWINGS_THERE } from '../_shared/domain/system/limits.ts';
import { picturesElsewhere } from '../_shared/works/picturesElsewhere.ts';
import { photonRedraw } from '../_shared/works/redrawn.ts';
import { createPictures } from './app.ts';

const SECRET = 'a secret that both functions have';
const URL_THERE = 'https://project.example/functions/v1/pictures';
const here = photonInTurn();

const picture = async (side: number, background = '#a00c') =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 4, background } })
      .png()
      .toBuffer(),
  );

/** What the API asks a function that draws by `draw`, and how often it did. */
function asking(draw: Draw, secret = SECRET) {
  const answer = createPictures({ secret: SECRET, draw });
  const statuses: number[] = [];
  const send: typeof fetch = async (input, init) => {
    const response = await answer(new Request(input, init));
    statuses.push(response.status);
    return response;
  };
  return { statuses, ...picturesElsewhere(drawElsewhere({ url: URL_THERE, secret }, send)) };
}

describe('pictures that a function of its own draws', () => {
  it('are those that are drawn here', async () => {
    const bytes = await picture(400);
    const { resizer, redraw } = asking(here);
    const png = { bytes, type: 'image/png' };
    expect(await resizer.portraits(png)).toEqual(await photonResizer(here).portraits(png));
    expect(await redraw(bytes)).toEqual(await photonRedraw(here)(bytes));
  });

  it('are none where a file is no picture, whatever it says of itself', async () => {
    const bytes = (await picture(400)).slice(0, 60);
    const { statuses, resizer, redraw } = asking(here);
    expect(await resizer.portraits({ bytes, type: 'image/png' })).toBeNull();
    expect(await redraw(bytes)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(statuses).toEqual([422, 422]);
  });

  it('are not asked for where they are too large (PORTRAIT-1)', async () => {
    const { statuses, resizer, redraw } = asking(drawNowhere);
    const large = await picture(2_100);
    expect(await resizer.portraits({ bytes: large, type: 'image/png' })).toBeNull();
    expect(await redraw(large)).toMatchObject({ error: { code: 'BAD_REQUEST' } });
    expect(statuses).toEqual([]);
  });

  it('come later, and works are refused, while the function is busy or another has its secret', async () => {
    const bytes = await picture(400);
    const never = new Promise<never>(() => undefined);
    let drawn = 0;
    const busy: Draw = () => (drawn++ < DRAWINGS_THERE.atOnce ? never : null);
    void busy('portraits', { bytes, type: 'image/png' });
    for (const { resizer, redraw } of [
      asking(busy),
      asking(here, 'a guess'),
      picturesElsewhere(drawNowhere),
    ]) {
      expect(await resizer.portraits({ bytes, type: 'image/png' })).toBeUndefined();
      expect(await redraw(bytes)).toMatchObject({ error: { code: 'UNAVAILABLE' } });
    }
  });

  it('are asked for once more where a worker ends with one of them', async () => {
    const bytes = await picture(400);
    let calls = 0;
    const ends: Draw = (name, asked) => {
      calls += 1;
      return calls === 1 ? null : here(name, asked);
    };
    const { statuses, resizer } = asking(ends);
    expect(await resizer.portraits({ bytes, type: 'image/png' })).toMatchObject({ type: 'image/webp' });
    expect(statuses).toEqual([503, 200]);
  });
});

describe('the function that draws', () => {
  const answer = createPictures({ secret: SECRET, draw: here });
  const call = async (path: string, init?: RequestInit) =>
    (await answer(new Request(`${URL_THERE}/${path}`, init))).status;
  const OURS = { 'x-pictures-secret': SECRET };
  const post = (
    path: string,
    body: Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>> = OURS,
  ) => call(path, { method: 'POST', body, headers });

  it('draws for the API alone, one picture of a bounded size a call', async () => {
    const bytes = await picture(400);
    expect(await call('live')).toBe(200);
    expect(await call('work')).toBe(405);
    expect(await post('unknown', bytes)).toBe(404);
    expect(await post('work', bytes, { 'x-pictures-secret': 'a guess' })).toBe(401);
    expect(await post('work', new Uint8Array(4 * 1024 * 1024 + 1))).toBe(413);
    expect(await post('work', await picture(2_100))).toBe(422);
    expect(await post('portraits', bytes, { ...OURS, 'content-type': 'text/html' })).toBe(422);
    expect(await post('portraits', bytes, { ...OURS, 'content-type': 'image/png' })).toBe(200);
    expect(await post('work', bytes)).toBe(200);
  });
});

describe('its settings', () => {
  const read = (env: Readonly<Record<string, string>>) => picturesSettings((name) => env[name]);
  const SUPABASE_URL = 'https://project.example/';

  it('are none without a secret, and lead to the function of the same project', () => {
    expect(read({ SUPABASE_URL })).toBeNull();
    expect(read({ SUPABASE_URL, PICTURES_SECRET: SECRET })).toEqual({ url: URL_THERE, secret: SECRET });
    const elsewhere = { SUPABASE_URL, PICTURES_SECRET: SECRET, PICTURES_URL: 'http://127.0.0.1:9000/' };
    expect(read(elsewhere)?.url).toBe('http://127.0.0.1:9000');
  });

  it('name what is wrong', () => {
    expect(() => read({ SUPABASE_URL, PICTURES_SECRET: 'short' })).toThrow(/shorter than 32/);
    expect(() => read({ PICTURES_SECRET: SECRET })).toThrow(/PICTURES_URL is no address/);
  });
});
