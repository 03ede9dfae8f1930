import { describe, expect, test } from '@jest/globals';
import { aMeeting, anActor, anId, byHand, refusal } from '../testing/index.js';
import type { Decision } from './index.js';

const ana = anId('rder', 1);
const rider = anActor({ type: 'rider', subjectId: ana, name: 'Ana Ruiz' });
const aRace = async () => {
  const meeting = aMeeting();
  await meeting.run(['A. Ruiz', 'Ben Ode']);
  const asked = (message = 'I won the 450 A') => ({
    actor: rider,
    eventId: meeting.event.id,
    classId: meeting.classes[0].id,
    place: 1,
    message,
  });
  const decision = (claimId: string, what: Decision, answer: string | null = null) => ({
    actor: meeting.admin,
    idempotency: meeting.key(),
    claimId,
    decision: what,
    answer,
  });
  return { ...meeting, asked, decision };
};

describe('a rider claims a missing result', () => {
  test('and admins have it on their list', async () => {
    const { claim, asked, stored } = await aRace();
    const made = await claim(asked('  I won the 450 A  '));
    expect(made).toMatchObject({
      riderId: ana,
      place: 1,
      message: 'I won the 450 A',
      state: 'open',
      resultId: null,
      answer: null,
    });
    expect([stored().claims, stored().outbox.filter((it) => it.kind === 'claim-decided')]).toEqual([[made], []]);
  });

  test('EVENT_NOT_STARTED before it, CLAIM_TOO_LATE from the 46th day on', async () => {
    const { claim, asked, clock } = await aRace();
    clock.set('2025-06-06T12:00:00.000Z');
    expect(await refusal(claim(asked()))).toBe('EVENT_NOT_STARTED');
    clock.set('2025-07-24T07:00:00.000Z');
    expect(await refusal(claim(asked()))).toBe('CLAIM_TOO_LATE');
    clock.set('2025-07-24T06:59:59.999Z');
    expect(await refusal(claim(asked()))).toBe('done');
  });

  test('CLAIM_OPEN: one for an event, until it is decided', async () => {
    const { claim, decide, asked, decision } = await aRace();
    const { id } = await claim(asked());
    expect(await refusal(claim(asked('again')))).toBe('CLAIM_OPEN');
    await decide(decision(id, { verdict: 'refuse' }, 'Not on the list.'));
    expect(await refusal(claim(asked('again')))).toBe('done');
  });

  test('CLAIM_MESSAGE_LENGTH, NOT_FOUND: an empty or endless text, another role, no such event or class', async () => {
    const { claim, asked, admin, stored } = await aRace();
    for (const text of [' ', 'x'.repeat(1001)]) expect(await refusal(claim(asked(text)))).toBe('CLAIM_MESSAGE_LENGTH');
    for (const wrong of [{ actor: admin }, { eventId: anId('event', 9) }, { classId: anId('c0ass', 9) }])
      expect(await refusal(claim({ ...asked(), ...wrong }))).toBe('NOT_FOUND');
    expect(stored().claims).toEqual([]);
  });
});

describe('an admin decides a claim', () => {
  test('by the unmatched result that is the rider’s: it earns in the same transaction, and the rider is told both', async () => {
    const { claim, decide, asked, decision, resultOf, held, stored } = await aRace();
    const { id } = await claim(asked());
    const { claim: decided, corrected } = await decide(
      decision(id, { verdict: 'match', resultId: resultOf('A. Ruiz').id }),
    );
    expect(decided).toMatchObject({
      state: 'accepted',
      resultId: resultOf('A. Ruiz').id,
      decidedBy: 'Robin Vale',
      answer: null,
    });
    expect([corrected?.money.issued, held(), stored().claims]).toEqual([30_000, [30_000, 20_000, 0], [decided]]);
    expect(
      stored()
        .outbox.slice(-2)
        .map((it) => [it.kind, it.recipient.id, it.facts['amount']]),
    ).toEqual([
      ['award-earned', ana, 30_000],
      ['claim-decided', ana, 30_000],
    ]);
    expect(stored().aliases).toMatchObject([{ nameKey: 'a ruiz', riderId: ana }]);
  });

  test('by adding the result; claimed in time it is in time, whenever it is decided', async () => {
    const { claim, decide, asked, decision, clock, classes, stored } = await aRace();
    const { id } = await claim({ ...asked(), classId: classes[1].id });
    clock.set('2025-09-01T12:00:00.000Z');
    const { claim: decided, corrected } = await decide(
      decision(id, { verdict: 'add', classId: classes[1].id, result: byHand(1, 'Ana Ruiz') }),
    );
    expect(corrected?.results[0]).toMatchObject({ riderId: ana, verdict: { reasons: [{ code: 'CLASS_TOO_SMALL' }] } });
    expect([stored().claims, decided.classId]).toEqual([[decided], classes[1].id]);
  });

  const LATE = '2025-09-01T12:00:00.000Z';
  const lateCodes = (race: Awaited<ReturnType<typeof aRace>>) =>
    race
      .stored()
      .results.filter((result) => result.verdict.reasons.some((why) => why.code === 'LATE_RESULTS'))
      .map((result) => result.riderName);

  test.each(['match', 'add'] as const)(
    'and what was claimed in time earns in a class whose results came late, found by %s; nobody else’s does',
    async (verdict) => {
      const race = await aRace();
      const inClass = race.classes[1];
      const { id } = await race.claim({ ...race.asked(), classId: null });
      race.clock.set(LATE);
      await race.run(verdict === 'match' ? ['A. Ruiz', 'Ben Ode'] : ['Ben Ode', 'Cy Park'], inClass.id);
      const what: Decision =
        verdict === 'match'
          ? { verdict, resultId: race.resultOf('A. Ruiz', inClass.id).id }
          : { verdict, classId: inClass.id, result: byHand(20, 'Ana Ruiz') };
      race.alter(({ classes }) => ({
        classes: classes.map((one) => ({ ...one, places: [...one.places, { place: 20, amount: 30_000 }] })),
      }));
      const { corrected } = await race.decide(race.decision(id, what));
      expect([corrected?.money.issued, race.held()[0], lateCodes(race).includes('Ben Ode')]).toEqual([
        30_000,
        30_000,
        true,
      ]);
      expect(race.stored().outbox.at(-1)).toMatchObject({ kind: 'claim-decided', facts: { amount: 30_000 } });
      const before = race.stored().entries;
      await race.judgeAgain();
      expect([race.stored().entries, race.stored().claims]).toMatchObject([before, [{ classId: inClass.id }]]);
    },
  );

  test('and opens no class to results that come late: it waits for them still', async () => {
    const race = await aRace();
    const inClass = race.classes[1];
    const { id } = await race.claim({ ...race.asked(), classId: inClass.id });
    race.alter(({ classes }) => ({ classes: classes.map((one) => ({ ...one, entrants: 12 })) }));
    await race.decide(race.decision(id, { verdict: 'add', classId: inClass.id, result: byHand(1, 'Ana Ruiz') }));
    expect([race.held(), race.stored().classes[1]?.resultsReceivedAt]).toEqual([[30_000, 20_000, 0], null]);
    race.clock.set(LATE);
    await race.judgeAgain();
    // the rows of the file name her otherwise than the admin did
    const rows = [byHand(1, 'Ana Ruiz', { number: '7' }), byHand(2, 'Cy Park')];
    await race.replace({
      actor: race.admin,
      eventId: race.event.id,
      classId: inClass.id,
      entrants: null,
      results: rows,
      apply: race.key(),
    });
    expect([race.held(), lateCodes(race), race.stored().classes[1]?.resultsReceivedAt]).toEqual([
      [30_000, 20_000, 0],
      ['Cy Park'],
      LATE,
    ]);
    await race.removeAll({ actor: race.admin, eventId: race.event.id, classId: inClass.id, apply: race.key() });
    expect([race.held(), race.stored().classes[1]?.resultsReceivedAt]).toEqual([[0, 20_000, 0], null]);
  });

  test('or refuses it with an answer', async () => {
    const { claim, decide, asked, decision, held, stored } = await aRace();
    const { id } = await claim(asked());
    expect(await refusal(decide(decision(id, { verdict: 'refuse' })))).toBe('CLAIM_MESSAGE_LENGTH');
    const { claim: decided, corrected } = await decide(
      decision(id, { verdict: 'refuse' }, 'The list names another rider.'),
    );
    expect([decided.state, decided.answer, corrected, held()]).toEqual([
      'refused',
      'The list names another rider.',
      null,
      [0, 20_000, 0],
    ]);
    expect(stored().outbox.at(-1)).toMatchObject({
      kind: 'claim-decided',
      facts: { decision: 'refused', answer: 'The list names another rider.' },
    });
  });

  test('CLAIM_DECIDED: once; the same key again gives the first answer', async () => {
    const { claim, decide, asked, decision } = await aRace();
    const { id } = await claim(asked());
    const cmd = decision(id, { verdict: 'refuse' }, 'No.');
    expect(await decide(cmd)).toEqual(await decide(cmd));
    expect(await refusal(decide(decision(id, { verdict: 'refuse' }, 'No.')))).toBe('CLAIM_DECIDED');
  });

  test('at a place that is taken is a tie, if the administrator says so', async () => {
    const { claim, decide, asked, decision, classes } = await aRace();
    const { id } = await claim(asked());
    const { corrected } = await decide(
      decision(id, { verdict: 'add', classId: classes[0].id, result: byHand(1, 'Ana Ruiz', { tied: true }) }),
    );
    expect(corrected?.results).toMatchObject([{ place: 1, verdict: { tie: { others: 1, first: 1, last: 2 } } }]);
  });

  test('RESULT_MATCHED, PLACE_TAKEN, NOT_FOUND: and nothing is decided', async () => {
    const { claim, decide, asked, decision, resultOf, classes, stored, promoter } = await aRace();
    const { id } = await claim(asked());
    const codes = [
      decide(decision(id, { verdict: 'match', resultId: resultOf('Ben Ode').id })),
      decide(decision(id, { verdict: 'add', classId: classes[0].id, result: byHand(1, 'Ana Ruiz') })),
      decide(decision(id, { verdict: 'match', resultId: anId('res0t', 99) })),
      decide(decision(id, { verdict: 'add', classId: anId('c0ass', 9), result: byHand(1, 'Ana Ruiz') })),
      decide(decision(anId('caim', 9), { verdict: 'refuse' }, 'No.')),
      decide({ ...decision(id, { verdict: 'refuse' }, 'No.'), actor: promoter }),
    ].map(refusal);
    expect(await Promise.all(codes)).toEqual([
      'RESULT_MATCHED',
      'PLACE_TAKEN',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect(stored().claims).toMatchObject([{ state: 'open' }]);
  });
});
