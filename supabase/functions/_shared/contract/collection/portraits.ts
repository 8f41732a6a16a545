import { z } from 'zod';
import { MOST_IN_SHEET, PORTRAIT_SIZES, readName } from '../../domain/collection/portraits.ts';

/** The `size` of a request, in pixels; any other is refused (PORTRAIT-1). */
export const PortraitSizeField = z.coerce
  .number()
  .pipe(z.literal(PORTRAIT_SIZES))
  .describe('width and height in pixels');

const Name = z.string().transform((text, context) => {
  const name = readName(text);
  if (name !== null) return name;
  context.addIssue({ code: 'custom', message: 'not the name of a portrait' });
  return z.NEVER;
});

/** What a sheet of portraits is asked for: GET /api/collection/portraits (PORTRAIT-2). */
export const PortraitsQuery = z.object({
  size: PortraitSizeField,
  of: z
    .string()
    .max(MOST_IN_SHEET * 48)
    .transform((text) => text.split(','))
    .pipe(z.array(Name).min(1).max(MOST_IN_SHEET))
    .describe(
      'such as `Flunks:12:0f3a9c11`, several with a comma between them; without the version `Flunks:12`',
    ),
});
