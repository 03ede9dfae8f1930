import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Anchor } from '@rrr/core/audit';
import { anId } from '@rrr/core/testing';
import { sealAudit } from '../audit/seal-audit.js';
import { verifyAudit } from '../audit/verify-audit.js';
import { forger } from '../testing/forger.js';
import { historySeals } from '../testing/history-seals.js';
import { KINDS, newDatabase, type TestDatabase } from '../testing/databases.js';
import { putWorld } from '../testing/put-world.js';
import { aShop } from '../testing/shop.js';
import { sqlUnitOfWork } from '../unit-of-work.js';
import { verifyLedger } from '../verify-ledger.js';
import { historyEnds } from '../history-ends.js';
import { acceptBareParts, recordBareParts } from './record-bare-parts.js';

const AT = '2025-06-10T18:00:00.000Z';
const seals = historySeals('k1');

describe.each(KINDS)('history on %s', (kind) => {
  let made: TestDatabase;
  beforeEach(async () => void (made = await newDatabase(kind)));
  afterEach(() => made.drop());

  const act = (n: number) =>
    sqlUnitOfWork(made.db, { seals }).run((tx) =>
      tx.audit.append({
        id: anId('audt', n),
        at: AT,
        actorId: anId('acc', 1),
        proxyHostId: null,
        action: 'edit',
        objectType: 'rider',
        objectId: anId('rder', n),
        detail: { n },
      }),
    );
  /** Two awards of 10.00 and 20.00 and a redemption of 15.00; without keys as an earlier version wrote it. */
  const shop = async (by: typeof seals | null = seals) => {
    const scene = await aShop({
      uow: sqlUnitOfWork(made.db, by ? { seals: by } : {}),
      give: (world) => putWorld(made.db, world),
    });
    await scene.issueCredit(scene.riderId, [1_000]);
    await scene.issueCredit(scene.riderId, [2_000], '2027-01-01');
    await scene.redeem(1_500);
    return scene;
  };
  const begin = () => recordBareParts(made.db, seals, AT);
  /** The first award is worth a dollar more, in every table that says so. */
  const enrich = async () => {
    const forged = await forger(made.db);
    await forged.run(
      `UPDATE ledger_entries SET new_balance = new_balance + 100,
         amount = CASE WHEN sequence = 1 THEN amount + 100 ELSE amount END,
         previous_balance = CASE WHEN sequence = 1 THEN 0 ELSE previous_balance + 100 END`,
    );
    await forged.run('UPDATE wallets SET balance = balance + 100');
    const [{ award_id: award = '' } = {}] = await forged.rows<{ award_id: string }>(
      'SELECT award_id FROM ledger_entries WHERE sequence = 1',
    );
    await forged.run(
      `UPDATE awards SET initial_value = initial_value + 100, current_value = current_value + 100, status = 'current'
       WHERE id = '${award}'`,
    );
    await forged.rehashLedger();
    return forged;
  };
  const ledgerBreaks = async (by = seals, anchors: readonly Anchor[] = []) =>
    (await verifyLedger(made.db, by, anchors)).breaks;
  const auditBreaks = async (by = seals, anchors: readonly Anchor[] = []) =>
    (await verifyAudit(made.db, by, anchors)).breaks;

  describe('rewritten by somebody who computes all hashes anew', () => {
    it('shows an actor exchanged in the audit log', async () => {
      await begin();
      for (const n of [1, 2, 3]) await act(n);
      await sealAudit(made.db, seals);
      expect(await auditBreaks()).toEqual([]);
      const forged = await forger(made.db);
      await forged.run(`UPDATE audit_log SET actor_id = '${anId('acc', 2)}' WHERE sequence = 2`);
      await forged.rehashAudit();
      expect(await auditBreaks()).toEqual([
        'record 2 (2025-06-10T18:00:00.000Z): its seal does not match, so it was not written by the portal',
        'record 3 (2025-06-10T18:00:00.000Z): its seal does not match, so it was not written by the portal',
      ]);
    });

    it('shows an amount changed in the ledger, which the hashes alone do not', async () => {
      await begin();
      await shop();
      expect(await ledgerBreaks()).toEqual([]);
      await enrich();
      expect((await verifyLedger(made.db)).breaks).toEqual([]);
      expect((await ledgerBreaks())[0]).toMatchObject({
        invariant: 6,
        where: expect.stringMatching(/\/USD\/credit\/1$/),
        detail: 'its seal does not match, so it was not written by the portal',
      });
    });

    it('shows history that claims to be older than the keys', async () => {
      await begin();
      await shop();
      for (const n of [1, 2]) await act(n);
      await sealAudit(made.db, seals);
      const forged = await enrich();
      await forged.run('UPDATE ledger_entries SET seal = NULL');
      await forged.run('UPDATE audit_chain SET seal = NULL');
      expect(await ledgerBreaks()).toEqual([
        {
          invariant: 6,
          where: 'the ledger',
          detail: '4 records have no seal, but 0 had none when this was recorded',
        },
      ]);
      expect(await auditBreaks()).toEqual(['3 records have no seal, but 0 had none when this was recorded']);
    });

    it('shows a record of the part without seals that somebody else made, or took away', async () => {
      await begin();
      await shop();
      const forged = await forger(made.db);
      await forged.run("UPDATE bare_parts SET records = 4 WHERE chain = 'ledger'");
      expect((await ledgerBreaks())[0]?.detail).toMatch(/^the record of the part without seals is not valid/);
      await forged.run('DELETE FROM bare_parts');
      expect((await ledgerBreaks())[0]?.detail).toMatch(/^nobody recorded which records have no seal/);
      expect(await begin()).toEqual({ audit: 'recorded', ledger: 'lost' });
    });
  });

  describe('from before there was a key', () => {
    it('is recorded once, stays verifiable, and cannot be changed or grow afterwards', async () => {
      await shop(null);
      for (const n of [1, 2]) await act(n);
      await sealAudit(made.db, seals);
      await (await forger(made.db)).run('UPDATE audit_chain SET seal = NULL');
      expect((await ledgerBreaks())[0]?.detail).toMatch(/^nobody recorded .* \(4 have none\)/);
      const both = await Promise.all([begin(), begin()]);
      // each chain is recorded by one of the two servers, not always by the same
      for (const chain of ['audit', 'ledger'] as const)
        expect(both.map((it) => it[chain]).sort()).toEqual(['recorded', 'there']);
      expect(await begin()).toEqual({ audit: 'there', ledger: 'there' });
      expect([await ledgerBreaks(), await auditBreaks()]).toEqual([[], []]);
      await act(3);
      await sealAudit(made.db, seals);
      expect([await ledgerBreaks(), await auditBreaks()]).toEqual([[], []]);
      await enrich();
      expect((await ledgerBreaks()).map((it) => it.detail)).toContain(
        'the 4 records without a seal are not those recorded',
      );
    });

    it('grows only when a person accepts it, once', async () => {
      await begin();
      await shop(null);
      expect((await ledgerBreaks())[0]?.detail).toMatch(/^4 records have no seal, but 0 had none/);
      expect(await acceptBareParts(made.db, seals, AT)).toEqual([{ chain: 'ledger', before: 0, now: 4 }]);
      expect(await acceptBareParts(made.db, seals, AT)).toEqual([]);
      expect(await ledgerBreaks()).toEqual([]);
    });
  });

  describe('compared with what was told elsewhere', () => {
    const tell = async (at: string): Promise<Anchor> => ({ at, ...(await historyEnds(made.db, seals)) });

    it('agrees while it only grows, and the chain of heads has one link for each wallet and hour', async () => {
      await begin();
      const { redeem } = await shop();
      await act(1);
      const first = await tell('2025-06-10T19:00:00.000Z');
      // the redemption is in the audit log too
      expect([first.audit.count, first.ledger.count]).toEqual([2, 1]);
      expect(await historyEnds(made.db, seals)).toEqual({ audit: first.audit, ledger: first.ledger });
      await redeem(100);
      await redeem(100);
      const second = await tell('2025-06-10T20:00:00.000Z');
      expect([second.audit.count, second.ledger.count]).toEqual([4, 2]);
      const told = [second, first];
      expect([await ledgerBreaks(seals, told), await auditBreaks(seals, told)]).toEqual([[], []]);
    });

    it('shows that the newest part of both was removed', async () => {
      await begin();
      const { redeem } = await shop();
      await tell('2025-06-10T19:00:00.000Z');
      const [{ balance = 0, hash = '' } = {}] = await (
        await forger(made.db)
      ).rows<{ balance: number; hash: string }>('SELECT balance, hash FROM wallets');
      await redeem(100);
      const anchor = await tell('2025-06-10T20:00:00.000Z');
      const forged = await forger(made.db);
      await forged.run(
        `UPDATE awards SET current_value = current_value + 100, spent = spent - 100 WHERE id IN
          (SELECT award_id FROM ledger_entries WHERE sequence = 5)`,
      );
      for (const where of ['ledger_entries WHERE sequence = 5', 'ledger_heads WHERE position = 2'])
        await forged.run(`DELETE FROM ${where}`);
      await forged.run(`UPDATE wallets SET sequence = 4, balance = ${balance}, hash = '${hash}'`);
      await forged.run('DELETE FROM audit_chain WHERE position = 2');
      await forged.run('DELETE FROM audit_log WHERE sequence = 2');
      // nothing in the database itself says that there was more, but for the redemption's own record
      expect((await ledgerBreaks()).filter((it) => it.invariant === 6)).toEqual([]);
      expect(await auditBreaks()).toEqual([]);
      expect((await ledgerBreaks(seals, [anchor])).filter((it) => it.invariant === 6).map((it) => it.detail)).toEqual([
        'ends at 1, but the anchor of 2025-06-10T20:00:00.000Z says that there were 2: the newest part was removed',
      ]);
      expect(await auditBreaks(seals, [anchor])).toEqual([
        'ends at 1, but the anchor of 2025-06-10T20:00:00.000Z says that there were 2: the newest part was removed',
      ]);
      // and so it stays when others act on top of it
      await redeem(200);
      await tell('2025-06-10T21:00:00.000Z');
      expect((await ledgerBreaks(seals, [anchor])).map((it) => it.detail).join()).toContain('it was changed');
      expect((await auditBreaks(seals, [anchor])).join()).toContain('it was changed');
    });

    it('shows an entry that was exchanged after it was told', async () => {
      await begin();
      await shop();
      await tell('2025-06-10T19:00:00.000Z');
      const forged = await forger(made.db);
      await forged.run('DELETE FROM ledger_entries WHERE sequence = 4');
      expect((await ledgerBreaks()).map((it) => it.detail)).toContain('its entry was removed');
    });
  });

  it('sealed by an older key stays verifiable while the key is kept', async () => {
    await begin();
    const { redeem } = await shop();
    const rotated = historySeals('k2', 'k1');
    await sqlUnitOfWork(made.db, { seals: rotated }).run((tx) =>
      tx.audit.append({
        id: anId('audt', 9),
        at: AT,
        actorId: null,
        proxyHostId: null,
        action: 'edit',
        objectType: 'rider',
        objectId: anId('rder', 1),
        detail: {},
      }),
    );
    await historyEnds(made.db, rotated);
    await redeem(100);
    expect([await ledgerBreaks(rotated), await auditBreaks(rotated)]).toEqual([[], []]);
    expect((await ledgerBreaks(historySeals('k2')))[0]?.detail).toBe(
      'its seal needs the key "k1", which AUDIT_KEY does not contain',
    );
  });
});
