import { adjustWallet, correct, decideAdjustment, expireCredit, issue, worthOf } from '../../ledger/index.js';
import { mergeRiders } from '../../merging/index.js';
import { redeemCredit, undoRedemption } from '../../redemption/index.js';
import { addDays, plusSeconds } from '../../shared/index.js';
import { anId } from '../fixed-ports.js';
import type { Act } from './context.js';

const SERIES = [1, 2].map((n) => anId('series', n));

const award: Act = async ({ chance, model, ports, riders, clock, today, move }) => {
  const { below, pick } = chance();
  const riderId = pick(riders);
  const [id, initial, expiresOn] = [ports.ids.next(), 1 + below(50_000), addDays(today(), below(60) - 2)];
  // some awards are bonuses of two series, so that merged riders may both have one
  const series = anId('series', 1 + below(8));
  const bonus = SERIES.includes(series) && !model.hasBonus(riderId, series) ? series : null;
  await move(riderId, 'credit', async () => [
    issue({
      id,
      riderId,
      currency: 'USD',
      type: bonus ? 'bonus' : 'credit',
      initial,
      awardedAt: clock.now(),
      expiresOn,
      source: null,
      seriesId: bonus,
      label: 'Race · Class',
    }),
  ]);
  model.issue(id, riderId, initial, expiresOn, bonus);
};

/** The first refusal that applies. */
const firstOf = (refusals: readonly (readonly [code: string, holds: boolean])[]): string | undefined =>
  refusals.find(([, holds]) => holds)?.[0];

const redeem: Act = async ({ chance, model, ports, riders, dealer, dealerId, today, idempotency, outcome, same }) => {
  const { below, pick } = chance();
  const riderId = pick(riders);
  const available = model.available(riderId, today());
  const amount = 1 + below(Math.max(10, Math.floor(available * 1.2)));
  let made = '';
  const got = await outcome(
    redeemCredit(ports)({
      actor: dealer,
      idempotency: idempotency(),
      riderId,
      dealerId,
      amount: { amount, currency: 'USD' },
      pin: '4719',
      employeeName: 'Dana Cole',
      riderIdVerified: true,
    }),
    (receipt) => {
      made = receipt.redemption.id;
      return receipt.newBalance.amount;
    },
  );
  const { redemption, redeemedPerDay } = ports.program.limits;
  const refused = firstOf([
    ['INSUFFICIENT_CREDIT', amount > available],
    ['REDEMPTION_OVER_LIMIT', amount > redemption],
    ['DAILY_REDEMPTION_LIMIT', model.redeemedOn(riderId, today()) + amount > redeemedPerDay],
  ]);
  same(refused === undefined ? 'redeem' : `redeem refused: ${refused}`, refused ?? available - amount, got);
  if (refused === undefined) model.redeem(made, riderId, amount, today());
};

/** Picks a recent one, because old ones are mostly undone. */
const RECENT = -40;

const undo: Act = async ({ chance, model, ports, dealer, today, idempotency, outcome, same }) => {
  if (model.redemptions.length === 0) return;
  const redemption = chance().pick(model.redemptions.slice(RECENT));
  const { state } = redemption;
  const got = await outcome(
    undoRedemption(ports)({ actor: dealer, idempotency: idempotency(), redemptionId: redemption.id, reason: null }),
    (undone) => undone.newBalance.amount,
  );
  if (state === 'redeemed') model.undo(redemption);
  const refused = { revoked: 'ALREADY_REVOKED', refunded: 'REDEMPTION_REFUNDED', redeemed: null }[state];
  same(refused === null ? 'undo' : 'undo refused', refused ?? model.available(redemption.riderId, today()), got);
};

const correctResults: Act = async ({ chance, model, move }) => {
  if (model.awards.size === 0) return;
  const { below, pick } = chance();
  const one = pick([...model.awards.values()].slice(-60));
  const earned = below(4) === 0 ? 0 : below(60_000);
  await move(one.riderId, one.cash ? 'cash' : 'credit', async (tx) =>
    (await tx.wallets.awardsById([one.id])).flatMap((item) => correct(item, worthOf(item, earned))),
  );
  model.correct(one, earned);
};

const expire: Act = async ({ model, ports, today, same }) =>
  same('expire', model.expire(today()), await expireCredit(ports)());

const wait: Act = async ({ chance, clock }) => clock.set(plusSeconds(clock.now(), chance().below(3 * 86_400)));

const adjust: Act = async ({ chance, model, ports, riders, adjuster, clock, today, idempotency, outcome, same }) => {
  const { below, pick } = chance();
  const riderId = pick(riders);
  const available = model.available(riderId, today());
  const [held, amount] = [
    model.held(riderId, false),
    below(2) === 0 ? 1 + below(20_000) : -1 - below(Math.max(10, Math.floor(available * 1.2))),
  ];
  const expiresOn = addDays(today(), below(90));
  let [awardId, requestId] = ['', ''];
  const got = await outcome(
    adjustWallet(ports)({
      actor: adjuster,
      idempotency: idempotency(),
      riderId,
      book: 'credit',
      amount: { amount, currency: 'USD' },
      reason: 'Goodwill',
      expiresOn,
    }),
    (adjusted) => {
      [awardId, requestId] = [adjusted.awardId ?? '', adjusted.requestId ?? ''];
      return adjusted.newBalance.amount;
    },
  );
  const { adjustment, adjustedPerDay, adjustedAlone } = ports.program.limits;
  const alone = model.aloneOn(today()) + Math.abs(amount) <= adjustedAlone;
  const refused = firstOf([
    ['INSUFFICIENT_CREDIT', -amount > available],
    ['ADJUSTMENT_OVER_LIMIT', Math.abs(amount) > adjustment],
    ['DAILY_ADJUSTMENT_LIMIT', alone && model.adjustedOn(today()) + Math.abs(amount) > adjustedPerDay],
  ]);
  const expected = refused ?? (alone ? held + amount : held);
  same(refused === undefined ? (alone ? 'adjust' : 'ask') : `adjust refused: ${refused}`, expected, got);
  if (refused !== undefined) return;
  if (!alone) {
    const until = plusSeconds(clock.now(), ports.program.approvalDays * 86_400);
    model.requests.push({ id: requestId, riderId, amount, expiresOn, until, waits: true });
    return;
  }
  model.adjustAlone(Math.abs(amount), today());
  model.adjust(Math.abs(amount), today());
  if (amount > 0) model.issue(awardId, riderId, amount, expiresOn);
  else model.takeBack(riderId, -amount, today());
};

/** Decides about an adjustment that waits; at times whoever asked tries it, or it is decided already. */
const decide: Act = async ({ chance, model, ports, riders, admin, adjuster, clock, today, outcome, same }) => {
  if (model.requests.length === 0) return;
  const { below, pick } = chance();
  const waiting = model.requests.filter((request) => request.waits);
  const one = pick(waiting.length === 0 || below(8) === 0 ? model.requests : waiting);
  const { riderId, amount, expiresOn } = one;
  const [maker, approve] = [below(5) === 0, below(4) > 0];
  const decision = { requestId: one.id, version: 1, approve, answer: null };
  const got = await outcome(
    decideAdjustment(ports)({ ...decision, actor: maker ? adjuster : admin }),
    ({ state }) => state,
  );
  const { adjustedPerDay } = ports.program.limits;
  const refused = firstOf([
    ['SECOND_PERSON_NEEDED', maker],
    ['REQUEST_CLOSED', !one.waits || one.until <= clock.now()],
    ['NOT_FOUND', approve && !riders.includes(riderId)],
    ['EXPIRES_IN_PAST', approve && expiresOn < today()],
    ['INSUFFICIENT_CREDIT', approve && -amount > model.available(riderId, today())],
    ['DAILY_ADJUSTMENT_LIMIT', approve && model.adjustedOn(today()) + Math.abs(amount) > adjustedPerDay],
  ]);
  const done = approve ? 'approved' : 'refused';
  same(refused === undefined ? done : `decide refused: ${refused}`, refused ?? done, got);
  if (refused !== undefined) return;
  one.waits = false;
  if (!approve) return;
  model.adjust(Math.abs(amount), today());
  if (amount < 0) return model.takeBack(riderId, -amount, today());
  const key = { riderId, currency: 'USD' as const, book: 'credit' as const };
  const awards = await ports.uow.run((tx) => tx.wallets.awardsWithValue([key]));
  const given = awards.find((candidate) => !model.awards.has(candidate.id));
  model.issue(given?.id ?? '', riderId, amount, expiresOn);
};

/** Merges two riders, and enrols a new one for the deleted one. */
const merge: Act = async ({ chance, model, ports, riders, admin, idempotency, outcome, same, enrol }) => {
  const { below, pick } = chance();
  const [keepId, deleteId] = [pick(riders), pick(riders)];
  const email = below(2) === 0 ? `DELETE ${deleteId}@example.com` : `KEEP ${keepId}@example.com`;
  const got = await outcome(
    mergeRiders({ ...ports, program: { ...ports.program, approvals: 'recorded' } })({
      actor: admin,
      keepId,
      deleteId,
      confirmation: email,
      apply: idempotency(),
    }),
    (merged) => merged.balances.find(({ currency, book }) => currency === 'USD' && book === 'credit')?.after ?? 0,
  );
  if (keepId !== deleteId) model.merge(keepId, deleteId);
  same(
    keepId === deleteId ? 'merge with oneself' : 'merge',
    keepId === deleteId ? 'SAME_RIDER' : model.held(keepId, false),
    got,
  );
  if (keepId === deleteId) return;
  riders.splice(riders.indexOf(deleteId), 1);
  await enrol();
};

/** Each act, weighted by its number. */
export const creditActs: readonly (readonly [number, Act])[] = [
  [20, award],
  [40, redeem],
  [20, undo],
  [10, correctResults],
  [5, expire],
  [10, wait],
  [8, adjust],
  [4, decide],
  [1, merge],
];
