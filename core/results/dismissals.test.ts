import { describe, expect, test } from '@jest/globals';
import { aMeeting, anActor, anId, refusal } from '../testing/index.js';
import { decideOverpaidLeft, dismissOverpaid, dismissResult } from './index.js';

describe('an unmatched result', () => {
  const raced = async () => {
    const it_ = aMeeting();
    await it_.run(['A. Ruiz', 'Ben Ode']);
    const put = dismissResult(it_.ports);
    return {
      ...it_,
      put: (name: string, dismissed: boolean, actor = it_.admin) =>
        put({ actor, resultId: it_.resultOf(name).id, dismissed }),
      acts: () =>
        it_
          .stored()
          .audit.map((it) => it.action)
          .filter((it) => it.endsWith('-aside') || it.endsWith('-up')),
    };
  };

  test('is set aside and taken up again; the same decision again changes nothing', async () => {
    const { put, stored, acts, resultOf, admin } = await raced();
    const resultId = resultOf('A. Ruiz').id;
    for (const _ of [1, 2]) expect(await put('A. Ruiz', true)).toEqual({ resultId, setAside: true });
    expect(stored().dismissals).toMatchObject([
      { kind: 'unmatched', objectId: resultId, by: admin.name, reason: null },
    ]);
    for (const _ of [1, 2]) expect(await put('A. Ruiz', false)).toEqual({ resultId, setAside: false });
    expect([stored().dismissals, acts()]).toEqual([[], ['set-result-aside', 'take-result-up']]);
  });

  test('that was set aside can be matched all the same', async () => {
    const { put, match, admin, resultOf, key, held } = await raced();
    await put('A. Ruiz', true);
    await match({ actor: admin, resultId: resultOf('A. Ruiz').id, riderId: anId('rder', 1), apply: key() });
    expect(held()[0]).toBe(30_000);
  });

  test('is refused for a result with a rider: RESULT_MATCHED; and for anyone but an admin: NOT_FOUND', async () => {
    const { put, promoter, admin, ports } = await raced();
    expect(await refusal(put('Ben Ode', true))).toBe('RESULT_MATCHED');
    expect(await refusal(put('A. Ruiz', true, promoter))).toBe('NOT_FOUND');
    const nobodys = { actor: admin, resultId: anId('nothing'), dismissed: true };
    expect(await refusal(dismissResult(ports)(nobodys))).toBe('NOT_FOUND');
  });
});

describe('an overpaid award', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const raced = async () => {
    const it_ = aMeeting();
    await it_.run(['Ana Ruiz', 'Ben Ode']);
    await it_.redeem(anId('rder', 1), 25_000);
    await it_.run(['Ben Ode', 'Ana Ruiz']);
    const award = it_.stored().awards.find((it) => it.riderId === anId('rder', 1));
    const [awardId, put] = [award?.id ?? '', dismissOverpaid(it_.ports)];
    return {
      ...it_,
      awardId,
      leave: (amount = 5_000, note = ' Corrected late ', actor = it_.admin) =>
        put({ actor, awardId, left: { overpaid: usd(amount), note } }),
      takeUp: () => put({ actor: it_.admin, awardId, left: null }),
    };
  };

  test('is left with the rider, with a note, once; no money moves', async () => {
    const { leave, stored, awardId, admin } = await raced();
    const { entries, awards } = stored();
    for (const _ of [1, 2]) expect(await leave()).toEqual({ awardId, setAside: true, requestId: null });
    expect(stored()).toMatchObject({
      entries,
      awards,
      dismissals: [{ kind: 'overpaid', objectId: awardId, by: admin.name, reason: null, amount: 5_000 }],
      notes: [{ riderId: anId('rder', 1), text: 'Corrected late', byName: admin.name }],
    });
    expect(stored().audit.at(-1)).toMatchObject({
      action: 'leave-overpaid',
      objectType: 'rider',
      objectId: anId('rder', 1),
      detail: { awardId, amount: 5_000, currency: 'USD' },
    });
  });

  test('is taken up again, once', async () => {
    const { leave, takeUp, stored, awardId } = await raced();
    await leave();
    for (const _ of [1, 2]) expect(await takeUp()).toEqual({ awardId, setAside: false, requestId: null });
    expect(stored().dismissals).toEqual([]);
    expect(stored().audit.filter((it) => it.action === 'take-overpaid-up')).toHaveLength(1);
  });

  test('is refused, and nothing is kept', async () => {
    const { leave, ports, admin, stored, promoter } = await raced();
    const before = stored();
    expect(await refusal(leave(4_999))).toBe('PREVIEW_OUTDATED');
    expect(await refusal(leave(5_000, '  '))).toBe('NOTE_LENGTH');
    expect(await refusal(leave(5_000, 'Mine', promoter))).toBe('NOT_FOUND');
    const put = dismissOverpaid(ports);
    const left = { overpaid: usd(0), note: 'Nothing' };
    const sound = before.awards.find((it) => it.riderId === anId('rder', 2))?.id ?? '';
    expect(await refusal(put({ actor: admin, awardId: sound, left }))).toBe('PREVIEW_OUTDATED');
    expect(await refusal(put({ actor: anActor(), awardId: anId('nothing'), left: null }))).toBe('NOT_FOUND');
    expect(stored()).toEqual(before);
  });

  test('above what one administrator adjusts alone, it waits for another', async () => {
    const { awardId, ports, admin, stored } = await raced();
    const limits = { ...ports.program.limits, adjustedAlone: 4_999 };
    const strict = { ...ports, program: { ...ports.program, limits } };
    const left = { overpaid: usd(5_000), note: 'Corrected late' };
    const { setAside, requestId } = await dismissOverpaid(strict)({ actor: admin, awardId, left });
    // asked again, it is the same request
    expect(await dismissOverpaid(strict)({ actor: admin, awardId, left })).toMatchObject({ requestId });
    expect([stored().requests.length, stored().requests[0]?.version]).toEqual([1, 1]);
    expect([setAside, stored().dismissals, stored().notes]).toEqual([false, [], []]);
    const decide = (actor: typeof admin) =>
      decideOverpaidLeft(strict)({ actor, requestId: requestId ?? '', version: 1, approve: true, answer: null });
    expect(await refusal(decide(admin))).toBe('SECOND_PERSON_NEEDED');
    await decide(anActor({ accountId: anId('acc0', 9), subjectId: anId('admn', 9) }));
    expect(stored()).toMatchObject({
      dismissals: [{ kind: 'overpaid', objectId: awardId, by: admin.name, amount: 5_000 }],
      notes: [{ text: 'Corrected late', byName: admin.name }],
    });
  });
});
