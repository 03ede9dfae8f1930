import * as contract from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import { bonusCurrency } from '@rrr/core/series';
import { type Currency, dateIn, NotFound } from '@rrr/core/shared';
import { type BonusPreview, isPayable, readStandings, type Standing, type StandingsRules } from '@rrr/core/standings';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';

const presentRules = (rules: StandingsRules, currency: Currency): contract.StandingsRules => ({
  points: [...rules.points],
  bestRounds: rules.bestRounds,
  amounts: rules.amounts.map((amount) => money(amount, currency)),
  version: rules.version,
});

const presentStanding = ({ rank, name, points, wins, scores }: Standing): contract.Standing => ({
  rank,
  name,
  points,
  wins,
  scores: scores.map((score) => ({ ...score })),
});

const presentBonus =
  (currency: Currency) =>
  (bonus: BonusPreview['bonuses'][number]): contract.PlannedBonus => ({
    rank: bonus.rank,
    riderId: bonus.riderId,
    name: bonus.name,
    points: bonus.points,
    amount: money(bonus.amount, currency),
    state: isPayable(bonus) ? 'ready' : bonus.refused.length > 0 ? 'refused' : 'given',
    reasons: bonus.refused.map((reason) => ({ ...reason })),
    paid: bonus.paid && {
      riderId: bonus.paid.riderId,
      name: bonus.paid.riderName,
      amount: money(bonus.paid.amount, currency),
    },
  });

const NO_EVENTS = { page: 1, limit: 1 } as const;

export const standingsRoutes = ({ queries, useCases, clock, program }: HttpPorts): readonly Route[] => {
  const { series, standings, requests } = queries;
  const seriesOf = async (seriesId: string) => {
    const found = await series.one(seriesId, NO_EVENTS);
    if (!found) throw new NotFound('series');
    return found.series;
  };
  const today = () => dateIn(clock.now(), program.timeZone);
  /** the preview, and the request that waits about it */
  const previewOf = async (actor: Actor, seriesId: string, asked: { season?: number; classKey?: string }) => {
    const { season = null, classKey = null } = asked;
    const preview = await useCases.previewStandingsBonuses({ actor, seriesId, season, classKey });
    const { shown } = preview;
    const id =
      shown.season === null || shown.classKey === null
        ? null
        : await standings.idOf({ seriesId, season: shown.season, classKey: shown.classKey });
    const waiting = id === null ? undefined : await requests.waitingAbout('standings', id);
    return { preview, approvalId: waiting?.id ?? null };
  };

  return [
    route(contract.getStandings, can('public'), async ({ params: { seriesId }, query }) => {
      await seriesOf(seriesId);
      const { page, limit, season = null, classKey = null } = query;
      const shown = await readStandings(standings, { seriesId, season, classKey }, today());
      const total = shown.standings.length;
      return {
        seasons: [...shown.seasons],
        season: shown.season,
        classes: shown.classes.map((raceClass) => ({ ...raceClass })),
        classKey: shown.classKey,
        bestRounds: shown.rules.bestRounds,
        rounds: shown.rounds.map(({ eventId, title, on, hasResults }) => ({ eventId, title, date: on, hasResults })),
        standings: shown.standings.slice((page - 1) * limit, page * limit).map(presentStanding),
        pagination: pagination({ items: [], page, totalPages: Math.ceil(total / limit), total }),
      };
    }),
    route(contract.getStandingsBonuses, can('series:manage'), async ({ actor, params: { seriesId }, query }) => {
      const { preview, approvalId } = await previewOf(actor, seriesId, query);
      const { shown, currency, expiresOn, bonuses, total, openRounds, outcome } = preview;
      return {
        rules: presentRules(shown.rules, currency),
        seasons: [...shown.seasons],
        season: shown.season,
        classes: shown.classes.map((raceClass) => ({ ...raceClass })),
        classKey: shown.classKey,
        bonuses: bonuses.map(presentBonus(currency)),
        total: money(total, currency),
        expireDate: expiresOn,
        openRounds,
        outcome,
        approvalId,
      };
    }),
    route(
      contract.giveStandingsBonuses,
      can('series:manage'),
      async ({ actor, params: { seriesId }, body, idempotency }) => {
        const { given, total, currency, requestId } = await useCases.giveStandingsBonuses({
          actor,
          idempotency: idempotency(),
          seriesId,
          ...body,
        });
        return { given, total: money(total, currency), approvalId: requestId };
      },
    ),
    route(contract.editStandingsRules, can('series:manage'), async ({ actor, params: { seriesId }, body }) => {
      const currency = bonusCurrency(await seriesOf(seriesId));
      const other = body.amounts.findIndex((amount) => amount.currency !== currency);
      if (other >= 0) throw notValid({ path: `amounts.${other}.currency`, code: 'choice' });
      const amounts = body.amounts.map((amount) => amount.amount);
      const rules = await useCases.editStandingsRules({ actor, seriesId, rules: { ...body, amounts } });
      return { rules: presentRules(rules, currency) };
    }),
  ];
};
