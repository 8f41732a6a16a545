import { expect, it } from 'vitest';
import { deployedConfig } from './bundle.mjs';

it('the deployed project has functions of one file that import nothing', () => {
  const config = `[functions.api]
verify_jwt = false
import_map = "./functions/api/deno.json"
entrypoint = "./functions/api/index.ts"
`;
  expect(deployedConfig(config)).toBe(`[functions.api]
verify_jwt = false
entrypoint = "./functions/api/index.js"
`);
});
