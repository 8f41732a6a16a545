import { traitName, wordsOf, type Filters } from '../../domain/collection/tokenFilters.ts';
import type { Parameter } from '../port.ts';

/** The parameters of a statement that is put together. */
export interface Parameters {
  readonly all: readonly Parameter[];
  /** Adds one and answers how the statement names it. */
  add(value: string | number, type: 'text' | 'json' | 'int' | 'bigint' | 'numeric'): string;
  /** The same of a list of texts. */
  addTexts(texts: readonly string[]): string;
}

export function parametersOf(): Parameters {
  const all: Parameter[] = [];
  // As a text any of them passes the port.
  const add: Parameters['add'] = (value, type) => `$${all.push(String(value))}::text::${type}`;
  return {
    all,
    add,
    addTexts: (texts) => `array(select json_array_elements_text(${add(JSON.stringify(texts), 'json')}))`,
  };
}

/** Conditions over `token`, a row of app.listed_tokens, as SQL in which no word of the caller's stands. */
export interface Conditions {
  /** Whose it is. */
  readonly owned: readonly string[];
  /** And of which collection. */
  readonly scope: readonly string[];
  /** What is of that collection in the tables that count. */
  readonly ofCollection: string;
  /** What is searched for. */
  readonly found: readonly string[];
  /** The clique, where one is asked for. */
  readonly clique: string | null;
  readonly traits: TraitConditions | null;
}

interface TraitConditions {
  /** The names of the traits of which a value is asked for. */
  readonly names: readonly string[];
  /** That it has one of the values of each name. */
  readonly each: () => string;
  /** Of how many of the names it has one of the values. */
  readonly matched: string;
}

/** Of more names a token's traits are counted, so that there are few statements, which connections keep prepared. */
const MOST_APART = 4;

function traitConditions(traits: readonly string[], parameters: Parameters): TraitConditions | null {
  if (traits.length === 0) return null;
  const names = [...new Set(traits.map(traitName))];
  if (names.length > MOST_APART) {
    // No token has two traits of one name.
    const matched = `(select count(*) from unnest(token.traits) as one where one = any(${parameters.addTexts(traits)}))`;
    return { names, matched, each: () => `${matched} = ${parameters.add(names.length, 'int')}` };
  }
  const each = names.map((name) => {
    const values = traits.filter((trait) => traitName(trait) === name);
    return `token.traits && ${parameters.addTexts(values)}`;
  });
  return { names, each: () => all(each), matched: each.map((one) => `(${one})::int`).join(' + ') };
}

/** A text as a pattern of LIKE that means itself. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** What filters ask of each token. The statement's text depends on which filters there are, and on none of their values. */
export function conditionsOf(
  { owner, collection, clique, traits = [], search = '', serial }: Filters,
  parameters: Parameters,
): Conditions {
  const owned =
    owner === undefined
      ? []
      : [`token.owner = any((select app.wallets_of(${parameters.add(owner, 'text')}))::text[])`];
  const words = wordsOf(search).map((word) => `%${literal(word)}%`);
  const name = collection === undefined ? null : parameters.add(collection, 'text');
  return {
    owned,
    scope: [
      ...owned,
      ...(name === null ? [] : [`token.shelf = case ${name} when 'Flunks' then 0 else 1 end`]),
    ],
    ofCollection: name === null ? 'true' : `collection = ${name}`,
    found: [
      ...(words.length === 0 ? [] : [`token.words like all (${parameters.addTexts(words)})`]),
      ...(serial === undefined ? [] : [`token.template_id = ${parameters.add(serial, 'numeric')}`]),
    ],
    clique: clique === undefined ? null : `token.clique = ${parameters.add(clique, 'text')}`,
    traits: traitConditions(traits, parameters),
  };
}

/** That all of these hold. */
export const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.join(' and ');
