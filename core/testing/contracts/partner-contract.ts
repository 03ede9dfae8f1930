import { describe, expect, it } from '@jest/globals';
import type { Dealer } from '../../dealers/index.js';
import type { Promoter, PromoterDecision } from '../../promoters/index.js';
import { aDealer, anEvent, dealerOf, promoterOf } from '../builders.js';
import { anId } from '../fixed-ports.js';
import { fresh, type MakeBackend, useBackend } from './backend.js';

/** Dealers and promoters. */
export const describePartnerStores = (make: MakeBackend): void =>
  describe('partner stores', () => {
    const it_ = useBackend(make);

    const fullDealer = (n: number, over: Partial<Dealer> = {}): Dealer => ({
      ...dealerOf(aDealer({ id: anId('dea0er', n), name: 'Événement & Fils 🏁' })),
      dealerId: `D-${n}`,
      addressLine1: '1 Main St',
      addressLine2: 'Unit 2',
      city: 'Durango',
      state: 'CO',
      zipcode: '81301',
      phone: '970 555 0112',
      email: 'parts@example.com',
      websiteUrl: 'https://mesa.example.com/',
      bio: 'Since 1980',
      profileImage: 'images/1',
      point: { latE6: 37_275_300, lonE6: -107_880_100 },
      createdAt: '2025-06-10T18:00:00.000Z',
      ...over,
    });
    const fullPromoter = (n: number, over: Partial<Promoter> = {}): Promoter => ({
      ...promoterOf({ id: anId('pr0m0ter', n), name: 'Circuit des Érables', email: `promoter${n}@example.com` }),
      contactName: 'Zoé Roy',
      phone: '514 555 0112',
      addressLine1: '1 rue Principale',
      city: 'Laval',
      state: 'QC',
      zipcode: 'H7A 1A1',
      country: 'CA',
      websiteUrl: 'https://circuit.example.com/',
      bio: 'Depuis 1980',
      message: 'Bonjour',
      locale: 'fr',
      appliedAt: '2025-06-10T18:00:00.000Z',
      ...over,
    });

    it('keeps every field of a dealer, and changes a single one', async () => {
      const [one, other] = [fullDealer(fresh()), fullDealer(fresh())];
      await it_.uow.run(async (tx) => {
        await tx.dealers.insert(one);
        await tx.dealers.insert(other);
      });
      const bare: Dealer = {
        ...dealerOf(aDealer({ id: one.id })),
        dealerId: `${one.dealerId}-new`,
        deactivated: true,
        version: 2,
        createdAt: one.createdAt,
      };
      await it_.uow.run(async (tx) => {
        expect(await tx.dealers.lock(one.id)).toEqual(one);
        expect((await tx.dealers.byDealerId(one.dealerId))?.id).toBe(one.id);
        await tx.dealers.save(bare);
      });
      await it_.uow.run(async (tx) => {
        expect(await tx.dealers.lock(one.id)).toEqual(bare);
        expect(await tx.dealers.lock(other.id)).toEqual(other);
        expect(await tx.dealers.byDealerId(one.dealerId)).toBeUndefined();
        expect(await tx.dealers.lock(anId('n0ne'))).toBeUndefined();
      });
    });

    it('refuses a dealer ID that another dealer has', async () => {
      const [one, other] = [fullDealer(fresh()), fullDealer(fresh())];
      await it_.give({ dealers: [one] });
      const add = (dealer: Dealer) =>
        it_.uow.run(async (tx) => {
          if (await tx.dealers.byDealerId(dealer.dealerId)) return 'taken';
          await tx.dealers.insert(dealer);
          return 'added';
        });
      expect(await add({ ...other, dealerId: one.dealerId })).toBe('taken');
      expect((await Promise.all([add(other), add({ ...other, id: anId('dea0er', fresh()) })])).toSorted()).toEqual([
        'added',
        'taken',
      ]);
      await expect(it_.uow.run((tx) => tx.dealers.save({ ...one, dealerId: other.dealerId }))).rejects.toMatchObject({
        code: 'CONFLICT',
      });
      expect(await it_.uow.run((tx) => tx.dealers.lock(one.id))).toEqual(one);
    });

    it('keeps every field of a promoter, and knows which addresses are taken', async () => {
      const [one, rejected] = [fullPromoter(fresh()), fullPromoter(fresh(), { status: 'rejected' })];
      await it_.uow.run(async (tx) => {
        await tx.promoters.insert(one);
        await tx.promoters.insert(rejected);
      });
      const bare: Promoter = {
        ...promoterOf({ id: one.id, name: 'Other', email: one.email }),
        status: 'approved',
        deactivated: true,
        version: 2,
      };
      await it_.uow.run(async (tx) => {
        expect(await tx.promoters.lock(one.id)).toEqual(one);
        expect([
          await tx.promoters.isKnown(one.email),
          await tx.promoters.isKnown(rejected.email),
          await tx.promoters.isKnown('nobody@example.com'),
        ]).toEqual([true, false, false]);
        await tx.promoters.save(bare);
      });
      await it_.uow.run(async (tx) => {
        expect(await tx.promoters.lock(one.id)).toEqual(bare);
        expect(await tx.promoters.lock(rejected.id)).toEqual(rejected);
        expect(await tx.outbox.recipient('promoter', rejected.id)).toEqual({
          email: rejected.email,
          fullName: rejected.name,
          locale: 'fr',
          verified: false,
        });
      });
    });

    it('keeps decisions in their order, and marks one undone', async () => {
      const promoter = fullPromoter(fresh());
      const decision = (sequence: number, over: Partial<PromoterDecision> = {}): PromoterDecision => ({
        promoterId: promoter.id,
        sequence,
        from: 'pending',
        to: 'approved',
        reason: null,
        at: '2025-06-10T18:00:00.000Z',
        byName: 'Robin Vale',
        undoneAt: null,
        ...over,
      });
      await it_.give({
        promoters: [promoter],
        promoterDecisions: [decision(2, { to: 'rejected', reason: 'no track' })],
      });
      await it_.uow.run(async (tx) => {
        await tx.promoters.addDecision(decision(1));
        await tx.promoters.setUndone(promoter.id, 1, '2025-06-11T18:00:00.000Z');
        expect(await tx.promoters.decisions(promoter.id)).toEqual([
          decision(1, { undoneAt: '2025-06-11T18:00:00.000Z' }),
          decision(2, { to: 'rejected', reason: 'no track' }),
        ]);
      });
    });

    it('counts a promoter’s events and series, and removes a promoter with its decisions', async () => {
      const [n, m] = [fresh(), fresh()];
      const [owner, idle] = [fullPromoter(n), fullPromoter(m)];
      await it_.give({
        promoters: [owner, idle],
        events: [anEvent({ id: anId('event', n), promoterId: owner.id, promoterApproved: false })],
        promoterDecisions: [
          {
            promoterId: idle.id,
            sequence: 1,
            from: 'pending',
            to: 'rejected',
            reason: null,
            at: '2025-06-10T18:00:00.000Z',
            byName: 'Robin Vale',
            undoneAt: null,
          },
        ],
      });
      await it_.uow.run(async (tx) => {
        expect(await tx.promoters.owns(owner.id)).toEqual({ events: 1, series: 0 });
        expect(await tx.promoters.owns(idle.id)).toEqual({ events: 0, series: 0 });
        await tx.promoters.remove(idle.id);
        expect(await tx.promoters.lock(idle.id)).toBeUndefined();
        expect(await tx.promoters.decisions(idle.id)).toEqual([]);
      });
    });
  });
