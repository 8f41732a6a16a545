import { expect, it } from 'vitest';
import { openConsole } from '../../../../testing/operatorConsole.ts';
import { HELP_TEXTS } from './texts/help.ts';

it('sets where help is in a country after it has asked twice, and takes no telephone number (CONSOLE-19)', async () => {
  const sent: unknown[] = [];
  const countries = [{ country: 'IE', places: [{ name: 'Childline', address: 'childline.ie' }] }];
  const { console, type, press, goAhead } = await openConsole(
    'help',
    { 'GET /api/console/help': { countries } },
    {
      'POST /api/console/help': ({ body }) => {
        sent.push(body);
        return { body: { success: true } };
      },
    },
  );
  await press('Set IE');
  type(HELP_TEXTS.nameLabel(2), 'Call 116 111');
  type(HELP_TEXTS.addressLabel(2), 'samaritans.org');
  await press(HELP_TEXTS.save);
  expect(console.getByText(HELP_TEXTS.notHelp)).toBeDefined();
  type(HELP_TEXTS.nameLabel(2), 'Samaritans');
  await press(HELP_TEXTS.save);
  await goAhead('Set IE');
  expect(sent).toEqual([
    {
      country: 'IE',
      places: [
        { name: 'Childline', address: 'childline.ie' },
        { name: 'Samaritans', address: 'samaritans.org' },
      ],
      reason: 'for a test',
    },
  ]);
});
