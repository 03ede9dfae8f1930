import { describe, expect, it } from '@jest/globals';
import { defaultProgram, type Program } from '../program/index.js';
import {
  aClass,
  aMeeting,
  anAccount,
  anActor,
  anEvent,
  anId,
  aRiderRecord,
  refusal,
  riderRows,
  type World,
} from '../testing/index.js';
import { adjustWallet } from '../ledger/index.js';
import { cashOut, createClaim, offerCredit, takeAsCredit } from './index.js';

const [ana, ben] = [anId('rder', 1), anId('rder', 2)];
const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park'];
const pro = aClass({
  payoutType: 'cash',
  places: [6_000, 4_000, 2_000].map((amount, at) => ({ place: at + 1, amount })),
});
const ON = { cashAsCredit: { bonusPercent: 10 } };

/** A meeting whose class pays cash: 60.00, 40.00 and 20.00, and riders who choose. */
const meeting = (rules: Partial<Program> = ON, more: Partial<World> = {}) => {
  const names = [...NAMES];
  const scene = aMeeting({ classes: [pro], ...more }, rules);
  const riders = names.map((fullName, at) =>
    aRiderRecord({
      id: anId('rder', at + 1),
      firstName: fullName.split(' ')[0] ?? '',
      lastName: fullName.split(' ')[1] ?? '',
      addressLine1: null,
      taxStatus: null,
    }),
  );
  scene.alter(() => ({ riderDetails: riderRows(riders).riderDetails }));
  const actorOf = (subjectId: string) => anActor({ type: 'rider', subjectId, name: 'Ana Ruiz' });
  const offer = (riderId = ana, ports: Partial<typeof scene.ports> = {}) =>
    offerCredit({ ...scene.ports, ...ports })({ actor: actorOf(riderId), currency: 'USD' });
  const take = async (riderId = ana, over: Partial<Parameters<ReturnType<typeof takeAsCredit>>[0]> = {}) =>
    takeAsCredit(scene.ports)({
      actor: actorOf(riderId),
      currency: 'USD',
      idempotency: scene.key(),
      outcome: over.outcome ?? (await offer(riderId)).outcome,
      ...over,
    });
  /** type, status, worth, left and spent of the rider's awards */
  const awards = (riderId = ana) =>
    scene
      .stored()
      .awards.filter((award) => award.riderId === riderId)
      .map(({ type, status, initial, current, spent }) => [type, status, initial, current, spent]);
  const cash = (change: object = {}) =>
    cashOut(scene.ports)({
      actor: actorOf(ana),
      idempotency: scene.key(),
      currency: 'USD',
      awardIds: null,
      method: null,
      ...change,
    });
  return { ...scene, actorOf, offer, take, awards, cash };
};

describe('dealer credit in place of cash', () => {
  it('is offered with its bonus and last day, and given as it was offered, without any documents', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    expect(await scene.offer()).toMatchObject({ amount: 6_000, bonus: 600, expiresOn: '2026-06-10', left: 0 });
    expect(await refusal(scene.cash())).not.toBe('done');
    const { choice, newBalance } = await scene.take();
    expect([choice.amount, choice.bonus, newBalance]).toEqual([6_000, 600, 6_600]);
    expect(scene.awards()).toEqual([
      ['cash', 'converted', 0, 0, 0],
      ['credit', 'current', 6_000, 6_000, 0],
      ['bonus', 'current', 600, 600, 0],
    ]);
    const entries = scene.stored().entries.filter((entry) => entry.reference === choice.id);
    expect(entries.map(({ book, kind, amount }) => [book, kind, amount])).toEqual([
      ['cash', 'choose', -6_000],
      ['credit', 'choose', 6_000],
      ['credit', 'bonus', 600],
    ]);
    expect(scene.stored().outbox.at(-1)).toMatchObject({
      kind: 'credit-taken',
      facts: { amount: 6_000, bonus: 600, total: 6_600, expiresOn: '2026-06-10' },
    });
    expect(scene.stored().audit.at(-1)).toMatchObject({ action: 'take-as-credit', detail: { percent: 10 } });
  });

  it('is final: nothing is offered again, and nothing is left to claim as cash', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    const { outcome } = await scene.offer();
    await scene.take();
    expect(await refusal(scene.offer())).toBe('CREDIT_NOT_OFFERED');
    expect(await refusal(scene.take(ana, { outcome }))).toBe('CREDIT_NOT_OFFERED');
    expect(scene.held()[0]).toBe(6_600);
  });

  it('happens once for a key', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    const [{ outcome }, idempotency] = [await scene.offer(), scene.key()];
    const [first, second] = [
      await scene.take(ana, { outcome, idempotency }),
      await scene.take(ana, { outcome, idempotency }),
    ];
    expect([second, scene.stored().creditChoices.length]).toEqual([first, 1]);
  });

  it('is refused when the program stops it, or another bonus or amount applies than was seen', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    const { outcome } = await scene.offer();
    const with_ = (cashAsCredit: Program['cashAsCredit']) =>
      takeAsCredit({ ...scene.ports, program: { ...scene.ports.program, cashAsCredit } })({
        actor: scene.actorOf(ana),
        currency: 'USD',
        idempotency: scene.key(),
        outcome,
      });
    expect([await refusal(with_(null)), await refusal(with_({ bonusPercent: 20 }))]).toEqual([
      'CREDIT_NOT_OFFERED',
      'PREVIEW_OUTDATED',
    ]);
    await scene.run(['Ben Ode', 'Ana Ruiz']);
    expect(await refusal(scene.take(ana, { outcome }))).toBe('PREVIEW_OUTDATED');
    expect(scene.awards()).toEqual([['cash', 'earned', 4_000, 4_000, 0]]);
  });

  it('is refused where it is not offered, in proxy mode, to others, and to riders who cannot be paid', async () => {
    const off = meeting({});
    await off.run(NAMES);
    expect(await refusal(off.offer())).toBe('CREDIT_NOT_OFFERED');
    const scene = meeting();
    await scene.run(NAMES);
    const { outcome } = await scene.offer();
    const as = (actor: ReturnType<typeof anActor>) => refusal(scene.take(ana, { actor, outcome }));
    expect(await as({ ...scene.actorOf(ana), proxyHostId: anId('acc', 9) })).toBe('PROXY_FORBIDDEN');
    expect(await as(anActor())).toBe('NOT_FOUND');
    // another rider's offer
    expect(await as(scene.actorOf(ben))).toBe('PREVIEW_OUTDATED');
    scene.alterRider(ana, { deactivated: true });
    expect(await refusal(scene.take(ana, { outcome }))).toBe('RIDER_DEACTIVATED');
    expect(scene.held()).toEqual([0, 0, 0]);
  });

  it('leaves cash that an administrator gave, and cash in a claim', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    await adjustWallet({ ...scene.ports, program: { ...scene.ports.program, approvals: 'recorded' } })({
      actor: scene.admin,
      idempotency: scene.key(),
      riderId: ana,
      book: 'cash',
      amount: { amount: 5_000, currency: 'USD' },
      reason: 'A gift',
      expiresOn: null,
    });
    expect(await scene.offer()).toMatchObject({ amount: 6_000, left: 5_000 });
    await scene.take();
    expect(scene.awards().at(1)).toEqual(['cash', 'earned', 5_000, 5_000, 0]);
    expect(await refusal(scene.offer())).toBe('CREDIT_NOT_OFFERED');
  });

  it('is not offered for what is held until somebody has checked it', async () => {
    const scene = meeting(ON);
    scene.alterRider(ana, {
      bikes: scene.riders[0].bikes.map((bike) => ({ ...bike, verifiedAt: '2025-06-09T18:00:00.000Z' })),
    });
    await scene.run(NAMES);
    expect([await refusal(scene.offer()), await refusal(scene.offer(ben))]).toEqual(['CREDIT_NOT_OFFERED', 'done']);
  });
});

describe('corrected results afterwards', () => {
  it('take back credit and bonus, raise cash, and give the credit again', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    await scene.take();
    await scene.run(['Ben Ode', 'Ana Ruiz']);
    expect(scene.awards()).toEqual([
      ['cash', 'converted', 0, 0, 0],
      ['credit', 'current', 4_000, 4_000, 0],
      ['bonus', 'current', 400, 400, 0],
    ]);
    await scene.run(['Ben Ode']);
    expect(scene.awards().map(([type, status, worth]) => [type, status, worth])).toEqual([
      ['cash', 'converted', 0],
      ['credit', 'reversed', 0],
      ['bonus', 'reversed', 0],
    ]);
    await scene.run(NAMES);
    expect(scene.held()[0]).toBe(6_600);
  });

  it('list what was spent as overpaid, bonus included, and never pay it as cash again', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    await scene.take();
    await scene.redeem(ana, 6_600);
    await scene.run(['Ben Ode']);
    expect(scene.awards()).toEqual([
      ['cash', 'converted', 0, 0, 0],
      ['credit', 'reversed', 0, 0, 6_000],
      ['bonus', 'reversed', 0, 0, 600],
    ]);
    await scene.run(NAMES);
    // what was spent counts again, and there is no cash for it
    expect([scene.held()[0], scene.awards()[0]]).toEqual([0, ['cash', 'converted', 0, 0, 0]]);
  });

  it('raise what is cash, which can be chosen again', async () => {
    const scene = meeting();
    await scene.run(['Ben Ode', 'Ana Ruiz']);
    await scene.take();
    await scene.run(NAMES);
    expect(scene.awards()).toEqual([
      ['cash', 'earned', 2_000, 2_000, 0],
      ['credit', 'current', 4_000, 4_000, 0],
      ['bonus', 'current', 400, 400, 0],
    ]);
    expect(await scene.offer()).toMatchObject({ amount: 2_000, bonus: 200, expiresOn: '2026-06-10' });
    await scene.take();
    expect(scene.held()[0]).toBe(6_600);
    await scene.run(['Ben Ode', 'Ana Ruiz']);
    expect(scene.held()[0]).toBe(4_400);
  });

  it('and an event that is canceled leaves nothing of it', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    await scene.take();
    scene.alterEvent({ canceled: true });
    await scene.judgeAgain();
    expect(scene.held()[0]).toBe(0);
    scene.alterEvent({ canceled: false });
    await scene.judgeAgain();
    expect([scene.held()[0], scene.awards()[1]?.[2]]).toEqual([6_600, 6_000]);
  });
});

describe('one administrator', () => {
  const accounts = [anAccount({ id: anActor().accountId })];
  const purse = (amount: number) => [{ ...pro, places: [{ place: 1, amount }] }];
  const checks = { ...defaultProgram.checks, holdAbove: 10_000_000, byAdminTotal: 100_000 };

  it('gets no bonus for an accomplice beyond what the entries may pay alone', async () => {
    const scene = meeting({ ...ON, checks }, { classes: purse(95_000), accounts });
    await scene.run(['Ana Ruiz']);
    expect(scene.awards()[0]?.[2]).toBe(95_000);
    // 950.00 and a bonus of 95.00 would be more than 1,000.00
    expect(await refusal(scene.offer())).toBe('CREDIT_NOT_OFFERED');
    expect(await refusal(scene.take(ana, { outcome: 'x' }))).toBe('CREDIT_NOT_OFFERED');
    const small = meeting({ ...ON, checks }, { classes: purse(90_000), accounts });
    await small.run(['Ana Ruiz']);
    await small.take();
    expect(small.held()[0]).toBe(99_000);
  });

  it('does not choose for a rider', async () => {
    const scene = meeting();
    await scene.run(NAMES);
    const { outcome } = await scene.offer();
    expect(await refusal(scene.take(ana, { actor: scene.admin, outcome }))).toBe('NOT_FOUND');
    expect(
      await refusal(
        createClaim(scene.ports)({
          ...{ actor: scene.admin, riderId: ana, idempotency: scene.key(), currency: 'USD', awardIds: null },
          method: 'dealer-credit' as never,
        }),
      ),
    ).not.toBe('done');
  });
});

it('counts the season of the race for how long the credit lasts', async () => {
  const scene = meeting(
    { ...ON, seasons: [{ from: '2025-01-01', creditMonths: 6 }] },
    { events: [anEvent({ startsOn: '2025-06-07' })] },
  );
  await scene.run(NAMES);
  expect((await scene.offer()).expiresOn).toBe('2025-12-10');
});
