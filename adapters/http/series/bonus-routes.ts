import * as contract from '@rrr/contract';
import type { BonusMoved } from '@rrr/core/results';
import { NotFound } from '@rrr/core/shared';
import { can } from '../routing/policy.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { presentAward } from '../present/award.js';
import { money, pagination } from '../present/money.js';

const present = ({ awardId, worth, currency, expiresOn }: BonusMoved, riderId: string) => ({
  awardId,
  riderId,
  worth: money(worth, currency),
  expireDate: expiresOn,
});

export const bonusRoutes = ({ queries: { earnings, series }, useCases }: HttpPorts): readonly Route[] => [
  route(contract.seriesBonuses, can('series:manage'), async ({ params: { seriesId }, query }) => {
    if (!(await series.one(seriesId, { page: 1, limit: 1 }))) throw new NotFound('series');
    const found = await earnings.bonuses({ ...query, seriesId });
    return {
      bonuses: found.items.map((earning) => ({
        ...presentAward(earning, false),
        rider: { _id: earning.riderId, fullName: earning.riderName },
      })),
      pagination: pagination(found),
    };
  }),
  route(
    contract.issueSeriesBonus,
    can('series:manage'),
    async ({ actor, params: { seriesId }, body: { riderId }, idempotency }) => {
      const issued = await useCases.issueSeriesBonus({ actor, idempotency: idempotency(), seriesId, riderId });
      return { bonus: issued.given && present(issued.given, riderId), approvalId: issued.requestId };
    },
  ),
  route(
    contract.revokeSeriesBonus,
    can('series:manage'),
    async ({ actor, params: { seriesId, riderId }, idempotency }) => {
      const revoked = await useCases.revokeSeriesBonus({ actor, idempotency: idempotency(), seriesId, riderId });
      return { bonus: { ...present(revoked, riderId), overpaid: money(revoked.overpaid, revoked.currency) } };
    },
  ),
];
