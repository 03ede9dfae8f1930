import { describe, expect, it } from '@jest/globals';
import { anActor, anId, refusal } from '../testing/index.js';
import { twoRaces } from '../testing/outside/two-races.js';

const EVENT = anId('event', 1);
const ANA = anId('rder', 0);
const FIELD = [0, 1, 2, 3, 4].map((n) => `Field ${n}`);
const second = anActor({ accountId: anId('acc', 9), subjectId: anId('admn', 9) });
const promoter = anActor({ type: 'promoter', accountId: anId('acc', 8), subjectId: anId('pr0m0ter', 1) });
const AHEAD = { startsOn: '2025-06-20', endsOn: '2025-06-20' };

/** An event that paid two riders $180.00 and $90.01; the first spent $50.00. */
const given = async () => {
  const races = twoRaces('share', { approvals: 'required' });
  const classId = races.model.events[0]?.classes[0]?.id ?? '';
  const run = (names: readonly string[]) =>
    races.replace({
      actor: races.admin,
      eventId: EVENT,
      classId,
      entrants: null,
      results: [...names, ...FIELD].map((name, at) => races.byHand(at + 1, name)),
      apply: races.key(),
    });
  await run(['Ana Ruiz', 'Ben Ode']);
  await races.redeem(ANA, 5_000);
  const waiting = () => {
    const found = races.stored().requests.find((one) => one.state === 'waiting');
    if (!found) throw new Error('nothing waits');
    return found;
  };
  const move = async () => {
    const record = await races.record(EVENT);
    if (!record) throw new Error('no event');
    return races.edit({ actor: races.admin, eventId: EVENT, version: record.version, event: { ...record, ...AHEAD } });
  };
  const about = () => ({
    actor: second,
    requestId: waiting().id,
    version: waiting().version,
    eventVersion: races.versionOf(EVENT),
  });
  return { ...races, classId, run, move, waiting, about };
};
const TAKEN = { issued: 0, reversed: 22_001, overpaid: 5_000, riders: 2 };

describe('other dates of an event with results', () => {
  it('say in money what they would take back, and do nothing', async () => {
    const races = await given();
    const before = races.stored();
    expect(await races.foresee({ actor: races.admin, eventId: EVENT, dates: AHEAD })).toMatchObject({
      waits: true,
      currency: 'USD',
      money: TAKEN,
    });
    expect(races.stored()).toEqual(before);
  });

  it('are asked for with it, looked at again, and moved as they were seen', async () => {
    const races = await given();
    await races.move();
    expect(races.waiting()).toMatchObject({ kind: 'purse', change: { money: TAKEN } });
    const seen = await races.foreseeDecision(races.about());
    expect(seen.money).toEqual(TAKEN);
    // somebody corrects the results meanwhile
    await races.run(['Ana Ruiz']);
    const decision = { ...races.about(), approve: true, answer: null };
    expect(await refusal(races.decidePurse({ ...decision, outcome: seen.outcome }))).toBe('PREVIEW_OUTDATED');
    expect(races.waiting().state).toBe('waiting');
    const now = await races.foreseeDecision(races.about());
    expect(now.money).toEqual({ issued: 0, reversed: 13_000, overpaid: 5_000, riders: 1 });
    await races.decidePurse({ ...decision, outcome: now.outcome });
    expect(races.stored().awards.filter((one) => one.initial > 0)).toEqual([]);
  });

  it('are foreseen for whoever may decide, or own the event', async () => {
    const races = await given();
    const stranger = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) });
    expect(await refusal(races.foresee({ actor: stranger, eventId: EVENT, dates: AHEAD }))).toBe('NOT_FOUND');
    expect(await refusal(races.foresee({ actor: races.admin, eventId: anId('nothing') }))).toBe('NOT_FOUND');
    await races.move();
    expect(await refusal(races.foreseeDecision({ ...races.about(), actor: races.admin }))).toBe('SECOND_PERSON_NEEDED');
    expect(races.waiting().state).toBe('waiting');
  });
});

it('a promoter’s purse of a raced event is asked for with what it would pay', async () => {
  const races = await given();
  const classes = [
    { id: races.classId, name: '450 A', payoutType: 'dealerCredit' as const, places: [{ place: 1, amount: 20_000 }] },
  ];
  const all = [
    ...classes,
    ...(races.model.events[0]?.classes.slice(1) ?? []).map((one) => ({
      id: one.id,
      name: one.name,
      payoutType: 'dealerCredit' as const,
      places: one.amounts.map((amount, at) => ({ place: at + 1, amount })),
    })),
  ];
  const asked = { issued: 2_000, reversed: 9_001, overpaid: 0, riders: 2 };
  expect(await races.foresee({ actor: promoter, eventId: EVENT, classes: all })).toMatchObject({
    waits: true,
    money: asked,
  });
  await races.classes({ actor: promoter, eventId: EVENT, version: races.versionOf(EVENT), classes: all });
  expect(races.waiting()).toMatchObject({ change: { money: asked } });
  expect((await races.foreseeDecision(races.about())).money).toEqual(asked);
});

it('steps of a class that few started say whom they cost what, and why', async () => {
  const races = await given();
  const classes = (races.model.events[0]?.classes ?? []).map((one) => ({
    id: one.id,
    name: one.name,
    payoutType: 'dealerCredit' as const,
    places: one.amounts.map((amount, at) => ({ place: at + 1, amount })),
    ...(one.id === races.classId
      ? {
          payoutSteps: [
            { riders: 3, places: 1 },
            { riders: 30, places: null },
          ],
        }
      : {}),
  }));
  const seen = await races.foresee({ actor: promoter, eventId: EVENT, classes });
  expect(seen.waits).toBe(true);
  expect(seen.money).toMatchObject({ issued: 0, riders: 1 });
  expect(seen.results).toEqual([
    expect.objectContaining({
      riderName: 'Ben Ode',
      after: 0,
      reasons: [{ code: 'CLASS_PAYS_FEWER', detail: { place: 2, started: 7, places: 1, needed: 30 } }],
    }),
  ]);
  expect(seen.results[0]?.before).toBe(seen.money.reversed + seen.money.overpaid);
  await races.classes({ actor: promoter, eventId: EVENT, version: races.versionOf(EVENT), classes });
  const { money, results, outcome } = await races.foreseeDecision(races.about());
  expect([money, results.map((one) => one.riderName)]).toEqual([seen.money, ['Ben Ode']]);
  await races.decidePurse({ ...races.about(), approve: true, answer: null, outcome });
  const [live] = races.stored().awards.filter((one) => one.initial > 0);
  expect(live).toMatchObject({ riderId: ANA });
});
