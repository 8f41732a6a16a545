// `npm run bench texts`: what the worst text of each field costs the server, of all that a generator makes for its patterns.
import { hostileTexts, MOST_MS, msToRead, TEXT_FIELDS } from '../support/hostileTexts.ts';

const MOST_LENGTH = 10_000;

const found = TEXT_FIELDS.filter(({ most }) => most <= MOST_LENGTH).map((field) => {
  const costs = hostileTexts(field.most).map((text) => ({ text, ms: msToRead(field, text, 5) }));
  const worst = costs.reduce((one, other) => (other.ms > one.ms ? other : one));
  return { name: field.name, most: field.most, ...worst };
});
found.sort((one, other) => other.ms - one.ms);
for (const { name, most, ms, text } of found) {
  console.log(`${ms.toFixed(3).padStart(8)} ms  ${name} (${most}), ${JSON.stringify(text.slice(0, 24))}`);
}
const slow = found.filter(({ ms }) => ms > MOST_MS);
if (slow.length > 0) {
  console.error(`${slow.length} fields take more than ${MOST_MS} ms`);
  process.exitCode = 1;
}
