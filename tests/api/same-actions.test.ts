import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ACTIONS, RECORD_TYPES } from '../../frontends/admin/features/audit-log/actions.js';

const CORE = join(import.meta.dirname, '../../core');
const source = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
  .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts') && !it.startsWith('testing'))
  .map((it) => readFileSync(join(CORE, it), 'utf8'))
  .join('\n');

/** The texts that a property of audit records can have; the condition of a choice may compare with others. */
const valuesOf = (name: string): readonly string[] => {
  const found = [...source.matchAll(new RegExp(`\\b${name}: ([^,}\\n]*'[^,}\\n]*)`, 'g'))].flatMap(([, value = '']) =>
    [...(value.split('?').at(-1) ?? '').matchAll(/'([a-z0-9-]+)'/g)].map(([, text = '']) => text),
  );
  return [...new Set(found)].toSorted();
};

test('the audit log names every action that is recorded', () =>
  expect(valuesOf('action').filter((it) => !(ALL_ACTIONS as readonly string[]).includes(it))).toEqual([]));

test('the audit log names every kind of record', () =>
  expect(valuesOf('objectType').filter((it) => !(RECORD_TYPES as readonly string[]).includes(it))).toEqual([]));
