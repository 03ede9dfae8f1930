import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS_WITH_KIND, LINKED, LOOKED_UP, OF_NOBODY } from '@rrr/core/audit';
import { ACT_WORDS } from '../../adapters/http/words/acts.js';
import { ALL_ACTIONS } from '../../frontends/admin/shared/audit/actions.js';
import { RECORD_TYPES } from '../../frontends/admin/shared/audit/records.js';

const CORE = join(import.meta.dirname, '../../core');
const source = readdirSync(CORE, { recursive: true, encoding: 'utf8' })
  .filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts') && !it.startsWith('testing'))
  .map((it) => readFileSync(join(CORE, it), 'utf8'))
  .join('\n');

/**
 * The texts that a property of audit records has where they are written out; the condition of a choice may compare with
 * others. The compiler knows those of `recordAct`.
 */
const valuesOf = (name: string): readonly string[] => {
  const found = [...source.matchAll(new RegExp(`\\b${name}: ([^,}\\n]*'[^,}\\n]*)`, 'g'))].flatMap(([, value = '']) =>
    [...(value.split('?').at(-1) ?? '').matchAll(/'([a-z0-9-]+)'/g)].map(([, text = '']) => text),
  );
  return [...new Set(found)].toSorted();
};

/** Recorded by commands alone. */
const OF_COMMANDS = ['accept-history', 'create-admin', 'rotate-files'];

test('the audit log names every action that is recorded', () => {
  expect([...ALL_ACTIONS, ...OF_COMMANDS].toSorted()).toEqual(ACTIONS_WITH_KIND.toSorted());
  expect(valuesOf('action').filter((it) => !(ALL_ACTIONS as readonly string[]).includes(it))).toEqual([]);
});

const KNOWN: readonly string[] = [...LINKED, ...LOOKED_UP.filter((it) => it !== 'any'), ...OF_NOBODY, 'request'];

test('the audit log names every kind of record, and leads to those whose history it belongs to', () => {
  expect(RECORD_TYPES.toSorted()).toEqual([...new Set(KNOWN)].toSorted());
  expect(valuesOf('objectType').filter((it) => !KNOWN.includes(it))).toEqual([]);
});

test('the audit log has a sentence and a kind for every action', () => {
  const told = new Set(Object.keys(ACT_WORDS.en.acts).map((it) => it.split('.')[0] ?? ''));
  expect(ACTIONS_WITH_KIND.toSorted()).toEqual([...told].toSorted());
});
