import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anId } from '@rrr/core/testing';
import { recordBareParts } from '../history/record-bare-parts.js';
import { type Sql, sqlOn } from '../sql.js';
import { KINDS, newDatabase, type TestDatabase } from '../testing/databases.js';
import { historySeals } from '../testing/history-seals.js';
import { sqlUnitOfWork } from '../unit-of-work.js';
import { sealAudit } from './seal-audit.js';
import { verifyAudit } from './verify-audit.js';

const seals = historySeals('k1');

const TAMPERING: readonly (readonly [string, string])[] = [
  ['another actor', "UPDATE audit_log SET actor_id = '00000000000000000000000000' WHERE sequence = 3"],
  ['another detail', 'UPDATE audit_log SET detail = \'{"amount":1}\' WHERE sequence = 1'],
  ['a record taken out', 'DELETE FROM audit_log WHERE sequence = 2'],
  ['a link taken out', 'DELETE FROM audit_chain WHERE position = 2'],
  [
    'the last link and its record exchanged',
    "UPDATE audit_chain SET hash = REPLACE(hash, 'a', 'b') WHERE position = 4",
  ],
];

describe.each(KINDS)('the audit log on %s', (kind) => {
  let made: TestDatabase;
  let sql: Sql;
  const act = (n: number) =>
    sqlUnitOfWork(made.db).run((tx) =>
      tx.audit.append({
        id: anId('audt', n),
        at: '2025-06-10T18:00:00.000Z',
        actorId: anId('acc', 1),
        proxyHostId: null,
        action: 'edit',
        objectType: 'rider',
        objectId: anId('rder', n),
        detail: { n },
      }),
    );
  beforeEach(async () => {
    made = await newDatabase(kind);
    sql = sqlOn(made.db.write, kind);
    await recordBareParts(made.db, seals, '2025-06-10T18:00:00.000Z');
    for (const n of [1, 2, 3, 4]) await act(n);
  });
  afterEach(() => made.drop());

  it('is chained once by concurrent workers, and verifies', async () => {
    const sealed = await Promise.all([sealAudit(made.db, seals), sealAudit(made.db, seals), sealAudit(made.db, seals)]);
    expect(sealed.reduce((sum, it) => sum + it.sealed, 0)).toBe(4);
    expect(await sealAudit(made.db, seals)).toEqual({ sealed: 0, more: false });
    await act(5);
    expect(await verifyAudit(made.db, seals)).toEqual({ checked: 4, unsealed: 1, breaks: [] });
    await sealAudit(made.db, seals);
    expect(await verifyAudit(made.db, seals)).toEqual({ checked: 5, unsealed: 0, breaks: [] });
  });

  it('chains a record that was committed after later ones', async () => {
    await sql.run('DROP TRIGGER audit_log_no_delete');
    const [late] = await sql.rows<{ id: string }>('SELECT id FROM audit_log WHERE sequence = 2');
    await sql.run('CREATE TABLE late AS SELECT * FROM audit_log WHERE sequence = 2');
    await sql.run('DELETE FROM audit_log WHERE sequence = 2');
    await sealAudit(made.db, seals);
    await sql.run('INSERT INTO audit_log SELECT * FROM late');
    expect(late?.id).toBe(anId('audt', 2));
    expect(await verifyAudit(made.db, seals)).toEqual({ checked: 3, unsealed: 1, breaks: [] });
    expect(await sealAudit(made.db, seals)).toEqual({ sealed: 1, more: false });
    expect(await verifyAudit(made.db, seals)).toEqual({ checked: 4, unsealed: 0, breaks: [] });
  });

  it.each(TAMPERING)('shows %s', async (_, text) => {
    await sealAudit(made.db, seals);
    for (const table of ['audit_log', 'audit_chain'])
      for (const how of ['update', 'delete']) await sql.run(`DROP TRIGGER ${table}_no_${how}`);
    await sql.run(text);
    expect((await verifyAudit(made.db, seals)).breaks).not.toEqual([]);
  });

  it('cannot be changed in the database while its triggers exist', async () => {
    await sealAudit(made.db, seals);
    await expect(sql.run('DELETE FROM audit_chain')).rejects.toThrow('append-only');
  });
});
