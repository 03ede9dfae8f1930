import { describe, expect, test } from '@jest/globals';
import * as contract from '@rrr/contract';
import type { Browser } from './testing/browser.js';
import { ledgerHolds } from './testing/ledger-breaks.js';
import { seriesScene } from './testing/series-scene.js';

const { demo, admin, promoter, rider, own } = await seriesScene();
const second = await demo.as('admin2');
ledgerHolds(demo);

describe('the standings of a series', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const setUp = async () => {
    const { _id: seriesId } = await own();
    const params = { seriesId };
    const { promoter: of, active: _a, eventCount: _e, _id, ...fields } = await own();
    await admin.call(contract.editSeries, {
      params,
      body: { ...fields, expirationDate: '2099-12-31', promoterId: of?._id ?? null },
    });
    const { rules } = await admin.call(contract.getStandingsBonuses, { params });
    const body = { ...rules, amounts: [usd(30_000), usd(20_000), usd(10_000)] };
    await admin.call(contract.editStandingsRules, { params, body });
    return params;
  };
  /** a class of a season that is over, with somebody who can be paid */
  const payable = async (params: { seriesId: string }) => {
    const { seasons } = await admin.call(contract.getStandings, { params });
    for (const season of seasons) {
      const { classes } = await admin.call(contract.getStandings, { params, query: { season } });
      for (const { key: classKey } of classes) {
        const found = await admin.call(contract.getStandingsBonuses, { params, query: { season, classKey } });
        if (found.openRounds === 0 && found.total.amount > 10_000) return { season, classKey, found };
      }
    }
    throw new Error('No class of the demo can be paid');
  };
  const give = (by: Browser, seriesId: string, key: string, body: object) =>
    by.ask(`/api/admin/serie/${seriesId}/standings-bonuses`, {
      method: 'POST',
      headers: { 'Idempotency-Key': key },
      body,
    });

  test('are public, by season and class, in pages', async () => {
    const { _id: seriesId } = await own();
    const visitor = demo.visit();
    const first = await visitor.call(contract.getStandings, { params: { seriesId }, query: { limit: 3 } });
    expect(first.standings).toHaveLength(3);
    expect(first.standings[0]).toMatchObject({ rank: 1, points: expect.any(Number) });
    const [one, two, three] = first.standings.map((it) => it.points);
    expect([one, two, three]).toEqual([one, two, three].toSorted((a, b) => (b ?? 0) - (a ?? 0)));
    const query = { season: first.seasons[0] ?? 0, classKey: 'no such class', page: 99 };
    const far = await visitor.call(contract.getStandings, { params: { seriesId }, query });
    expect([far.standings, far.pagination.pastEnd]).toEqual([[], true]);
    const none = await visitor.call(contract.getStandings, { params: { seriesId }, query: { season: 1990 } });
    expect(none.season).toBe(first.season);
  });

  test('pay each place once: asked for, approved as it was asked for, and never again', async () => {
    const params = await setUp();
    const { season, classKey, found } = await payable(params);
    const body = { season, classKey, outcome: found.outcome };
    const [asked, again] = [
      await give(admin, params.seriesId, 'standings-1', body),
      await give(admin, params.seriesId, 'standings-1', body),
    ];
    expect([asked.status, again.text]).toEqual([200, asked.text]);
    const { given, approvalId } = asked.of(contract.giveStandingsBonuses);
    expect(given).toBe(0);
    // the demo has asked for bonuses of one class already: asking again replaces the request
    const { version } = (await admin.call(contract.getApproval, { params: { approvalId: approvalId ?? '' } })).approval;
    const decide = (by: Browser) =>
      by.ask(`/api/admin/approval/${approvalId}`, { method: 'PUT', body: { version, approve: true, answer: null } });
    expect((await decide(admin)).json()).toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    const [one, other] = await Promise.all([decide(second), decide(second)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const done = (one.status === 200 ? one : other).json();
    expect(done).toMatchObject({
      approval: {
        kind: 'standings',
        standings: { season, classKey, total: found.total, series: { _id: params.seriesId } },
      },
    });
    const first = found.bonuses.find((it) => it.state === 'ready');
    const { awards } = await admin.call(contract.riderAwards, {
      params: { role: 'admin', riderId: first?.riderId ?? '' },
    });
    expect(awards[0]?.label).toContain(`${season}`);
    const now = await admin.call(contract.getStandingsBonuses, { params, query: { season, classKey } });
    expect([now.total.amount, now.approvalId]).toEqual([0, null]);
    expect(now.bonuses.filter((it) => it.state === 'given')).toHaveLength(
      found.bonuses.filter((it) => it.state === 'ready').length,
    );
    expect((await give(admin, params.seriesId, 'standings-2', body)).json()).toMatchObject({
      code: 'PREVIEW_OUTDATED',
    });
    const fresh = { ...body, outcome: now.outcome };
    expect((await give(admin, params.seriesId, 'standings-3', fresh)).json()).toMatchObject({
      code: 'NO_BONUS_TO_GIVE',
    });
  });

  test('are for administrators to pay', async () => {
    const { _id: seriesId } = await own();
    const body = { season: 2025, classKey: 'x', outcome: 'x' };
    expect((await give(promoter, seriesId, 'standings-4', body)).status).toBe(403);
    expect((await give(rider, seriesId, 'standings-5', body)).status).toBe(403);
    expect((await give(admin, seriesId, 'standings-6', body)).status).toBeLessThan(500);
    expect((await give(admin, seriesId, 'standings-7', { ...body, season: 'next' })).status).toBe(400);
  });
});
