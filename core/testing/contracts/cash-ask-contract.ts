import { describe, expect, it } from '@jest/globals';
import type { CashAsk } from '../../payouts/index.js';
import { anId } from '../fixed-ports.js';
import type { MakeBackend } from './backend.js';
import { payoutScene } from './payout-scene.js';

export const describeCashAskStore = (make: MakeBackend): void =>
  describe('what is asked about overdue cash', () => {
    const { backend, given } = payoutScene(make);

    it('keep what riders with overdue cash were asked, and how long they have', async () => {
      const { awards, riderId } = await given([600, 700]);
      const days = [{ from: null, to: '2025-05-01' }];
      const [oldest] = awards;
      const ask = (id: string, change: Partial<CashAsk> = {}): CashAsk => ({
        id: `${id}${riderId.slice(1)}`,
        riderId,
        at: '2025-07-10T18:00:00.000Z',
        accountId: anId('acc0', 1),
        byName: 'Robin Vale',
        until: null,
        reason: null,
        ...change,
      });
      const read = () =>
        backend.uow.run(async ({ cashAsks, paymentNotices }) => ({
          asks: (await cashAsks.ofRider(riderId)).map((cashAsk) => cashAsk.id),
          askedAt: await cashAsks.askedAt(riderId),
          overdue: (await cashAsks.overdue(riderId, days)).map((cash) => [cash.amount, cash.currency, cash.raceDay]),
          isOverdue: await paymentNotices.isOverdue(oldest?.id ?? '', days, '2025-08-01'),
        }));
      expect(await read()).toEqual({ asks: [], askedAt: null, overdue: [], isOverdue: false });
      await backend.uow.run(async (tx) => {
        const licence = (await tx.documents.standing(riderId)).find((document) => document.kind === 'licence');
        if (licence) await tx.documents.decide({ ...licence, status: 'refused' });
      });
      const overdue = awards.map(({ current }) => [current, 'USD', '2025-05-01']);
      expect(await read()).toEqual({ asks: [], askedAt: null, overdue, isOverdue: true });
      // the program's own notice is a reminder too
      await backend.uow.run((tx) => tx.paymentNotices.remember([oldest?.id ?? ''], '2025-07-02T09:00:00.000Z'));
      expect((await read()).askedAt).toBe('2025-07-02T09:00:00.000Z');
      const reminder = ask('1');
      const more = ask('2', { at: '2025-07-11T18:00:00.000Z', until: '2025-08-01', reason: 'On a journey' });
      await backend.uow.run(async ({ cashAsks }) => {
        await cashAsks.add(reminder);
        await cashAsks.add(more);
      });
      expect(await read()).toEqual({ asks: [more.id, reminder.id], askedAt: reminder.at, overdue, isOverdue: false });
      expect(await backend.uow.run(({ cashAsks }) => cashAsks.byId(more.id))).toEqual(more);
      expect(await backend.uow.run((tx) => tx.paymentNotices.isOverdue(oldest?.id ?? '', days, '2025-08-02'))).toBe(
        true,
      );
      await backend.uow.run(({ cashAsks }) => cashAsks.remove(more.id));
      expect(await backend.uow.run(({ cashAsks }) => cashAsks.byId(more.id))).toBeUndefined();
      expect(await read()).toMatchObject({ asks: [reminder.id], isOverdue: true });
    });
  });
