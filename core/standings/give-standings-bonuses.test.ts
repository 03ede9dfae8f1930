import { describe, expect, test } from '@jest/globals';
import type { RaceEvent } from '../events/index.js';
import type { Program } from '../program/index.js';
import { aMeeting, anActor, anEvent, anId, aSeries, byHand, refusal } from '../testing/index.js';
import { editStandingsRules } from './edit-standings-rules.js';
import { decideStandings, giveStandingsBonuses, previewStandingsBonuses } from './give-standings-bonuses.js';

const SERIES = anId('series', 1);
const OF = { seriesId: SERIES, season: 2025, classKey: '450a' };
const second = anActor({ accountId: anId('acc', 9), subjectId: anId('admn', 9), name: 'Second' });

/** A series of one round: Ana before Ben before Cy, and riders nobody knows. */
const aSeason = async (
  rules: Partial<Program> = {},
  amounts: readonly number[] = [30_000, 20_000],
  ahead: Partial<RaceEvent>[] = [],
) => {
  const series = aSeries({ id: SERIES, name: 'Ridge Series', country: 'US', expirationDate: '2025-12-31' });
  const events = ahead.map((more, at) => anEvent({ id: anId('event', 7 + at), seriesId: SERIES, ...more }));
  const meeting = aMeeting({ series: [series], events: [anEvent(), ...events] }, rules);
  meeting.alterEvent({ seriesId: SERIES });
  await meeting.run(['Ana Ruiz', 'Ben Ode', 'Cy Park']);
  const classKey = meeting.classes[0].name.toLowerCase().replaceAll(' ', '');
  const of = { ...OF, classKey };
  const edit = (change: { amounts?: readonly number[]; version?: number }) =>
    editStandingsRules(meeting.ports)({
      actor: meeting.admin,
      seriesId: SERIES,
      rules: { points: [25, 22, 20], bestRounds: null, amounts, version: 0, ...change },
    });
  await edit({});
  const preview = () => previewStandingsBonuses(meeting.ports)({ actor: meeting.admin, ...of });
  const give = async (change: { outcome?: string; idempotency?: ReturnType<typeof meeting.key> } = {}) =>
    giveStandingsBonuses(meeting.ports)({
      actor: meeting.admin,
      idempotency: meeting.key(),
      outcome: (await preview()).outcome,
      ...of,
      ...change,
    });
  const decide = (requestId: string, actor = second) =>
    decideStandings(meeting.ports)({ actor, requestId, version: 1, approve: true, answer: null });
  return {
    ...meeting,
    edit,
    preview,
    give,
    decide,
    bonuses: () => meeting.stored().awards.filter((one) => one.type === 'bonus'),
  };
};

describe('bonuses of standings', () => {
  test('wait for another administrator, are given in the maker’s name, and the riders are told', async () => {
    const { give, decide, bonuses, stored, admin } = await aSeason();
    const { given, requestId } = await give();
    expect([given, bonuses()]).toEqual([0, []]);
    expect(await refusal(decide(requestId ?? '', admin))).toBe('SECOND_PERSON_NEEDED');
    await decide(requestId ?? '');
    expect(bonuses().map((it) => [it.riderId, it.initial, it.label, it.expiresOn, it.seriesId])).toEqual([
      [anId('rder', 1), 30_000, expect.stringMatching(/^Ridge Series 2025 · .+ · P1$/), '2025-12-31', SERIES],
      [anId('rder', 2), 20_000, expect.stringMatching(/ · P2$/), '2025-12-31', SERIES],
    ]);
    expect(
      stored()
        .outbox.filter((it) => it.kind === 'bonus-issued')
        .map((it) => it.recipient.id),
    ).toEqual([anId('rder', 1), anId('rder', 2)]);
    expect(stored().audit.filter((it) => it.action === 'give-standings-bonus')).toHaveLength(2);
  });

  test('are given once: again, with the same key, and at the same moment', async () => {
    const { give, preview, key, bonuses } = await aSeason({ approvals: 'recorded' });
    const { outcome } = await preview();
    const idempotency = key();
    const [one, other, repeated] = await Promise.all([
      give({ outcome, idempotency }),
      refusal(give({ outcome })),
      give({ outcome, idempotency }),
    ]);
    expect([one.given, other, repeated]).toEqual([2, 'PREVIEW_OUTDATED', one]);
    expect([await refusal(give()), bonuses().length]).toEqual(['NO_BONUS_TO_GIVE', 2]);
  });

  test('PREVIEW_OUTDATED: an approval of other standings than were asked for gives nothing', async () => {
    const { give, decide, bonuses, change, resultOf, admin, event, key, stored } = await aSeason();
    const { requestId } = await give();
    await change({
      actor: admin,
      eventId: event.id,
      resultId: resultOf('Ben Ode').id,
      result: byHand(null, 'Ben Ode', { type: 'DNF' }),
      apply: key(),
    });
    expect(await refusal(decide(requestId ?? ''))).toBe('PREVIEW_OUTDATED');
    expect([bonuses(), stored().requests.map((it) => it.state)]).toEqual([[], ['waiting']]);
  });

  test('a second bonus of the series can be had in another class, and beside the bonus of the series itself', async () => {
    const season = await aSeason({ approvals: 'recorded' });
    await season.give();
    season.alterSeries({ bonus: true, initialValue: 5_000 });
    await season.giveBonus({
      actor: season.admin,
      idempotency: season.key(),
      seriesId: SERIES,
      riderId: anId('rder', 1),
    });
    expect(season.bonuses().filter((one) => one.riderId === anId('rder', 1))).toHaveLength(2);
  });

  test('a refused place can be given later, the others are not given again', async () => {
    const { give, alterRider, bonuses, preview } = await aSeason({ approvals: 'recorded' });
    alterRider(anId('rder', 1), { deactivated: true });
    expect((await give()).given).toBe(1);
    alterRider(anId('rder', 1), { deactivated: false });
    expect((await preview()).total).toBe(30_000);
    expect((await give()).given).toBe(1);
    expect(
      bonuses()
        .map((it) => it.initial)
        .toSorted((a, b) => a - b),
    ).toEqual([20_000, 30_000]);
  });

  test('STANDINGS_OPEN while a round lies ahead, STANDINGS_NO_BONUS without a last day or amounts', async () => {
    const season = await aSeason();
    season.alterEvent({ startsOn: '2025-06-11', endsOn: '2025-06-11' });
    expect(await refusal(season.give())).toBe('STANDINGS_OPEN');
    season.alterSeries({ expirationDate: '2025-06-09' });
    expect(await refusal(season.give())).toBe('STANDINGS_NO_BONUS');
    const none = await aSeason({}, []);
    expect(await refusal(none.give())).toBe('STANDINGS_NO_BONUS');
  });

  test('STANDINGS_OPEN too while an event of the season lies ahead that has no classes yet', async () => {
    const last = { startsOn: '2025-12-12', endsOn: '2025-12-12' };
    const season = await aSeason({}, [30_000], [last]);
    expect((await season.preview()).openRounds).toBe(1);
    expect(await refusal(season.give())).toBe('STANDINGS_OPEN');
    const over = await aSeason(
      {},
      [3_000],
      [
        { ...last, canceled: true },
        { startsOn: '2026-02-01', endsOn: '2026-02-01' },
      ],
    );
    expect((await over.give()).given).toBe(1);
  });

  test('up to what one administrator adjusts alone they are given at once, and count', async () => {
    const { give, bonuses } = await aSeason({}, [6_000, 4_000]);
    expect([(await give()).given, bonuses().length]).toEqual([2, 2]);
  });

  test('NOT_FOUND to anyone but administrators; a stale or too high edit of the rules is refused', async () => {
    const { edit, ports, promoter } = await aSeason();
    expect(await refusal(previewStandingsBonuses(ports)({ actor: promoter, ...OF }))).toBe('NOT_FOUND');
    expect(await refusal(edit({ version: 0 }))).toBe('STALE_EDIT');
    expect(await refusal(edit({ version: 1, amounts: [1_000_001] }))).toBe('BONUS_OVER_LIMIT');
    expect(await refusal(edit({ version: 1, amounts: [900_000, 900_000, 900_000] }))).toBe('BONUS_OVER_LIMIT');
  });
});
