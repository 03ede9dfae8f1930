import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Tables of texts, words and routes: read entry by entry, so their size and the length of a line do not matter. */
const TABLES = [
  '**/words/*.ts',
  'core/outbox/emails{,-en,-fr}.ts',
  'core/imports/{above-header,header-words,one-class,place-words,regions,statuses}.ts',
  'core/events/read-events.ts',
  'core/geo/countries.ts',
  'core/identity/password-rule.ts',
  'adapters/http/kernel/openapi.ts',
  'adapters/http/site/page-texts.ts',
  'adapters/spreadsheets/workbook-parts.ts',
  'frontends/admin/pieces/country-codes.ts',
  'frontends/admin/remote.tsx',
  'seed/demo/*.ts',
  'tools/webpack/page.mjs',
];

export default ts.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'var/**', 'coverage/**', 'pacts/**'] },
  ...ts.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    files: ['core/**/*.ts'],
    ignores: ['core/testing/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Ask the Clock port for the time.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Ask the Clock port for the time.',
        },
        {
          selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          message: 'Ask the Ids port.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: TABLES,
    rules: {
      'max-lines': ['error', 300],
      // a regular expression and the path of a drawing cannot be broken
      'max-len': ['error', { code: 140, ignoreRegExpLiterals: true, ignorePattern: '\\bd="?M|\'M ?\\d' }],
    },
  },
  // the registry of stores is empty until modules merge into it
  {
    // other modules add to these
    files: ['core/shared/unit-of-work.ts', 'core/approvals/request.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': 'off' },
  },
  {
    files: ['frontends/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/*.mjs', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
