import * as contract from '@rrr/contract';
import type { VinPattern as Shown } from '@rrr/contract';
import { rulesOn } from '@rrr/core/program';
import { dateIn } from '@rrr/core/shared';
import {
  type DisputeView,
  isVin,
  plainVin,
  identifyVin,
  VinNotValid,
  type VinPattern,
  yearsOfVin,
} from '@rrr/core/vin';
import { limiter } from '../edge/limiter.js';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { pagination } from '../present/money.js';
import { narrowed, presentNarrowed } from '../present/narrowed.js';
import { presentBike } from './present-bike.js';

const presentPattern = ({ id, ...rest }: VinPattern): Shown => ({ _id: id, ...rest });

const presentDispute = ({
  id,
  vin,
  heldBy,
  heldByName,
  claimedBy,
  claimedByName,
  claimed: { year, make, model },
  at,
  settledAt,
  settledBy,
  reason,
  runId,
  runSize,
}: DisputeView) => ({
  _id: id,
  vin,
  heldBy: { _id: heldBy, fullName: heldByName },
  claimedBy: { _id: claimedBy, fullName: claimedByName },
  claimed: { year, make, model },
  at,
  settled: settledAt === null ? null : { at: settledAt, by: settledBy ?? '' },
  ...(reason === undefined ? {} : { reason }),
  ...(runId === undefined ? {} : { runId }),
  ...(runSize === undefined ? {} : { runSize }),
});

/** Of one or two years; the program has some hundred a year. */
const MOST_PATTERNS = 5000;

export const vinRoutes = ({ queries: { vin }, useCases, program, clock }: HttpPorts): readonly Route[] => [
  route(contract.listVinPatterns, can('vin:manage'), async ({ query }) => {
    const found = await vin.patterns(query);
    return { vinPatterns: found.items.map(presentPattern), pagination: pagination(found) };
  }),
  route(contract.addVinPattern, can('vin:manage'), async ({ actor, body }) => ({
    pattern: presentPattern(await useCases.addPattern({ actor, ...body })),
  })),
  route(contract.deleteVinPattern, can('vin:manage'), ({ actor, params: { patternId } }) =>
    useCases.deletePattern({ actor, patternId }),
  ),
  route(contract.verifyVinPattern, can('vin:manage'), async ({ actor, body: { pattern } }) => ({
    pattern: presentPattern(await useCases.decidePattern({ actor, patternId: pattern, status: 'verified' })),
  })),
  route(contract.unverifyVinPattern, can('vin:manage'), async ({ actor, body: { pattern } }) => ({
    pattern: presentPattern(await useCases.decidePattern({ actor, patternId: pattern, status: 'unverified' })),
  })),
  route(contract.verifyBikes, can('vin:manage'), ({ actor, body: { patterns } }) =>
    useCases.verifyBikes({ actor, ...(patterns ? { patternIds: patterns } : {}) }),
  ),
  route(contract.identifyVin, can('public'), async ({ body, request }) => {
    await limiter(useCases)('identify-vin', request);
    const typed = plainVin(body.vin);
    if (!isVin(typed)) throw new VinNotValid();
    const today = dateIn(clock.now(), program.timeZone);
    const thisYear = Number(today.slice(0, 4));
    const patterns = await vin.verifiedOf(yearsOfVin(typed, thisYear), MOST_PATTERNS);
    const { year, models } = identifyVin(typed, patterns, thisYear);
    const [make, ...others] = rulesOn(program, today).brandMakes;
    // a pattern does not say which make it is, so the make is known only if the brand has one
    return { make: models.length > 0 && others.length === 0 ? (make ?? null) : null, year, models: [...models] };
  }),
  route(contract.vinReport, can('vin:manage'), async ({ query }) => {
    const found = await vin.report(query);
    const riders = found.items.map(({ id, fullName, email, country, deactivated, bikes }) => ({
      _id: id,
      fullName,
      email,
      country,
      deActivated: deactivated,
      bikes: bikes.map(presentBike),
    }));
    return { riders, pagination: pagination(found) };
  }),
  route(contract.vinCounts, can('vin:manage'), () => vin.counts()),
  route(contract.listVinDisputes, can('vin:manage'), async ({ query }) => {
    const found = await narrowed(query, {
      load: (page) => vin.disputes({ ...page, open: query.open }),
      factsOf: ({ at }) => ({ at }),
      timeZone: program.timeZone,
    });
    return { vinDisputes: found.items.map(presentDispute), ...presentNarrowed(found) };
  }),
  route(contract.settleVinDispute, can('vin:manage'), ({ actor, params: { disputeId }, body }) =>
    useCases.settleDispute({ actor, disputeId, ...body }),
  ),
  route(contract.settleVinRun, can('vin:manage'), async ({ actor, params: { runId }, body: { outcome } }) => ({
    settled: await useCases.settleVinRun({ actor, runId, outcome }),
  })),
];
