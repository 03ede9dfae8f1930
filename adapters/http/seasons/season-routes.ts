import * as contract from '@rrr/contract';
import { versionOn, withVersions } from '@rrr/core/program';
import { type Season, settingsWithout, type SimulatedRace } from '@rrr/core/seasons';
import { dateIn, NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { type Translator, translator } from '../words/translator.js';
import { presentSeason, presentSeasonChange, presentSettings } from './present-season.js';

/** Results of one race that are shown. */
const SHOWN = 20;
/** Requests that wait at the same time about seasons: each draft has at most one. */
const WAITING = { state: 'waiting', kind: 'season', page: 1, limit: 100 } as const;

const presentRace = ({ event, before, after, results }: SimulatedRace, say: Translator) => ({
  event: { _id: event.id, title: event.title, startDate: event.startsOn },
  currency: event.currency,
  before: money(before, event.currency),
  after: money(after, event.currency),
  riders: [...new Set(results.flatMap(({ riderId }) => riderId ?? []))],
  changed: results.length,
  results: results.slice(0, SHOWN).map((result) => ({
    _id: result.resultId,
    riderId: result.riderId,
    riderName: result.riderName,
    className: result.className,
    before: money(result.before, event.currency),
    after: money(result.after, event.currency),
    reasons: result.reasons.map((why) => ({ code: why.code, detail: say.reason(why) })),
  })),
});

/** Versions of the program's rules: drafting, comparing, trying and scheduling them. */
export const seasonRoutes = ({
  queries: { seasons, requests },
  useCases,
  clock,
  program,
}: HttpPorts): readonly Route[] => {
  const shown = async (season: Season) => presentSeason(season, await looking());
  const looking = async () => ({
    program,
    today: dateIn(clock.now(), program.timeZone),
    asked: new Set((await requests.search(WAITING)).items.map((request) => request.objectId)),
  });
  return [
    route(contract.listSeasons, can('season:manage'), async ({ query }) => {
      const [found, from] = await Promise.all([seasons.list(query), looking()]);
      return { seasons: found.items.map((season) => presentSeason(season, from)), pagination: pagination(found) };
    }),
    route(contract.addSeason, can('season:manage'), async ({ actor, body }) => ({
      season: await shown(await useCases.addSeason({ actor, from: body.startDate })),
    })),
    route(contract.getSeason, can('season:manage'), async ({ params: { seasonId } }) => {
      const found = await seasons.one(seasonId);
      if (!found) throw new NotFound('season');
      const [season, waiting] = await Promise.all([shown(found), requests.waitingAbout('season', seasonId)]);
      const others = program.seasons.filter((rules) => rules.number !== undefined && rules.number !== found.number);
      const compared = versionOn(withVersions(program, others), found.from);
      const [currency = 'USD' as const] = program.currencies;
      const { limits } = program;
      return {
        season,
        settings: presentSettings(found.settings),
        change: presentSeasonChange(settingsWithout(program, found), found.settings),
        comparedWith: compared ? { number: compared.number ?? 0, startDate: compared.from } : null,
        approvalId: waiting?.id ?? null,
        highest: {
          place: money(limits.place, currency),
          class: money(limits.class, currency),
          event: money(limits.event, currency),
        },
      };
    }),
    route(contract.editSeason, can('season:manage'), async ({ actor, params: { seasonId }, body }) => {
      const { startDate, ...edit } = body;
      return { season: await shown(await useCases.editSeason({ actor, seasonId, from: startDate, ...edit })) };
    }),
    route(contract.deleteSeason, can('season:manage'), async ({ actor, params: { seasonId } }) => ({
      season: await shown(await useCases.deleteSeason({ actor, seasonId })),
    })),
    route(contract.submitSeason, can('season:manage'), async ({ actor, params: { seasonId }, body }) => {
      const { season, requestId } = await useCases.submitSeason({ actor, seasonId, ...body });
      return { season: await shown(season), approvalId: requestId };
    }),
    route(contract.withdrawSeason, can('season:manage'), async ({ actor, params: { seasonId }, body }) => {
      const { season, requestId } = await useCases.withdrawSeason({ actor, seasonId, ...body });
      return { season: await shown(season), approvalId: requestId };
    }),
    route(contract.simulateSeason, can('season:manage'), async ({ actor, params: { seasonId }, body, locale }) => {
      const after = body.after && { id: body.after._id, startsOn: body.after.startDate };
      const found = await useCases.simulateSeason({ actor, seasonId, after });
      const say = translator(locale, clock.now());
      return {
        startDate: found.from,
        endDate: found.to,
        total: found.total,
        races: found.races.map((race) => presentRace(race, say)),
        next: found.next && { _id: found.next.id, startDate: found.next.startsOn },
      };
    }),
  ];
};
