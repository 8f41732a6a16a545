import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Bodies are lazily imported by their manifest, configurations by their tool, functions by their host: by default export. */
const DEFAULT_EXPORTS = [
  'src/apps/*/{overlay.tsx,scene.ts}',
  '**/*.config.{js,ts}',
  'e2e/support/runServer.ts',
  'supabase/functions/api/index.ts',
  '**/*.d.ts',
];

const core = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'max-lines': ['error', { max: 400 }],
  'no-constant-binary-expression': 'error',
  'no-constant-condition': 'error',
  'no-debugger': 'error',
  'no-dupe-keys': 'error',
  'no-duplicate-case': 'error',
  'no-empty': 'error',
  'no-fallthrough': 'error',
  'no-loss-of-precision': 'error',
  'no-self-assign': 'error',
  'no-unreachable': 'error',
  'no-unsafe-finally': 'error',
  'no-useless-escape': 'error',
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  'use-isnan': 'error',
  'valid-typeof': 'error',
};

const importRules = {
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: '^\\.{1,2}/(?!.*\\.(ts|tsx|mjs|js|css|json)(\\?\\w+)?$)',
          message: 'Relative imports name their file, extension included: Deno shares this code.',
        },
      ],
    },
  ],
};

export default defineConfig(
  { ignores: ['node_modules/', 'dist/', '.build/', '.data/', 'test-results/', 'scripts/fixtures/'] },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { ...core, ...importRules, 'no-unused-vars': ['error', { args: 'after-used' }] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['supabase/functions/api/index.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      ...core,
      ...importRules,
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // `import { type X }` leaves an import behind that runs the file.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Empty interfaces are how services join AppContext by declaration merging.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Text is drawn glyph by glyph: code points are what is wanted.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Ports and stores are closures behind interfaces with method syntax: their members may be handed on by themselves.
      '@typescript-eslint/unbound-method': 'off',
      // Knows no void among the type arguments of a call, such as fromPromise<void>().
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Ports and routes are async by contract, whatever a fake of them does.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: DEFAULT_EXPORTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export by name, so that it has one name everywhere.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts', 'public/**/*.js'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // Runs in any browser before anything else, to say so when it is too old.
    files: ['public/**/*.js'],
    rules: { 'no-var': 'off', 'prefer-const': 'off', 'object-shorthand': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'supabase/tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Setters are tested by what they do when nothing changes.
      'no-self-assign': 'off',
    },
  },
);
