import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS_WITH_KIND, LINKED, LOOKED_UP } from '@rrr/core/audit';
import { ACT_WORDS } from '../../adapters/http/words/acts.js';
import { ALL_ACTIONS } from '../../frontends/admin/shared/audit/actions.js';
import { RECORD_TYPES } from '../../frontends/admin/shared/audit/records.js';

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

test('the audit log has a sentence and a kind for every action', () => {
  const told = new Set(Object.keys(ACT_WORDS.en.acts).map((it) => it.split('.')[0] ?? ''));
  expect(ALL_ACTIONS.filter((it) => !told.has(it))).toEqual([]);
  expect(valuesOf('action').filter((it) => !told.has(it))).toEqual([]);
  expect(ACTIONS_WITH_KIND.toSorted()).toEqual([...told].toSorted());
});

/** Records that belong to nobody's history. */
const OF_NOBODY = ['season', 'category', 'contact-message', 'list', 'notice', 'sold-vins', 'view', 'vin-pattern'];

test('every kind of record leads to those whose history it belongs to', () => {
  // what a request is about stands in its detail
  const known = [...LINKED, ...LOOKED_UP, ...OF_NOBODY, 'request'] as readonly string[];
  expect(RECORD_TYPES.filter((it) => !known.includes(it))).toEqual([]);
});
