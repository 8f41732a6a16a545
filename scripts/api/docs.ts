import type { ErrorCode } from '../../supabase/functions/_shared/kernel/result.ts';
import { statusOf } from '../../supabase/functions/api/answers.ts';
import { GumNews } from '../../supabase/functions/_shared/contract/school/gum.ts';
import { AREAS_BY_NAME } from '../../supabase/functions/api/routes/index.ts';
import { COMMON_REFUSALS, OF_EVERY_ROUTE, refusalsOf } from '../../supabase/functions/api/refusals.ts';
import {
  isWrite,
  type Caller,
  type Declaration,
  type Read,
  type Route,
  type Write,
} from '../../supabase/functions/api/route.ts';
import {
  READ_LIMIT,
  WRITE_LIMITS,
  type Limit,
  type RouteLimit,
} from '../../supabase/functions/_shared/domain/system/limits.ts';
import { PORTRAIT_SIZES } from '../../supabase/functions/_shared/domain/collection/portraits.ts';
import { fieldsOf, type Field } from './fields.ts';

const CALLERS: Readonly<Record<Caller, string>> = {
  anyone: 'anyone; no session is looked at',
  guest: 'anyone; the session of a person who is signed in is read',
  member: 'any person who is signed in',
  administrator: 'an administrator, as the database knows them at that moment',
};

/** docs/API.md: every route as it is declared. */
export function apiDocs(): string {
  const areas = AREAS_BY_NAME.map(([area, routes]) => [
    `## ${area.charAt(0).toUpperCase()}${area.slice(1)}`,
    ...routes.flatMap(section),
  ]);
  return [INTRODUCTION, ...areas.flat()].join('\n\n');
}

const INTRODUCTION = `# The API

Made by \`npm run api\` from the routes in \`supabase/functions/api/routes\`; a test fails when it is older than they
are. \`SERVER.md\` says how the server works and how to add a route.

Requests and answers are JSON; a GET takes its fields as a query. Every success has \`success: true\`, and every refusal
is \`{"success": false, "error": "for the person", "code": "FOR_PROGRAMS"}\` with the status of its code. Who is signed in
sends \`Authorization: Bearer\` with the token that \`POST /api/auth/verify\` and \`POST /api/auth/refresh\` answer.

- A wallet address is 0x and 16 lower-case hex digits. A time is ISO 8601 in UTC.
- A write may carry an \`Idempotency-Key\`, a uuid: sent again, it gets the answer that was kept the first time.
- Of all writes, ${callsOf(WRITE_LIMITS.wallet)} a wallet pass, and ${callsOf(WRITE_LIMITS.address)} a network address; of all
  reads, ${callsOf(READ_LIMIT)} a network address.
- A list answers \`next\`; sent as \`cursor\` it gets the next page.
- Not JSON, and so not below: \`GET /api/collection/picture/<collection>/<tokenId>\`, with \`size\` (${PORTRAIT_SIZES.join(', ')})
  the way to a portrait of it, \`GET /api/collection/pixels/<collection>/<tokenId>\`, \`GET /api/portraits/<file>\` and \`GET /api/collection/portraits\`. SERVER.md describes them.
- A call that moved GUM of the caller's wallet says so in its answer, whatever the route, in a field \`gum\` beside those
  of the route. An answer that is repeated has it again, with the same \`id\`s.

${table('In `gum`', fieldsOf(GumNews, 'output')).join('')}

Every route can be refused with ${OF_EVERY_ROUTE.map((code) => `\`${code}\``).join(', ')}; each says with what
else.

| Refused with | Status | When |
| --- | --- | --- |
${Object.entries(COMMON_REFUSALS)
  .map(([code, when]) => `| \`${code}\` | ${statusOf(code as ErrorCode)} | ${when} |`)
  .join('\n')}`;

function section(declared: Route): readonly string[] {
  const write = isWrite(declared);
  const facts = [
    `Who: ${CALLERS[declared.caller]}.`,
    ...counted(declared),
    ...(write ? [repeats(declared)] : cached(declared)),
    ...refusals(declared),
  ];
  return [
    `### ${declared.name}`,
    declared.about,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...table('Sends', fieldsOf(write ? declared.body : declared.query, 'input')),
    ...example(declared),
    ...table(
      'Answers',
      fieldsOf(declared.answer, 'output').filter(({ name }) => name !== 'success'),
    ),
  ];
}

function counted(declared: Declaration): readonly string[] {
  const rare = declared.limit ? [rarely(declared.limit)] : [];
  const all = [...(isWrite(declared) ? ['as every write'] : costOf(declared)), ...rare];
  return all.length === 0 ? [] : [`Counted: ${all.join(', and ')}.`];
}

function rarely({ calls, minutes, addressShare = 1 }: RouteLimit): string {
  if (addressShare === 1) return `${callsOf({ calls, minutes })} a network address and a wallet`;
  const ofAddress = callsOf({ calls: calls * addressShare, minutes });
  return `${callsOf({ calls, minutes })} a wallet, and ${ofAddress} a network address`;
}

const costOf = ({ cost }: Read): readonly string[] => (cost === undefined ? [] : [`as ${cost} reads`]);

function cached({ cacheSeconds }: Read): readonly string[] {
  return cacheSeconds === undefined ? [] : [`Kept: for ${cacheSeconds} seconds, by any cache on the way.`];
}

function repeats({ idempotency }: Write): string {
  if (idempotency === 'none') return 'Sent again: it is done again; it takes no Idempotency-Key.';
  if (idempotency === 'own') return 'Sent again: under the same Idempotency-Key it has no further effect.';
  return 'Sent again: under the same Idempotency-Key it answers what it answered before.';
}

function example({ name, example: sent }: Route): readonly string[] {
  if (Object.keys(sent).length === 0) return [];
  if (name.startsWith('POST')) return ['```json\n' + JSON.stringify(sent) + '\n```'];
  const query = new URLSearchParams(Object.entries(sent).map(([field, value]) => [field, String(value)]));
  return ['```\n' + `${name}?${query}` + '\n```'];
}

function table(title: string, fields: readonly Field[]): readonly string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, type, about }) => `| \`${name}\` | ${type} | ${about} |`);
  return [[`| ${title} | Type | |`, '| --- | --- | --- |', ...rows].join('\n')];
}

/** Codes with the reasons that are this route's own; the introduction has the others. */
function refusals(declared: Declaration): readonly string[] {
  const codes = [...refusalsOf(declared)].map(([code, when]) =>
    when === null ? `\`${code}\`` : `\`${code}\` (${when})`,
  );
  return codes.length === 0 ? [] : [`Refused with: ${codes.join(', ')}.`];
}

function callsOf({ calls, minutes }: Limit): string {
  return minutes === 1 ? `${calls} a minute` : `${calls} in ${minutes} minutes`;
}
