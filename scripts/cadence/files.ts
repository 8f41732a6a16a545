import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { formatted } from '../lib/format.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HEADER = '// Made by `npm run cadence`; a test fails while it is older than what it is made from.';

const Contracts = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.string()) }));
const FlowJson = z.object({ contracts: Contracts, dependencies: Contracts });

/** The Cadence below a folder, by its path in it. */
function cadenceBelow(folder: string): readonly (readonly [path: string, text: string])[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.cdc'))
    .sort()
    .map((path) => [path, readFileSync(`${ROOT}${folder}/${path}`, 'utf8')]);
}

/** One constant a file, named as the file: who imports one takes no other along. */
function texts(folder: string): string {
  const names = new Set<string>();
  const constants = cadenceBelow(folder).map(([path, text]) => {
    const name = basename(path, '.cdc').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (names.has(name)) throw new Error(`${folder} has two files of the name ${basename(path)}`);
    names.add(name);
    return `export const ${name} = \`${text.replace(/[\\`]|\$\{/g, '\\$&')}\`;`;
  });
  return [HEADER, ...constants].join('\n\n');
}

/** Of the contracts of flow.json those that a script or a transaction imports. */
function addresses(): string {
  const { contracts, dependencies } = FlowJson.parse(JSON.parse(readFileSync(`${ROOT}flow.json`, 'utf8')));
  const callers = [...cadenceBelow('cadence/scripts'), ...cadenceBelow('cadence/transactions')];
  const imported = Object.entries({ ...contracts, ...dependencies })
    .filter(([name]) => callers.some(([, text]) => text.includes(`import "${name}"`)))
    .sort(([a], [b]) => a.localeCompare(b));
  const networks = ['mainnet', 'testnet', 'emulator'].map((network) => {
    const lines = imported.flatMap(([name, { aliases }]) =>
      aliases[network] === undefined ? [] : [`${name}: '0x${aliases[network]}',`],
    );
    return `${network}: { ${lines.join('\n')} },`;
  });
  return `${HEADER}

/** The contracts that scripts and transactions import. */
export const CONTRACTS = [${imported.map(([name]) => `'${name}'`).join(', ')}] as const;
export type ContractName = (typeof CONTRACTS)[number];

/** Where each network has them (flow.json). */
export const ADDRESSES = { ${networks.join('\n')} } as const satisfies Record<string, Partial<Record<ContractName, string>>>;
`;
}

const MAKERS: Readonly<Record<string, () => string>> = {
  'supabase/functions/_shared/cadence/addresses.ts': addresses,
  'supabase/functions/_shared/cadence/scripts.ts': () => texts('cadence/scripts'),
  'supabase/functions/_shared/cadence/transactions.ts': () => texts('cadence/transactions'),
};

/** What is made from the .cdc files and flow.json: the text of each file by its path, formatted as the house does. */
export function cadenceFiles(): Promise<readonly (readonly [path: string, text: string])[]> {
  return Promise.all(
    Object.entries(MAKERS).map(async ([path, make]) => [path, await formatted(path, make())] as const),
  );
}
