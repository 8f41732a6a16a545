/** Where help is, by its name and web address, as operators keep it for a country (PERSONA-8). No telephone number. */
export interface HelpPlace {
  readonly name: string;
  /** Without `https://`. */
  readonly address: string;
}

/** Everywhere: what is told where no country is known or nothing is kept for it. */
export const EVERYWHERE = '';

/** What a country may be: two letters of ISO 3166-1, or EVERYWHERE. */
export const COUNTRY = /^(?:[A-Z]{2})?$/;
/** A name has no number that could be one of a telephone, because none of them was checked. */
export const HELP_NAME = /^(?!.*\d{3})\S.{0,58}\S$/;
export const HELP_ADDRESS = /^[a-z0-9][a-z0-9.-]{1,80}\.[a-z]{2,12}$/;
/** How many places a country has at most. */
export const HELP_MOST = 3;
/** How long the tag of a language may be that a page sends (BCP 47). */
export const LANGUAGE_MOST = 35;

/** The country of a browser's language, such as AT of `de-AT`, or the likeliest one of `de`; EVERYWHERE where it has none. */
export function countryOf(language: string): string {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region !== undefined && COUNTRY.test(region) ? region : EVERYWHERE;
  } catch {
    return EVERYWHERE;
  }
}

/** Places as a sentence names them. */
export const named = (places: readonly HelpPlace[]): string =>
  places.map(({ name, address }) => `${name} (https://${address})`).join(' or ');
