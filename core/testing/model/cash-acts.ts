import { correct } from '../../ledger/index.js';
import {
  cancelClaim,
  cancelOrder,
  cashOut,
  createOrder,
  markSent,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnavailable,
  refreshClaim,
  undoSent,
} from '../../payouts/index.js';
import { refundDealer, undoRefund } from '../../redemption/index.js';
import { anActor } from '../builders.js';
import { chequeRun, raceCash } from './cheque-acts.js';
import type { Act, Stage } from './context.js';
import type { ModelAward, ModelClaim } from './model-ledger.js';

/** Picks a recent one, because old ones are mostly settled. */
const RECENT = -40;

const awardCash: Act = async ({ chance, model, ports, riders, clock, move }) => {
  const { below, pick } = chance();
  const riderId = pick(riders);
  const [id, initial] = [ports.ids.next(), 1 + below(50_000)];
  await move(riderId, 'cash', async () => [
    raceCash({ id, riderId, currency: 'USD', initial, awardedAt: clock.now() }),
  ]);
  model.issue(id, riderId, initial, null);
};

const claim: Act = async ({ chance, model, ports, riders, idempotency, outcome, same }) => {
  const riderId = chance().pick(riders);
  const waiting = model.claimable(riderId).reduce((sum, award) => sum + award.current, 0);
  let made = '';
  const got = await outcome(
    cashOut(ports)({
      actor: anActor({ type: 'rider', subjectId: riderId }),
      idempotency: idempotency(),
      currency: 'USD',
      awardIds: null,
      method: null,
    }),
    (claim) => {
      made = claim.id;
      return claim.gross;
    },
  );
  same(waiting === 0 ? 'cash out nothing' : 'cash out', waiting === 0 ? 'NOTHING_TO_PAY' : waiting, got);
  if (waiting > 0) model.claim(made, riderId);
};

/** Picks a recent claim, usually a pending one, and the admin's command for it. */
const someClaim = async ({ chance, model, ports, admin, idempotency }: Stage) => {
  const { below, pick } = chance();
  const recent = model.claims.slice(RECENT);
  const pending = recent.filter((modelClaim) => modelClaim.state === 'pending');
  const one = pick(pending.length > 0 && below(2) === 0 ? pending : recent);
  const [stored] = await ports.uow.run((tx) => tx.payoutClaims.lock([one.id]));
  return { one, cmd: { actor: admin, idempotency: idempotency(), claimId: one.id, version: stored?.version ?? 0 } };
};
const grossOf = (modelClaim: ModelClaim): number => modelClaim.lines.reduce((sum, line) => sum + line.amount, 0);
const NOT_PENDING = { pending: null, sent: 'CLAIM_SENT', canceled: 'CLAIM_CANCELED' } as const;
const hasOrder = (claim: ModelClaim): string | null =>
  ({ none: null, unknown: 'ORDER_DOUBTFUL', made: 'CLAIM_HAS_ORDER', canceled: null })[claim.order];

/** A payment provider that succeeds, or fails as given. */
const provider = (failed: Error | null): PaymentProvider => {
  const answer = async <T>(value: T): Promise<T> => {
    if (failed) throw failed;
    return value;
  };
  return {
    name: 'model',
    sandbox: true,
    createOrder: ({ externalId, amount }) => answer({ orderId: `order-${externalId}`, amount, status: 'made' }),
    cancelOrder: () => answer(undefined),
    findOrder: () => answer(null),
    order: () => answer(null),
    rewardLink: () => answer(''),
  };
};

const order: Act = async (stage) => {
  const { chance, model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const lost = chance().below(4) === 0;
  const refused =
    one.order === 'canceled'
      ? 'ORDER_CANCELED'
      : (NOT_PENDING[one.state] ?? (one.order === 'none' && model.isOutdated(one) ? 'CLAIM_OUTDATED' : null));
  const asked = one.order !== 'made' && refused === null;
  const expected = one.order === 'made' ? 'made' : (refused ?? (lost ? 'PAYMENT_UNAVAILABLE' : 'made'));
  const got = await outcome(
    createOrder({ ...ports, provider: provider(lost ? new PaymentUnavailable() : null) })(cmd),
    (paymentOrder) => paymentOrder.status,
  );
  const settles = one.order === 'unknown' && !lost && model.isOutdated(one);
  same(settles ? 'send what was ordered' : asked ? 'order' : 'order nothing', expected, got);
  if (!asked) return;
  one.order = lost ? 'unknown' : 'made';
  if (!lost) model.send(one);
  // results are corrected before an order without an answer is asked for again
  const [line] = one.lines;
  const worth = chance().below(50_000);
  if (line && chance().below(2) === 0) await correctTo(stage, line.award, worth);
};

const correctTo = async ({ model, move }: Stage, award: ModelAward, worth: number): Promise<void> => {
  await move(award.riderId, 'cash', async (tx) =>
    (await tx.wallets.awardsById([award.id])).flatMap((item) => correct(item, worth)),
  );
  model.correct(award, worth);
};

const takeBackOrder: Act = async (stage) => {
  const { chance, model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const taken = chance().below(4) === 0;
  const before = one.order;
  const byOrder = { none: 'NOT_FOUND', unknown: 'ORDER_DOUBTFUL', canceled: null, made: null }[before];
  const refused = byOrder ?? (before === 'made' && isClaimedAgain(one) ? 'AWARD_CLAIMED' : null);
  const expected = refused ?? (one.order === 'made' && taken ? 'PAYMENT_REFUSED' : 'canceled');
  const got = await outcome(
    cancelOrder({ ...ports, provider: provider(taken ? new PaymentRefused() : null) })(cmd),
    (paymentOrder) => paymentOrder.status,
  );
  same(expected === 'canceled' ? 'cancel order' : `cancel order refused: ${expected}`, expected, got);
  if (expected !== 'canceled') return;
  one.order = 'canceled';
  if (before === 'made') model.unsend(one);
};

/** Whether results were corrected upwards after it was sent, and the difference is already claimed. */
const isClaimedAgain = (one: ModelClaim): boolean => one.lines.some(({ award }) => award.claim !== null);

const send: Act = async (stage) => {
  const { chance, model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const outdated = model.isOutdated(one) ? 'CLAIM_OUTDATED' : null;
  const reference = chance().below(3) === 0 ? null : 'Wire 4711';
  const byOrder = {
    none: outdated ?? (reference === null ? 'ORDER_MISSING' : null),
    unknown: 'ORDER_DOUBTFUL',
    made: null,
    canceled: outdated ?? (reference === null ? 'ORDER_CANCELED' : null),
  }[one.order];
  const refused = NOT_PENDING[one.state] ?? byOrder;
  same(
    refused === null ? 'send' : `send refused: ${refused}`,
    refused ?? grossOf(one),
    await outcome(markSent(ports)({ ...cmd, reference }), (payoutClaim) => payoutClaim.gross),
  );
  if (refused === null) model.send(one);
};

const undoSending: Act = async (stage) => {
  const { model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const bySending = one.state !== 'sent' ? 'CLAIM_NOT_SENT' : one.order === 'made' ? 'ORDER_STANDS' : null;
  const refused = bySending ?? (isClaimedAgain(one) ? 'AWARD_CLAIMED' : null);
  same(
    refused === null ? 'undo sent' : `undo sent refused: ${refused}`,
    refused ?? 'pending',
    await outcome(undoSent(ports)(cmd), (payoutClaim) => payoutClaim.state),
  );
  if (refused === null) model.unsend(one);
};

const cancel: Act = async (stage) => {
  const { model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const refused = NOT_PENDING[one.state] ?? hasOrder(one);
  same(
    refused === null ? 'cancel claim' : 'cancel claim refused',
    refused ?? 'canceled',
    await outcome(cancelClaim(ports)(cmd), (payoutClaim) => payoutClaim.state),
  );
  if (refused === null) model.cancel(one);
};

const refresh: Act = async (stage) => {
  const { model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const refused =
    NOT_PENDING[one.state] ??
    hasOrder(one) ??
    (one.lines.every(({ award }) => award.current === 0) ? 'NOTHING_TO_PAY' : null);
  if (refused === null) model.refresh(one);
  same(
    refused === null ? 'refresh claim' : 'refresh claim refused',
    refused ?? grossOf(one),
    await outcome(refreshClaim(ports)(cmd), (payoutClaim) => payoutClaim.gross),
  );
};

const refund: Act = async ({ chance, model, ports, admin, idempotency, outcome, same }) => {
  if (model.redemptions.length === 0) return;
  const one = chance().pick(model.redemptions.slice(RECENT));
  const refused = { redeemed: null, refunded: 'ALREADY_REFUNDED', revoked: 'ALREADY_REVOKED' }[one.state];
  same(
    refused === null ? 'refund' : 'refund refused',
    refused ?? one.amount,
    await outcome(
      refundDealer(ports)({ actor: admin, idempotency: idempotency(), redemptionId: one.id }),
      (dealerRefund) => dealerRefund.amount,
    ),
  );
  if (refused === null) one.state = 'refunded';
};

const undoRefunding: Act = async ({ chance, model, ports, admin, idempotency, outcome, same }) => {
  if (model.redemptions.length === 0) return;
  const one = chance().pick(model.redemptions.slice(RECENT));
  const refused = one.state === 'refunded' ? null : 'NOT_REFUNDED';
  same(
    refused === null ? 'undo refund' : 'undo refund refused',
    refused ?? one.amount,
    await outcome(
      undoRefund(ports)({ actor: admin, idempotency: idempotency(), redemptionId: one.id }),
      (dealerRefund) => dealerRefund.amount,
    ),
  );
  if (refused === null) one.state = 'redeemed';
};

/** Each act, weighted by its number. */
export const cashActs: readonly (readonly [number, Act])[] = [
  [8, awardCash],
  [10, claim],
  [8, order],
  [5, takeBackOrder],
  [10, send],
  [6, undoSending],
  [4, cancel],
  [4, refresh],
  [8, refund],
  [5, undoRefunding],
  [2, chequeRun],
];
