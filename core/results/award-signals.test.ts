import { describe, expect, it, test } from '@jest/globals';
import { aBike, aClass, anAccount, anActor, anEvent } from '../testing/builders.js';
import { defaultProgram } from '../program/index.js';
import type { Award } from '../ledger/index.js';
import { credits } from '../testing/credits.js';
import { anId } from '../testing/fixed-ports.js';
import { aMeeting } from '../testing/race-meeting.js';

type Meeting = ReturnType<typeof aMeeting>;

const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park'];
const ana = anId('rder', 1);
const AFTER = '2025-06-09T18:00:00.000Z';

test('a motorcycle whose VIN was verified after the race is checked, unless the program does not want it', async () => {
  const late = { bikes: [aBike({ id: anId('b', 1), verifiedAt: AFTER })] };
  const holds = aMeeting();
  holds.alterRider(ana, late);
  await holds.run(NAMES);
  expect([holds.held()[0], holds.resultOf('Ana Ruiz').verdict.signals]).toEqual([0, ['VIN_AFTER_RACE']]);

  const checks = { ...defaultProgram.checks, holdAfterRace: false };
  const free = aMeeting({}, { checks });
  free.alterRider(ana, late);
  await free.run(NAMES);
  // shown, not held
  expect([free.held()[0], free.resultOf('Ana Ruiz').verdict.signals]).toEqual([30_000, ['VIN_AFTER_RACE']]);
});

describe('other signals hold what is above the amount of the program', () => {
  const large = [
    aClass({ places: [60_000, 50_000, 10_000].map((amount, at) => ({ place: at + 1, amount })) }),
    aClass({ id: anId('c0ass', 2), name: '250 A', places: [{ place: 1, amount: 1_000 }] }),
  ];
  const signalsOf = (meeting: Pick<Meeting, 'resultOf'>) =>
    NAMES.map((name) => meeting.resultOf(name).verdict.signals ?? []);

  it('and show the others', async () => {
    const meeting = aMeeting({ classes: large, purseRaises: [{ eventId: anId('event', 1), at: AFTER }] });
    await meeting.run(NAMES);
    expect([meeting.held(), signalsOf(meeting)]).toEqual([
      [0, 50_000, 10_000],
      [['PURSE_RAISED'], ['PURSE_RAISED'], ['PURSE_RAISED']],
    ]);
  });

  it('counting all that the rider wins at the event', async () => {
    const meeting = aMeeting({ classes: large, purseRaises: [{ eventId: anId('event', 1), at: AFTER }] });
    await meeting.run(['Ben Ode'], anId('c0ass', 2));
    await meeting.run(NAMES);
    // 500.00 and 10.00: the 10.00 was paid already
    expect(meeting.held()).toEqual([0, 1_000, 10_000]);
  });

  it('not when the purse was raised long before', async () => {
    const meeting = aMeeting({
      classes: large,
      purseRaises: [{ eventId: anId('event', 1), at: '2025-06-01T18:00:00.000Z' }],
    });
    await meeting.run(NAMES);
    expect([meeting.held()[0], signalsOf(meeting)]).toEqual([60_000, [[], [], []]]);
  });

  it('first place at the first start in the series', async () => {
    const series = anId('series', 1);
    const before = anEvent({ id: anId('event', 2), seriesId: series, startsOn: '2025-05-03', endsOn: '2025-05-03' });
    const meeting = aMeeting({
      classes: [...large, aClass({ id: anId('c0ass', 9), eventId: before.id })],
      events: [anEvent({ seriesId: series }), before],
    });
    await meeting.run(NAMES);
    expect([meeting.held()[0], signalsOf(meeting)]).toEqual([0, [['FIRST_START_FIRST_PLACE'], [], []]]);
    const known = aMeeting({
      classes: [...large, aClass({ id: anId('c0ass', 9), eventId: before.id })],
      events: [anEvent({ seriesId: series }), before],
      results: [
        {
          ...meeting.resultOf('Ana Ruiz'),
          id: anId('res0t', 77),
          classId: anId('c0ass', 9),
          place: null,
          type: 'DNF',
          verdict: { earns: null, reasons: [] },
        },
      ],
    });
    await known.run(NAMES);
    expect(known.held()[0]).toBe(60_000);
  });

  it.each([
    ['name', { name: 'Ana Ruiz', email: 'ridge@example.com' }, {}],
    ['contact', { name: 'Ridge MC', contactName: 'ANA  RUÍZ', email: 'ridge@example.com' }, {}],
    ['e-mail', { name: 'Ridge MC', email: 'Ana@example.com' }, { email: 'ana@example.com' }],
    [
      'phone',
      { name: 'Ridge MC', email: 'ridge@example.com', phone: '+1 435-555-0142' },
      { enrolment: { at: '2025-01-01T00:00:00.000Z', phone: '(435) 555 0142', address: null } },
    ],
    [
      'address',
      { name: 'Ridge MC', email: 'ridge@example.com', addressLine1: '12 Canyon Rd.', zipcode: '84532' },
      { enrolment: { at: '2025-01-01T00:00:00.000Z', phone: null, address: '12 canyon rd 84532' } },
    ],
  ])('the promoter among the paid, by %s', async (_, promoter, rider) => {
    const meeting = aMeeting({ classes: large, promoters: [{ id: anId('pr0m0ter', 1), ...promoter }] });
    meeting.alterRider(ana, rider);
    await meeting.run(NAMES);
    expect([meeting.held()[0], signalsOf(meeting)]).toEqual([0, [['PROMOTER_THEMSELVES'], [], []]]);
  });

  it('one race that was entered as two events', async () => {
    const twin = anEvent({
      id: anId('event', 2),
      title: 'Ridge Creek Nationals',
      startsOn: '2025-06-09',
      endsOn: '2025-06-09',
    });
    const meeting = aMeeting({
      events: [anEvent(), twin],
      classes: [
        ...large,
        aClass({ id: anId('c0ass', 9), eventId: twin.id, name: '450  a', places: large[0]?.places ?? [] }),
      ],
    });
    await meeting.run(NAMES);
    expect(meeting.held()[0]).toBe(60_000);
    await meeting.replace({
      actor: meeting.admin,
      eventId: twin.id,
      classId: anId('c0ass', 9),
      entrants: 9,
      apply: meeting.key(),
      results: NAMES.map((riderName, at) => ({
        place: at + 1,
        type: 'finished',
        riderName,
        number: null,
        hometown: 'Moab',
        state: 'UT',
        bike: null,
        email: null,
        amaNumber: null,
      })),
    });
    expect(meeting.held()).toEqual([60_000, 100_000, 20_000]);
    expect(meeting.resultOf('Ana Ruiz', anId('c0ass', 9)).verdict.signals).toEqual(['SAME_WINNERS']);
  });

  it('what one administrator enters for a rider at many events, counted together', async () => {
    const admin = anActor();
    const other = anEvent({ id: anId('event', 2), startsOn: '2025-05-24', endsOn: '2025-05-24' });
    const [inClass, ofPromoter] = [anId('c0ass', 8), anId('c0ass', 9)];
    const earned = (awardedAt: string, classId = inClass, spent = 0) => ({
      ...(credits(ana, [{ amount: 25_000, expiresOn: '2026-05-31' }]).awards[0] as Award),
      source: { eventId: other.id, classId },
      awardedAt,
      ...(spent > 0 ? { initial: 0, current: 0, spent } : {}),
    });
    const paidAt = async (...awards: readonly Award[]) => {
      const meeting = aMeeting({
        events: [anEvent(), other],
        accounts: [anAccount({ id: admin.accountId })],
        resultEntries: [{ classId: inClass, accountId: admin.accountId }],
        awards,
      });
      await meeting.run(NAMES);
      const { awards: all } = meeting.stored();
      const here = all.filter((it) => it.riderId === ana && it.source?.eventId === meeting.event.id);
      return [here.map((it) => it.initial), signalsOf(meeting)[0]];
    };
    const [alone, held] = [[30_000], []];
    expect(await paidAt()).toEqual([alone, ['ENTERED_BY_ADMIN']]);
    expect(await paidAt(earned('2025-05-25T10:00:00.000Z'))).toEqual([held, ['ENTERED_BY_ADMIN']]);
    // what was spent counts although it was taken back
    expect(await paidAt(earned('2025-05-25T10:00:00.000Z', inClass, 25_000))).toEqual([held, ['ENTERED_BY_ADMIN']]);
    // long before, or entered by the promoter
    expect(await paidAt(earned('2025-05-01T10:00:00.000Z'))).toEqual([alone, ['ENTERED_BY_ADMIN']]);
    expect(await paidAt(earned('2025-05-25T10:00:00.000Z', ofPromoter))).toEqual([alone, ['ENTERED_BY_ADMIN']]);
  });

  it('results entered by the administrator who decided that the event pays', async () => {
    const admin = anActor();
    const decided = {
      id: anId('aud1t', 1),
      at: '2025-05-01T10:00:00.000Z',
      actorId: admin.accountId,
      proxyHostId: null,
      action: 'decide-paying',
      objectType: 'event',
      objectId: anId('event', 1),
      detail: {},
    };
    const meeting = aMeeting({ classes: large, audit: [decided], accounts: [anAccount({ id: admin.accountId })] });
    await meeting.run(NAMES);
    expect([meeting.held()[0], signalsOf(meeting)[0]]).toEqual([0, ['ENTERED_BY_MAKER']]);
    // it stays a signal when the event is evaluated again by the server itself
    await meeting.judgeAgain();
    expect([meeting.held()[0], signalsOf(meeting)[0]]).toEqual([0, ['ENTERED_BY_MAKER']]);
    const other = aMeeting({
      classes: large,
      audit: [{ ...decided, actorId: anId('acc', 8) }],
      accounts: [anAccount({ id: anId('acc', 8) })],
    });
    await other.run(NAMES);
    expect(other.held()[0]).toBe(60_000);
  });
});
