import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { sameRaces } from '../eligibility/index.js';
import { lawRuns } from '../testing/law-runs.js';
import { twoRaces } from '../testing/outside/two-races.js';
import { anActor, anId, refusal } from '../testing/index.js';

const [FIRST, SECOND] = [anId('event', 1), anId('event', 2)];
const FIELD = [0, 1, 2, 3, 4].map((n) => `Field ${n}`);
const second = anActor({ accountId: anId('acc', 9), subjectId: anId('admn', 9) });
const promoter = anActor({ type: 'promoter', accountId: anId('acc', 8), subjectId: anId('pr0m0ter', 1) });

/** Two events; `run` enters a class of one of them: these riders in this order, and a field behind them. */
const given = (approvals: 'required' | 'recorded' = 'recorded') => {
  const races = twoRaces('share', { approvals });
  const run = (eventId: string, names: readonly string[], at = 0) =>
    races.replace({
      actor: races.admin,
      eventId,
      classId: races.model.events.find((one) => one.id === eventId)?.classes[at]?.id ?? '',
      entrants: null,
      results: [...names, ...FIELD].map((name, place) => races.byHand(place + 1, name)),
      apply: races.key(),
    });
  const link = (how: { dryRun?: boolean; actor?: typeof races.admin; reason?: string; otherId?: string } = {}) =>
    races.link({ actor: races.admin, eventId: SECOND, otherId: FIRST, dryRun: false, reason: null, ...how });
  const unlink = (how: { dryRun?: boolean; outcome?: string; actor?: typeof races.admin } = {}) =>
    races.unlink({ actor: races.admin, eventId: FIRST, dryRun: false, reason: 'Two races after all', ...how });
  /** by event: what each rider has of it */
  const awards = () =>
    races
      .stored()
      .awards.filter((one) => one.initial > 0)
      .map((one) => [one.source?.eventId, one.riderId, one.initial] as const)
      .toSorted(([a, b], [c, d]) => (`${a}${b}` < `${c}${d}` ? -1 : 1));
  const waiting = () => races.stored().requests.find((one) => one.state === 'waiting');
  const decide = (actor = second, outcome?: string) =>
    races.decide({ actor, requestId: waiting()?.id ?? '', version: 1, approve: true, answer: null, outcome });
  return { ...races, run, link, unlink, awards, waiting, decide };
};
const ANA = anId('rder', 0);
const BEN = anId('rder', 1);

describe('two events that are one race', () => {
  it('pay each rider once, the better', async () => {
    const races = given();
    await races.run(FIRST, ['Ana Ruiz', 'Ben Ode']);
    await races.run(SECOND, ['Ben Ode', 'Ana Ruiz']);
    expect(races.awards()).toHaveLength(4);
    const done = await races.link();
    expect(done).toMatchObject({ done: 'applied', money: { issued: 0, reversed: 18_002, overpaid: 0, riders: 2 } });
    expect(races.awards()).toEqual([
      [FIRST, ANA, 18_000],
      [SECOND, BEN, 18_000],
    ]);
    const [unpaid] = races.stored().results.filter((one) => one.riderId === BEN && one.verdict.earns === null);
    expect(unpaid?.verdict.reasons).toEqual([
      {
        code: 'PAID_AT_OTHER_EVENT',
        detail: expect.objectContaining({ event: 'Ridge 1', eventId: SECOND, amount: 9_001 }),
      },
    ]);
  });

  it('pay again what the better one no longer pays, and as before when it does', async () => {
    const races = given();
    await races.run(FIRST, ['Ana Ruiz']);
    await races.run(SECOND, ['Ana Ruiz']);
    await races.link();
    const linked = races.awards();
    await races.cancel({ actor: races.admin, eventId: FIRST, reason: 'Rain' });
    expect(races.awards()).toEqual([[SECOND, ANA, 18_000]]);
    await races.restore({ actor: races.admin, eventId: FIRST, reason: 'Sun' });
    expect([linked, races.awards()]).toEqual([[[FIRST, ANA, 18_000]], [[FIRST, ANA, 18_000]]]);
  });

  it('keep a motorcycle that was sold meanwhile, as one that was paid for', async () => {
    const races = given();
    await races.run(FIRST, ['Ana Ruiz']);
    await races.link();
    await races.run(SECOND, ['Ana Ruiz']);
    races.alterRider(ANA, { bikes: [] });
    await races.cancel({ actor: races.admin, eventId: FIRST, reason: 'Rain' });
    expect(races.awards()).toEqual([[SECOND, ANA, 18_000]]);
  });

  it('of equal amounts keep the one that is spent', async () => {
    const races = given();
    await races.run(SECOND, ['Ana Ruiz']);
    await races.redeem(ANA, 18_000);
    await races.run(FIRST, ['Ana Ruiz']);
    expect((await races.link()).money).toMatchObject({ reversed: 18_000, overpaid: 0 });
    expect(races.awards()).toEqual([[SECOND, ANA, 18_000]]);
  });

  it('say what they would move, and move nothing', async () => {
    const races = given();
    await races.run(FIRST, ['Ana Ruiz']);
    await races.run(SECOND, ['Ana Ruiz']);
    const before = races.stored();
    expect(await races.link({ dryRun: true })).toMatchObject({
      done: 'preview',
      money: { reversed: 18_000, riders: 1 },
    });
    expect(races.stored()).toEqual(before);
  });

  it('are of one place, a day apart, and linked once', async () => {
    const races = given();
    await races.link();
    await races.link();
    expect(races.stored().audit.filter((one) => one.action === 'link-events')).toHaveLength(2);
    expect(await refusal(races.link({ otherId: SECOND }))).toBe('NOT_ONE_RACE');
    const far = given();
    const record = await far.record(FIRST);
    if (!record) throw new Error('no event');
    const away = { ...record, startsOn: '2025-06-05', endsOn: '2025-06-05' };
    await far.edit({ actor: far.admin, eventId: FIRST, version: record.version, event: away });
    expect(await refusal(far.link())).toBe('NOT_ONE_RACE');
  });
});

describe('who links and unlinks', () => {
  it('a promoter asks, with what it would move, and an administrator decides', async () => {
    const races = given('required');
    await races.run(FIRST, ['Ana Ruiz']);
    await races.run(SECOND, ['Ana Ruiz']);
    expect(await races.link({ actor: promoter, reason: 'Two sanctions' })).toMatchObject({
      done: 'asked',
      waits: true,
    });
    expect(races.awards()).toHaveLength(2);
    expect(races.waiting()).toMatchObject({
      kind: 'one-race',
      objectId: SECOND,
      change: { link: true, other: { id: FIRST }, money: { reversed: 18_000, riders: 1 } },
    });
    await races.decide();
    expect(races.awards()).toEqual([[FIRST, ANA, 18_000]]);
  });

  it('what pays again is decided by a second administrator, as it was seen', async () => {
    const races = given('required');
    await races.run(FIRST, ['Ana Ruiz']);
    await races.run(SECOND, ['Ana Ruiz']);
    await races.link();
    expect(await races.unlink()).toMatchObject({ done: 'asked', money: { issued: 18_000 } });
    expect(await refusal(races.decide(races.admin))).toBe('SECOND_PERSON_NEEDED');
    expect(await refusal(races.decide(second, 'another'))).toBe('PREVIEW_OUTDATED');
    expect(races.awards()).toHaveLength(1);
    await races.decide();
    expect(races.awards()).toHaveLength(2);
    expect(races.stored().audit.filter((one) => one.action === 'unlink-events')).toHaveLength(2);
  });

  it('a stranger’s event is not there, and nobody but administrators unlinks', async () => {
    const races = given();
    const stranger = anActor({ type: 'promoter', subjectId: anId('pr0m0ter', 2) });
    expect(await refusal(races.link({ actor: stranger }))).toBe('NOT_FOUND');
    await races.link();
    expect(await refusal(races.unlink({ actor: promoter }))).toBe('NOT_FOUND');
  });
});

test('a linked race pays each rider the greater of both, whichever event had its results or its link first', async () => {
  const order = fc.shuffledSubarray(['Ana Ruiz', 'Ben Ode', 'Cy Park'], { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(order, order, fc.nat(5), async (one, two, seed) => {
      const live = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
        for (const step of steps) await step();
      };
      const ends = await Promise.all(
        [
          [0, 1, 2],
          [1, 0, 2],
          [2, 0, 1],
          [2, 1, 0],
          [0, 2, 1],
          [1, 2, 0],
        ]
          .filter((_, at) => at === 0 || at === seed)
          .map(async (steps) => {
            const races = given();
            const all = [() => races.run(FIRST, one), () => races.run(SECOND, two), () => races.link()];
            await live(steps.flatMap((at) => all[at] ?? []));
            return races.awards();
          }),
      );
      const alone = given();
      await alone.run(FIRST, one);
      await alone.run(SECOND, two);
      const best = new Map<string, number>();
      for (const [, rider, amount] of alone.awards()) best.set(rider, Math.max(amount, best.get(rider) ?? 0));
      for (const awards of ends) {
        expect(new Map(awards.map(([, rider, amount]) => [rider, amount]))).toEqual(best);
        expect(awards).toHaveLength(best.size);
        expect(awards).toEqual(ends[0]);
      }
    }),
    { numRuns: lawRuns(15) },
  );
});

describe('a race that looks like another', () => {
  const podium = (...names: string[]) => names.map((riderName, at) => ({ place: at + 1, riderId: null, riderName }));
  const other = (className: string, riders: ReturnType<typeof podium>) => ({
    event: { id: FIRST, title: 'Ridge', startsOn: '2025-06-07' },
    className,
    riders,
  });
  const rows = (...names: string[]) =>
    podium(...names).map((item, at) => ({
      ...item,
      id: String(at),
      classId: 'c',
      type: 'finished' as const,
      number: null,
      bike: null,
    }));
  const found = (name: string, names: string[], theirs: ReturnType<typeof other>) =>
    sameRaces([{ id: 'c', name }], rows(...names), [theirs]).length;

  it.each([
    ['the same first three', '450 A', ['Ana', 'Ben', 'Cy', 'Di'], other('450 A', podium('Ana', 'Ben', 'Cy')), 1],
    ['a class written another way', '450-a', ['Ana', 'Ben', 'Cy'], other('450A', podium('ANA', 'Bén', 'Cy')), 1],
    ['two finishers in both', '450 A', ['Ana', 'Ben'], other('450 A', podium('Ana', 'Ben')), 1],
    ['one finisher', '450 A', ['Ana'], other('450 A', podium('Ana')), 0],
    ['two of three', '450 A', ['Ana', 'Ben'], other('450 A', podium('Ana', 'Ben', 'Cy')), 0],
    ['another order', '450 A', ['Ben', 'Ana', 'Cy'], other('450 A', podium('Ana', 'Ben', 'Cy')), 0],
    ['another class', '250 A', ['Ana', 'Ben', 'Cy'], other('450 A', podium('Ana', 'Ben', 'Cy')), 0],
  ] as const)('%s', (_, name, names, theirs, count) => {
    expect(found(name, [...names], theirs)).toBe(count);
  });

  it('is asked about when its results are entered, at every promoter’s event', async () => {
    const races = given();
    await races.run(FIRST, ['Ana Ruiz', 'Ben Ode']);
    const { sameRaces: asked } = await races.run(SECOND, ['Ana Ruiz', 'Ben Ode']);
    expect(asked).toMatchObject([{ name: '450-a', other: { id: FIRST, title: 'Ridge 0' } }]);
  });
});
