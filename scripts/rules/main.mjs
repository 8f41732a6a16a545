import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { RULES_PAGE, rulesPage } from './page.mjs';
import { committedRepository } from './repository.mjs';

/** `npm run rules`: writes the page that says what keeps and what proves each rule. */
writeFileSync(join(ROOT, RULES_PAGE), await rulesPage(await committedRepository()));
