import { test } from '@jest/globals';
import { importVinPatterns, type PatternsImport } from '@rrr/contract';
import { sendPatterns } from '../features/vin-patterns/send-patterns.js';
import { adminId } from './examples.js';
import { asked, file, previews } from './previewed-file.js';
import { pattern } from './vin-examples.js';

const { model, year, pattern: code } = pattern;
const PATTERNS = `Model,Year,Pattern\n${model},${year},${code}\n`;
const example: PatternsImport = {
  applied: false,
  importId: null,
  file,
  added: 1,
  known: 0,
  rows: [{ line: 2, model, year, pattern: code }],
  problems: [],
  mend: null,
};

test('a file of patterns', () =>
  previews({
    when: 'an admin previews a file of VIN patterns',
    endpoint: importVinPatterns,
    given: [['an admin is signed in', { adminId }]],
    path: '/api/vin-patterns/import',
    fields: { dryRun: 'true' },
    text: PATTERNS,
    call: (http) => sendPatterns(http)(asked(PATTERNS, {})),
    example,
  }));
