import { z } from 'zod';
import { fail, ok } from '../../../_shared/kernel/result.ts';
import { record } from '../../../_shared/db/office/auditLog.ts';
import { everyHelp, holdHelp, setHelp } from '../../../_shared/db/people/help.ts';
import { Country, HelpAnswer, HelpPlaces } from '../../../_shared/contract/people/help.ts';
import { Done, Nothing, Reason } from '../../../_shared/contract/values.ts';
import { EVERYWHERE } from '../../../_shared/domain/people/personas/earnest/help.ts';
import { route } from '../../route.ts';

/** Where the personas say that help is (CONSOLE-19). */
export const helpRoutes = [
  route(
    'GET /api/console/help',
    {
      caller: 'administrator',
      about: 'The places of help that personas name to a person in distress, by country.',
      query: Nothing,
      example: {},
      answer: HelpAnswer,
    },
    async (tx) => ok({ countries: await everyHelp(tx) }),
  ),

  route(
    'POST /api/console/help',
    {
      caller: 'administrator',
      about: 'Sets where help is in a country. Without places it is what holds everywhere.',
      sets: true,
      body: z.object({ country: Country, places: HelpPlaces, reason: Reason }),
      example: {
        country: 'IE',
        places: [{ name: 'Childline', address: 'childline.ie' }],
        reason: 'asked the helpline',
      },
      answer: Done,
      refusals: { BAD_REQUEST: 'nothing would hold everywhere', CONFLICT: 'it is so already' },
    },
    async (tx, { wallet }, { country, places, reason }) => {
      if (country === EVERYWHERE && places.length === 0)
        return fail('BAD_REQUEST', 'Everywhere needs at least one place.');
      const was = await holdHelp(tx, country);
      const isSame =
        was.length === places.length &&
        was.every(({ name, address }, at) => name === places[at]?.name && address === places[at].address);
      if (isSame) return fail('CONFLICT', 'It is so already.');
      await setHelp(tx, country, places);
      await record(tx, wallet, {
        act: 'help-set',
        subject: country === EVERYWHERE ? 'everywhere' : country,
        was: { places: was },
        became: { places },
        reason,
      });
      return ok({});
    },
  ),
] as const;
