import { sameSecret } from '../_shared/auth/keys.ts';
import type { Draw, Drawings } from '../_shared/chain/draw.ts';
import { PICTURES_SECRET_HEADER } from '../_shared/chain/drawElsewhere.ts';
import { DRAWING_FORMS } from '../_shared/chain/drawingForm.ts';
import { photonResizer } from '../_shared/chain/photonResizer.ts';
import { MOST_WORK_BYTES } from '../_shared/domain/making/works.ts';
import { bodyBytes } from '../_shared/kernel/bodyBytes.ts';
import { photonRedraw } from '../_shared/works/redrawn.ts';

interface PicturesDeps {
  /** What the API sends with each call. */
  readonly secret: string;
  readonly draw: Draw;
}

/** What it is asked to make of a picture. Null: it is no picture that is taken; undefined: too many wait already. */
type Make = (sent: {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}) => Promise<FormData | null | undefined>;

function formOf<Name extends keyof Drawings>(name: Name, made: Drawings[Name]['made']): FormData {
  const form = new FormData();
  DRAWING_FORMS[name].write(form, made);
  return form;
}

/** By the last part of the path. What bounds each picture stands with what makes it: nothing larger is decoded. */
function makersOf(draw: Draw): ReadonlyMap<string, Make> {
  const [resizer, redraw] = [photonResizer(draw), photonRedraw(draw)];
  return new Map<string, Make>([
    [
      'portraits',
      async (sent) => {
        const portraits = await resizer.portraits(sent);
        return portraits && formOf('portraits', portraits);
      },
    ],
    [
      'work',
      async ({ bytes }) => {
        const drawn = await redraw(bytes);
        if (drawn === null) return undefined;
        return drawn.ok ? formOf('work', drawn.value) : null;
      },
    ],
  ]);
}

const empty = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * The function that draws: it decodes one picture a call, for the API alone, and keeps nothing. It is
 * a worker of its own so that the CPU and memory of pictures are never those of a person's call. 422: it is no picture
 * that is taken; 503: others are drawn just now.
 */
export function createPictures({ secret, draw }: PicturesDeps): (request: Request) => Promise<Response> {
  const makers = makersOf(draw);
  return async (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname.split('/').at(-1) ?? '';
    if (name === 'live')
      return Response.json({ success: true }, { headers: { 'cache-control': 'no-store' } });
    const make = makers.get(name);
    if (make === undefined) return empty(404);
    if (request.method !== 'POST') return empty(405, { allow: 'POST' });
    if (!(await sameSecret(request.headers.get(PICTURES_SECRET_HEADER) ?? '', secret))) return empty(401);
    const bytes = await bodyBytes(request, MOST_WORK_BYTES);
    if (bytes === null) return empty(413);
    const made = await make({ bytes, type: request.headers.get('content-type') ?? '' });
    if (made === undefined) return empty(503, { 'retry-after': '1' });
    if (made === null) return empty(422);
    return new Response(made, { headers: { 'cache-control': 'no-store' } });
  };
}
