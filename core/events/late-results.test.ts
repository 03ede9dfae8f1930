import { describe, expect, it, test } from '@jest/globals';
import { anEvent } from '../testing/index.js';
import { admin, ahead, code, given, other, promoter, promoterId } from './testing/events.js';

describe('accepting late results', () => {
  it('asks to judge the event again, once', async () => {
    const { accept, rejudged, acts } = given({ events: [ahead] });
    expect(await accept({ actor: admin, eventId: ahead.id, accepted: true })).toMatchObject({
      lateResultsAccepted: true,
      version: 2,
    });
    expect(await accept({ actor: admin, eventId: ahead.id, accepted: true })).toMatchObject({ version: 2 });
    expect([rejudged(), acts()]).toEqual([[ahead.id], ['accept-late-results']]);
  });
  it('is for admins', async () =>
    await expect(
      given({ events: [ahead] }).accept({ actor: promoter, eventId: ahead.id, accepted: true }),
    ).rejects.toEqual(code('NOT_FOUND')));
});

describe('refusing late results', () => {
  const late = anEvent({ startsOn: '2025-03-01', endsOn: '2025-03-02', promoterId });
  const refuse = { actor: admin, eventId: late.id, accepted: false, reason: ' The series is scored ' };
  it('sets the event aside and tells the promoter why, once', async () => {
    const { accept, rejudged, acts, db } = given({ events: [late] });
    for (const _ of [1, 2]) expect(await accept(refuse)).toMatchObject({ lateResultsAccepted: false, version: 1 });
    const { dismissals, outbox, audit } = db.stored();
    expect(dismissals).toMatchObject([
      {
        kind: 'late',
        objectId: late.id,
        by: admin.name,
        reason: 'The series is scored',
        at: '2025-06-10T18:00:00.000Z',
      },
    ]);
    expect(outbox).toMatchObject([
      {
        kind: 'late-results-refused',
        recipient: { type: 'promoter', id: promoterId },
        facts: { event: late.title, reason: 'The series is scored' },
      },
    ]);
    expect([rejudged(), acts(), audit[0]?.detail]).toEqual([
      [],
      ['refuse-late-results'],
      { reason: 'The series is scored' },
    ]);
  });
  it('takes back an acceptance as well; without a reason the event waits on', async () => {
    const { accept, rejudged, db } = given({ events: [{ ...late, lateResultsAccepted: true }] });
    expect(await accept({ ...refuse, reason: '  ' })).toMatchObject({ lateResultsAccepted: false, version: 2 });
    expect([rejudged(), db.stored().dismissals, db.stored().outbox]).toEqual([[late.id], [], []]);
    await accept({ ...refuse, accepted: true });
    await accept(refuse);
    expect(db.stored().dismissals).toHaveLength(1);
  });
  it('ends when they are accepted after all, and when the promoter asks', async () => {
    const { accept, ask, db } = given({ events: [late] });
    await accept(refuse);
    await ask({
      actor: promoter,
      eventId: late.id,
      promoter: { name: 'P1', email: 'p1@example.com', phone: null },
      reason: 'The timing failed',
    });
    expect(db.stored().dismissals).toEqual([]);
    await accept(refuse);
    await accept({ ...refuse, accepted: true });
    expect(db.stored().dismissals).toEqual([]);
  });
  it('of an event without a promoter writes to nobody', async () => {
    const { accept, db } = given({ events: [{ ...late, promoterId: null }] });
    await accept(refuse);
    expect([db.stored().dismissals.length, db.stored().outbox]).toEqual([1, []]);
  });
});

describe('asking for late results', () => {
  const late = anEvent({ startsOn: '2025-03-01', endsOn: '2025-03-02', promoterId });
  const asks = { actor: promoter, eventId: late.id, promoter: { name: 'P1', email: 'p1@example.com', phone: null } };
  it('writes to the mailbox of the program, with the reason, and changes nothing', async () => {
    const { ask, stored, acts, db } = given({ events: [late] });
    await ask({ ...asks, reason: ' The timing failed ' });
    expect(db.stored().outbox).toMatchObject([
      {
        kind: 'late-results-asked',
        recipient: { type: 'mailbox', id: 'contact' },
        facts: { event: late.title, due: '2025-04-16', name: 'P1', reason: 'The timing failed' },
      },
    ]);
    expect([await stored(late.id), acts()]).toMatchObject([
      { version: 1, lateResultsAccepted: false },
      ['ask-late-results'],
    ]);
  });
  test.each([
    ['one that is not late', { ...late, startsOn: '2025-05-30', endsOn: '2025-05-30' }, 'LATE_RESULTS_NOT_NEEDED'],
    ['one that was accepted', { ...late, lateResultsAccepted: true }, 'LATE_RESULTS_NOT_NEEDED'],
    ['one that is canceled', { ...late, canceled: true }, 'LATE_RESULTS_NOT_NEEDED'],
    ["another's", { ...late, promoterId: other.subjectId }, 'NOT_FOUND'],
  ])(
    'is refused for %s',
    async (_, event, why) =>
      await expect(given({ events: [event] }).ask({ ...asks, reason: 'Rain' })).rejects.toEqual(code(why)),
  );
});
