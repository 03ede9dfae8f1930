import * as contract from '@rrr/contract';
import type { Request } from '@rrr/contract';
import type { Actor } from '@rrr/core/access';
import type { RedeemCredit, RedemptionSearch } from '@rrr/core/redemption';
import { NotFound } from '@rrr/core/shared';
import { callerAddress } from '../edge/caller-address.js';
import { notValid } from '../refusals/edge-error.js';
import { can } from '../routing/policy.js';
import { limiter } from '../edge/limiter.js';
import { route, type Route } from '../routing/route.js';
import type { HttpPorts } from '../ports.js';
import { money, pagination } from '../present/money.js';
import { presentRedemption } from '../present/redemption.js';
import { browserDevice } from '../session/browser-device.js';
import { isTheirs, presentReceipt } from './present-receipt.js';

/**
 * Limits the list: dealers and riders to their own redemptions, admins not at all.
 * @throws NotFound for another rider's
 */
export const limitTo = (actor: Actor, riderId: string | undefined): Pick<RedemptionSearch, 'dealerId' | 'riderId'> => {
  if (actor.type === 'rider' && riderId !== undefined && riderId !== actor.subjectId) throw new NotFound('rider');
  if (actor.type === 'rider') return { riderId: actor.subjectId };
  return {
    ...(actor.type === 'dealer' ? { dealerId: actor.subjectId } : {}),
    ...(riderId === undefined ? {} : { riderId }),
  };
};

/** The dealer of a redemption: a dealer's own; others must name one, and riders redeem only for themselves. */
const dealerOf = (actor: Actor, named: string | undefined, riderId: string): string => {
  if (actor.type === 'dealer') {
    if (named !== undefined && named !== actor.subjectId) throw new NotFound('dealer');
    return actor.subjectId;
  }
  if (actor.type === 'rider' && actor.subjectId !== riderId) throw new NotFound('rider');
  if (named === undefined) throw notValid({ path: 'dealerId', code: 'required' });
  return named;
};

/**
 * How the rider is known to stand at the counter: a dealer or an admin saw the ID, a rider alone has the dealer's code.
 * Neither can say what is the other's.
 * @throws EdgeError VALIDATION_FAILED
 */
const presenceOf = (
  actor: Actor,
  { riderIdVerified, counterCode }: Pick<Request<typeof contract.redeem>['body'], 'riderIdVerified' | 'counterCode'>,
): Pick<RedeemCredit, 'riderIdVerified' | 'counterCode'> => {
  if (actor.type === 'rider') {
    if (riderIdVerified !== undefined) throw notValid({ path: 'riderIdVerified', code: 'unknown_field' });
    if (counterCode === undefined) throw notValid({ path: 'counterCode', code: 'required' });
    return { riderIdVerified: false, counterCode };
  }
  if (counterCode !== undefined) throw notValid({ path: 'counterCode', code: 'unknown_field' });
  if (riderIdVerified === undefined) throw notValid({ path: 'riderIdVerified', code: 'required' });
  return { riderIdVerified };
};

export const redemptionRoutes = ({
  queries: { redemptions },
  useCases,
  clock,
  devices,
  program,
}: HttpPorts): readonly Route[] => [
  route(contract.redeem, can('wallet:redeem'), async ({ actor, body, idempotency, cookies, request }) => {
    const browser = await browserDevice({ devices, clock }).of(cookies);
    const { redemption, newBalance, lines } = await useCases.redeemCredit({
      actor,
      idempotency: idempotency(),
      riderId: body.riderId,
      dealerId: dealerOf(actor, body.dealerId, body.riderId),
      amount: body.amount,
      pin: body.pin,
      employeeName: body.dealerEmployeeName,
      ...presenceOf(actor, body),
      from: { device: browser.isNew ? null : browser.deviceId, address: callerAddress(request) },
    });
    return {
      redemption: presentRedemption(redemption, actor, { clock, program }),
      newBalance,
      lines: lines.map((line) => ({
        awardId: line.awardId,
        label: line.label,
        amount: money(line.amount, newBalance.currency),
        expireDate: line.expiresOn,
      })),
    };
  }),
  route(contract.getCounterCode, can('counter:code'), ({ actor }) => useCases.showCounterCode({ actor })),
  route(contract.listRedemptions, can('redemption:see'), async ({ actor, query: { riderId, ...asked } }) => {
    const found = await redemptions.search({ ...asked, ...limitTo(actor, riderId), revoked: false });
    return {
      creditRedemptions: found.items.map((redemption) => presentRedemption(redemption, actor, { clock, program })),
      pagination: pagination(found),
    };
  }),
  route(contract.undoRedemption, can('redemption:undo'), async ({ actor, params, query, idempotency }) => {
    const { redemption, newBalance } = await useCases.undoRedemption({
      actor,
      idempotency: idempotency(),
      redemptionId: params.redemptionId,
      reason: query.reason ?? null,
    });
    const shown = await redemptions.one(redemption.id);
    if (!shown) throw new NotFound('redemption');
    return { redemption: presentRedemption({ ...shown, ...redemption }, actor, { clock, program }), newBalance };
  }),
  route(contract.getRedemption, can('redemption:see'), async ({ actor, params: { redemptionId } }) => {
    const receipt = await redemptions.receipt(redemptionId);
    if (!receipt || !isTheirs(actor, receipt)) throw new NotFound('redemption');
    return presentReceipt(receipt, actor, { clock, program });
  }),
  route(contract.mailReceipt, can('redemption:mail'), async ({ actor, params, idempotency, request }) => {
    if (actor.type !== 'admin') await limiter(useCases)('receipt', request, { account: actor.accountId });
    return useCases.mailReceipt({ actor, idempotency: idempotency(), redemptionId: params.redemptionId });
  }),
  route(contract.listRevoked, can('redemption:see'), async ({ actor, query: { riderId, ...asked } }) => {
    const found = await redemptions.search({ ...asked, ...limitTo(actor, riderId), revoked: true });
    return {
      revokedRedemptions: found.items.map((redemption) => presentRedemption(redemption, actor, { clock, program })),
      pagination: pagination(found),
    };
  }),
];
