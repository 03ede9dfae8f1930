import { describe, expect, it } from '@jest/globals';
import { defaultProgram } from '../program/index.js';
import { aBike, aClass, anEvent, aMeeting, anId, byHand } from '../testing/index.js';

const NAMES = ['Ana Ruiz', 'Ben Ode', 'Cy Park'];
const checks = (holdAbove: number) => ({ ...defaultProgram.checks, holdAbove });

describe('many new riders of one network', () => {
  const given = (holdAbove: number, perNetwork = 2) => {
    const it_ = aMeeting({}, { checks: { ...checks(holdAbove), newRidersPerNetwork: perNetwork } });
    for (const [n, { id }] of it_.riders.entries())
      it_.alterRider(id, {
        bikes: [aBike({ id: anId('b', n + 1) })],
        enrolment: { at: '2025-06-01T18:00:00.000Z', phone: null, address: null, network: 'digest' },
      });
    return it_;
  };

  it('are held by what they win together', async () => {
    const meeting = given(50_000);
    await meeting.run(NAMES);
    // 300.00, 200.00 and 100.00: each alone stays below 500.00
    expect([meeting.held(), meeting.resultOf('Cy Park').verdict.signals]).toEqual([[0, 0, 0], ['MANY_OF_NETWORK']]);
  });

  it('are only shown where that is little', async () => {
    const meeting = given(60_000);
    await meeting.run(NAMES);
    expect([meeting.held()[0], meeting.resultOf('Ana Ruiz').verdict.signals]).toEqual([30_000, ['MANY_OF_NETWORK']]);
  });

  it('are no signal up to the number', async () => {
    const meeting = given(0, 3);
    await meeting.run(NAMES);
    expect(meeting.resultOf('Ana Ruiz').verdict.signals).toBeUndefined();
  });

  it('keep what was paid before there were too many', async () => {
    const meeting = given(0);
    await meeting.run(NAMES.slice(0, 2));
    const before = meeting.held();
    await meeting.run(NAMES);
    expect([before[0], meeting.held()]).toEqual([30_000, [30_000, before[1], 0]]);
  });
});

describe('a class much larger than the last time', () => {
  const before = anEvent({ id: anId('event', 2), title: 'Dry Lake', startsOn: '2025-05-03', endsOn: '2025-05-03' });
  const given = (entrants: number) =>
    aMeeting(
      {
        events: [anEvent(), before],
        classes: [
          aClass(),
          aClass({
            id: anId('c0ass', 9),
            eventId: before.id,
            entrants,
            resultsReceivedAt: '2025-05-04T10:00:00.000Z',
          }),
        ],
      },
      { checks: checks(20_000) },
    );

  it('is asked about at the preview, and holds what is above the amount', async () => {
    const meeting = given(3);
    const { unusual } = await meeting.run(NAMES);
    expect(unusual).toEqual([
      {
        classId: anId('c0ass', 1),
        name: aClass().name,
        starters: 9,
        before: { name: aClass().name, starters: 3, event: 'Dry Lake', on: '2025-05-03' },
      },
    ]);
    expect([meeting.held(), meeting.resultOf('Ben Ode').verdict.signals]).toEqual([
      [0, 20_000, 10_000],
      ['CLASS_SIZE'],
    ]);
  });

  it('is no question where it is as large as before', async () => {
    const meeting = given(8);
    expect((await meeting.run(NAMES)).unusual).toEqual([]);
    expect(meeting.held()[0]).toBe(30_000);
  });

  it('is the question of the class that is sent, not of others', async () => {
    const meeting = given(3);
    await meeting.run(NAMES);
    const { unusual } = await meeting.replace({
      actor: meeting.admin,
      eventId: meeting.event.id,
      classId: anId('c0ass', 1),
      entrants: null,
      apply: null,
      results: [byHand(1, 'Ana Ruiz')],
    });
    expect(unusual).toEqual([]);
  });
});
