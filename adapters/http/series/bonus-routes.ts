import * as contract from '@rrr/contract';
import type { BonusMoved } from '@rrr/core/results';
import { can } from '../kernel/policy.js';
import { route, type Route } from '../kernel/route.js';
import type { HttpPorts } from '../ports.js';
import { money } from '../present/money.js';

const present = ({ awardId, worth, currency, expiresOn }: BonusMoved, riderId: string) => ({ awardId, riderId, worth: money(worth, currency), expireDate: expiresOn });

export const bonusRoutes = ({ useCases }: HttpPorts): readonly Route[] => [
  route(contract.issueSeriesBonus, can('series:manage'), async ({ actor, params: { seriesId }, body: { riderId }, idempotency }) => {
    const issued = await useCases.issueSeriesBonus({ actor, idempotency: idempotency(), seriesId, riderId });
    return { bonus: present(issued, riderId) };
  }),
  route(contract.revokeSeriesBonus, can('series:manage'), async ({ actor, params: { seriesId, riderId }, idempotency }) => {
    const revoked = await useCases.revokeSeriesBonus({ actor, idempotency: idempotency(), seriesId, riderId });
    return { bonus: { ...present(revoked, riderId), overpaid: money(revoked.overpaid, revoked.currency) } };
  }),
];
