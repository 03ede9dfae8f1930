import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultProgram, liveProgram, type Program, rulesOn, type SeasonRules } from '../program/index.js';
import { aMeeting, anActor, anId, aSeason } from '../testing/index.js';
import {
  addSeason,
  changedSettings,
  comingChanges,
  decideSeason,
  deleteSeason,
  editSeason,
  type SeasonSettings,
  settingsOn,
  simulateSeason,
  statusOf,
  submitSeason,
  withdrawSeason,
} from './index.js';

const second = anActor({ accountId: anId('acc', 9), subjectId: anId('admn', 9), name: 'Second' });
const SETTINGS = settingsOn(defaultProgram, '2026-01-01');
const code = (of: string, detail: object = {}) =>
  expect.objectContaining({ code: of, detail: expect.objectContaining(detail) });

/** A meeting of 7 June 2025, looked at on 10 June, and everything that can be done with seasons. */
const scene = (rules: Partial<Program> = {}) => {
  const meeting = aMeeting({}, rules);
  const ports = { ...meeting.ports, seasonsChanged: () => Promise.resolve() };
  const { admin: actor } = meeting;
  const edit = async (change: Partial<SeasonSettings>, from = '2026-01-01') => {
    const { id } = await addSeason(ports)({ actor, from });
    const settings = { ...SETTINGS, ...change };
    return editSeason(ports)({ actor, seasonId: id, version: 1, from, settings, note: null });
  };
  const submit = ({ id, version }: { readonly id: string; readonly version: number }) =>
    submitSeason(ports)({ actor, seasonId: id, version, reason: null });
  const withdraw = ({ id, version }: { readonly id: string; readonly version: number }) =>
    withdrawSeason(ports)({ actor, seasonId: id, version, reason: null });
  const decide = (requestId: string | null, approve = true, by = second) =>
    decideSeason(ports)({ actor: by, requestId: requestId ?? '', version: 1, approve, answer: null });
  const stored = (id: string) => meeting.stored().seasons.find((one) => one.id === id);
  const schedule = async (change: Partial<SeasonSettings>, from?: string) => {
    const season = await edit(change, from);
    await decide((await submit(season)).requestId);
    const scheduled = stored(season.id);
    if (!scheduled) throw new Error('no season');
    return scheduled;
  };
  return { ...meeting, ports, edit, submit, withdraw, decide, schedule, season: stored };
};

describe('a season', () => {
  it('is drafted from what is in force, approved by another administrator, and numbered', async () => {
    const { ports, admin, submit, decide, season, stored } = scene({
      seasons: [{ from: '2025-12-01', resultWindowDays: 30 }],
    });
    const draft = await addSeason(ports)({ actor: admin, from: '2026-01-01' });
    expect(draft).toMatchObject({ state: 'draft', settings: { ...SETTINGS, resultWindowDays: 30 } });
    const settings = { ...draft.settings, creditMonths: 6 };
    const edited = await editSeason(ports)({
      actor: admin,
      seasonId: draft.id,
      version: 1,
      from: draft.from,
      settings,
      note: 'Shorter',
    });
    const { requestId } = await submit(edited);
    await expect(decide(requestId, true, admin)).rejects.toEqual(code('SECOND_PERSON_NEEDED', { why: 'maker' }));
    await expect(deleteSeason(ports)({ actor: admin, seasonId: draft.id })).rejects.toEqual(
      code('SEASON_REFUSED', { why: 'waits' }),
    );
    expect((await decide(requestId)).change).toMatchObject({
      act: 'schedule',
      before: draft.settings,
      after: { creditMonths: 6 },
    });
    expect(season(draft.id)).toMatchObject({
      state: 'scheduled',
      number: 1,
      settings,
      askedBy: admin.name,
      approvedBy: 'Second',
    });
    await expect(submit({ id: draft.id, version: 3 })).rejects.toEqual(code('SEASON_REFUSED', { why: 'decided' }));
    expect(stored().audit.map((one) => one.action)).toEqual([
      'add-season',
      'edit-season',
      'ask-approval',
      'approve-request',
      'schedule-season',
    ]);
  });

  it('is scheduled at once, and recorded as done by one person, where approvals are recorded', async () => {
    const { edit, submit, season, stored } = scene({ approvals: 'recorded' });
    const draft = await edit({ ties: 'each' });
    expect(await submit(draft)).toMatchObject({ requestId: null, season: { number: 1 } });
    expect(season(draft.id)?.state).toBe('scheduled');
    expect(stored().audit.at(-1)).toMatchObject({ action: 'done-alone', detail: { kind: 'season' } });
  });

  test.each([
    ['begins today', { from: '2025-06-10' }, {}, 'past'],
    [
      'allows more than the operator for a place',
      {},
      { limits: { place: 1_000_001, class: 2_500_000, event: 10_000_000 } },
      'limits',
    ],
    ['changes nothing', {}, {}, 'same'],
  ])('that %s is refused', async (_, { from = '2026-01-01' }: { from?: string }, change, why) => {
    const { edit, submit } = scene();
    await expect(edit(change, from).then(submit)).rejects.toEqual(code('SEASON_REFUSED', { why }));
  });

  it('is not approved if something else would change by now', async () => {
    const { edit, submit, decide, schedule } = scene();
    const { requestId } = await submit(await edit({ creditMonths: 6 }));
    await schedule({ minimumRidersPerClass: 8 }, '2025-12-01');
    await expect(decide(requestId)).rejects.toEqual(code('PREVIEW_OUTDATED'));
  });

  it('is taken back by two persons before its first day, and never after', async () => {
    const { schedule, withdraw, decide, season, clock } = scene();
    const scheduled = await schedule({ creditMonths: 6 });
    clock.set('2026-01-01T18:00:00.000Z');
    await expect(withdraw(scheduled)).rejects.toEqual(code('SEASON_REFUSED', { why: 'begun' }));
    clock.set('2025-12-31T18:00:00.000Z');
    const { requestId } = await withdraw(scheduled);
    clock.set('2026-01-01T18:00:00.000Z');
    await expect(decide(requestId)).rejects.toEqual(code('SEASON_REFUSED', { why: 'begun' }));
    clock.set('2025-12-31T18:00:00.000Z');
    expect((await decide(requestId)).change).toMatchObject({ act: 'withdraw', after: SETTINGS });
    expect(season(scheduled.id)?.state).toBe('withdrawn');
  });

  it('that is submitted late does not begin in the past', async () => {
    const { edit, submit, decide, clock, season } = scene();
    const draft = await edit({ creditMonths: 6 }, '2025-06-12');
    const { requestId } = await submit(draft);
    clock.set('2025-06-12T12:00:00.000Z');
    await expect(decide(requestId)).rejects.toEqual(code('SEASON_REFUSED', { why: 'past' }));
    expect(season(draft.id)?.state).toBe('draft');
  });

  it('belongs to administrators', async () => {
    const { ports, promoter } = scene();
    const none = code('NOT_FOUND', { what: 'season' });
    await expect(addSeason(ports)({ actor: promoter, from: '2026-01-01' })).rejects.toEqual(none);
    await expect(simulateSeason(ports)({ actor: promoter, seasonId: anId('seas'), after: null })).rejects.toEqual(none);
  });
});

describe('money', () => {
  it('is paid by the version of the race’s day, and no award moves when a season is scheduled or begins', async () => {
    const { run, held, schedule, judgeAgain, clock, alterEvent } = scene();
    await run(['Ana Ruiz', 'Ben Ode']);
    const before = held();
    expect(before[0]).toBeGreaterThan(0);
    await schedule(
      {
        minimumRidersPerClass: 50,
        eligibleBikes: [{ category: 'none', models: ['Nothing'], fromYear: null, toYear: null }],
      },
      '2025-06-11',
    );
    await judgeAgain();
    expect(held()).toEqual(before);
    clock.set('2025-06-12T18:00:00.000Z');
    await judgeAgain();
    // a late correction of a race of before
    await run(['Ben Ode', 'Ana Ruiz']);
    const corrected = held();
    expect(corrected.slice(0, 2)).toEqual(before.slice(0, 2).toReversed());
    // the same race a day later pays by the season
    alterEvent({ startsOn: '2025-06-11', endsOn: '2025-06-11' });
    await run(['Ana Ruiz', 'Ben Ode', 'Cy Park']);
    expect(held()[2]).toBe(0);
  });

  it('of a season is tried on the races before, and nothing is stored', async () => {
    const { ports, run, edit, admin, stored } = scene();
    await run(['Ana Ruiz', 'Ben Ode']);
    const draft = await edit({ minimumRidersPerClass: 50, smallClasses: [{ riders: 8, places: 1 }] });
    const world = stored();
    const tried = await simulateSeason(ports)({ actor: admin, seasonId: draft.id, after: null });
    expect(stored()).toEqual(world);
    expect(tried).toMatchObject({ from: '2024-06-11', to: '2025-06-10', total: 1, next: null });
    const [race] = tried.races;
    expect(race?.before).toBeGreaterThan(race?.after ?? 0);
    expect(race?.results).toMatchObject([{ riderName: 'Ben Ode', after: 0, reasons: [{ code: 'CLASS_PAYS_FEWER' }] }]);
  });
});

describe('laws', () => {
  const limit = fc.integer({ min: 1, max: 2_000_000 });
  const day = fc.constantFrom('2025-01-01', '2025-06-01', '2026-01-01', '2027-01-01');
  const version = fc.record({ from: day, place: limit, minimum: fc.integer({ min: 1, max: 20 }) });

  it('no versions in any order allow more than the operator, and a later day never changes an earlier one', () =>
    fc.assert(
      fc.property(fc.array(version, { maxLength: 5 }), version, day, (all, last, on) => {
        const live = liveProgram(defaultProgram);
        const asRules = [...all, last].map(({ from, place, minimum }, at) => ({
          from,
          number: at + 1,
          ...SETTINGS,
          minimumRidersPerClass: minimum,
          limits: { place, class: place, event: place },
        }));
        live.take(asRules.slice(0, -1));
        const before = rulesOn(live.program, on);
        live.take(asRules);
        const after = rulesOn(live.program, on);
        expect(after.limits.place).toBeLessThanOrEqual(defaultProgram.limits.place);
        if (last.from > on) expect(settingsOn(after, on)).toEqual(settingsOn(before, on));
        live.take(asRules.toReversed());
        expect(settingsOn(live.program, on)).toEqual(settingsOn(after, on));
      }),
    ));

  it('is told ahead with what it changes, and nothing else is', () => {
    const season = (from: string, change: Partial<SeasonRules>): SeasonRules => ({ from, ...SETTINGS, ...change });
    const program = {
      ...defaultProgram,
      seasons: [
        season('2026-01-01', { number: 1 }),
        season('2027-01-01', { number: 2, minimumRidersPerClass: 7 }),
        season('2027-06-01', { number: 3, minimumRidersPerClass: 7 }),
        { from: '2028-01-01', adultAge: 21 },
      ],
    };
    const told = (day: string, limit = 5) => comingChanges(program, day, limit).map((it) => it.from);
    expect(told('2026-07-01')).toEqual(['2027-01-01', '2028-01-01']);
    expect(told('2026-07-01', 1)).toEqual(['2027-01-01']);
    expect(told('2027-01-01')).toEqual(['2028-01-01']);
    const [first, last] = comingChanges(program, '2026-07-01', 5);
    expect([first?.before.minimumRidersPerClass, first?.after.minimumRidersPerClass]).toEqual([5, 7]);
    expect(last && changedSettings(last.before, last.after)).toEqual([]);
    expect(comingChanges(defaultProgram, '2026-07-01', 5)).toEqual([]);
  });

  it('at most one season is in force on a day', () =>
    fc.assert(
      fc.property(fc.array(day, { maxLength: 6 }), day, (starts, today) => {
        const seasons = starts.map((from, at) => aSeason({ from, number: at + 1, state: 'scheduled' }));
        const program = {
          ...defaultProgram,
          seasons: seasons.map((it) => ({ from: it.from, number: it.number ?? 0 })),
        };
        const statuses = seasons.map((it) => statusOf(it, { program, today, isAsked: false }));
        expect(statuses.filter((it) => it === 'inForce')).toHaveLength(starts.some((it) => it <= today) ? 1 : 0);
      }),
    ));
});
