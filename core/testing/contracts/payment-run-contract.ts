import { describe, expect, it } from '@jest/globals';
import type { PaymentRun, RunChosen } from '../../payouts/index.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend } from './backend.js';
import { at, payoutScene } from './payout-scene.js';

/** Payment runs with their claims, as they are prepared, approved and paid. */
export const describePaymentRuns = (make: MakeBackend): void =>
  describe('payment runs', () => {
    const { backend, given: rider, insert } = payoutScene(make);
    const approved = { at, accountId: anId('acc', 2), name: 'Ada Moreau' };
    const preparedBy = { accountId: anId('acc', 1), subjectId: anId('adm', 1), name: 'Robin Vale' };

    const given = async (over: Partial<PaymentRun> = {}) => {
      const claims = await Promise.all(
        [1, 2].map(async () => {
          const claim = (await rider()).claim({ dueOn: '2003-07-10' });
          await insert(claim);
          return claim;
        }),
      );
      const run: PaymentRun = {
        id: anId('run', 500_000 + fresh()),
        currency: 'USD',
        dueBy: '2003-07-10',
        preparedAt: at,
        preparedBy,
        approved: null,
        lines: claims.map(({ id: claimId, version, method, net: amount }) => ({
          claimId,
          version,
          method,
          amount,
          outcome: 'waiting',
          code: null,
          settledAt: null,
        })),
        ...over,
      };
      await backend.uow.run((tx) => tx.paymentRuns.insert(run));
      const ids = claims.map((it_) => it_.id);
      return { run, ids, first: ids[0] ?? '', second: ids[1] ?? '' };
    };
    const stored = (id: string) => backend.uow.run((tx) => tx.paymentRuns.lock(id));
    /** the lines of a run among those whose turn has come */
    const takeAll = (before: string, now: string) => backend.uow.run((tx) => tx.paymentRuns.take(before, now, 1_000));
    const take = async (id: string, before: string, now: string) =>
      (await takeAll(before, now)).filter((it_) => it_.runId === id);

    it('keep a run with its claims, in their order', async () => {
      const { run } = await given();
      expect(await stored(run.id)).toEqual(run);
      await backend.uow.run((tx) => tx.paymentRuns.approve(run.id, approved));
      // who approved it first did
      await backend.uow.run((tx) => tx.paymentRuns.approve(run.id, { ...approved, name: 'Somebody Else' }));
      expect(await stored(run.id)).toEqual({ ...run, approved });
      expect(await stored(anId('n0run'))).toBeUndefined();
    });

    it('choose pending claims by currency, method and due date, those left out apart', async () => {
      const { ids, first, second } = await given();
      const due = async (over: Partial<RunChosen> = {}) =>
        backend.uow.run((tx) =>
          tx.payoutClaims.due(
            { currency: 'USD', methods: ['reward-link'], dueBy: '2003-07-10', leaveOut: [], ...over },
            1_000,
          ),
        );
      expect(await due()).toEqual(expect.arrayContaining(ids));
      expect(await due({ leaveOut: [first] })).not.toContain(first);
      for (const over of [
        { currency: 'CAD' as const },
        { methods: ['cheque' as const] },
        { methods: [] },
        { dueBy: '2003-07-09' },
      ])
        expect((await due(over)).filter((id) => ids.includes(id))).toEqual([]);
      expect((await due({ dueBy: null })).slice(0, 2_000)).toEqual(expect.arrayContaining([second]));
      expect(
        await backend.uow.run((tx) =>
          tx.payoutClaims.due({ currency: 'USD', methods: ['reward-link'], dueBy: null, leaveOut: [] }, 1),
        ),
      ).toHaveLength(1);
    });

    it('give each waiting claim of an approved run to one server, and again once it was not settled', async () => {
      const { run, ids, first, second } = await given();
      expect(await take(run.id, '2025-06-10T18:00:00.000Z', '2025-06-10T18:00:01.000Z')).toEqual([]);
      await backend.uow.run((tx) => tx.paymentRuns.approve(run.id, approved));
      const turns = await Promise.all(
        [1, 2].map(() => take(run.id, '2025-06-10T18:00:00.000Z', '2025-06-10T18:00:01.000Z')),
      );
      expect(turns.flat().map((it_) => it_.claimId)).toEqual(ids);
      expect(turns.flat()[0]).toEqual({ runId: run.id, claimId: first, version: 1, method: 'reward-link', preparedBy });
      const settle = (claimId: string, outcome: 'sent' | 'refused', why: string | null) =>
        backend.uow.run((tx) => tx.paymentRuns.settle(run.id, [{ claimId, outcome, code: why }], at));
      await settle(first, 'sent', null);
      // what is settled stays so
      await settle(first, 'refused', 'CLAIM_SENT');
      expect(await take(run.id, '2025-06-10T18:00:01.000Z', '2025-06-10T18:00:02.000Z')).toEqual([]);
      expect(
        (await take(run.id, '2025-06-10T18:00:02.000Z', '2025-06-10T18:00:03.000Z')).map((it_) => it_.claimId),
      ).toEqual([second]);
      expect(await backend.uow.run((tx) => tx.paymentRuns.waits('2025-06-10T18:00:04.000Z'))).toBe(true);
      await settle(second, 'refused', 'CLAIM_OUTDATED');
      expect((await stored(run.id))?.lines.map((it_) => [it_.outcome, it_.code, it_.settledAt])).toEqual([
        ['sent', null, at],
        ['refused', 'CLAIM_OUTDATED', at],
      ]);
    });

    it('hold their claims from when they are approved until they are settled', async () => {
      const { run, ids, first, second } = await given();
      const holding = () => backend.uow.run((tx) => tx.paymentRuns.holding([...ids, anId('n0ne')]));
      expect(await holding()).toEqual([]);
      await backend.uow.run((tx) => tx.paymentRuns.approve(run.id, approved));
      expect((await holding()).toSorted()).toEqual(ids.toSorted());
      await backend.uow.run((tx) =>
        tx.paymentRuns.settle(run.id, [{ claimId: first, outcome: 'sent', code: null }], at),
      );
      expect(await holding()).toEqual([second]);
    });
  });
