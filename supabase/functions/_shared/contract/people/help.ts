import { z } from 'zod';
import { COUNTRY, HELP_ADDRESS, HELP_MOST, HELP_NAME } from '../../domain/people/personas/earnest/help.ts';
import { Done } from '../values.ts';

export const Country = z.string().regex(COUNTRY).describe('ISO 3166-1 in capitals, or empty for everywhere');

const HelpPlace = z.object({
  name: z.string().regex(HELP_NAME).describe('without a telephone number'),
  address: z.string().regex(HELP_ADDRESS).describe('of its web site, without https://'),
});

export const HelpPlaces = z.array(HelpPlace).max(HELP_MOST);

const CountryHelp = z.object({ country: Country, places: HelpPlaces });
export type CountryHelp = z.infer<typeof CountryHelp>;

export const HelpAnswer = Done.extend({
  countries: z.array(CountryHelp).describe('by country, what holds everywhere first'),
});
