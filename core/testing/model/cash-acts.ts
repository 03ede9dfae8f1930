import { issue } from '../../ledger/index.js';
import { cancelClaim, cashOut, createClaim, markSent, refreshClaim, runCheques, undoSent, voidCheque } from '../../payouts/index.js';
import { refundDealer, undoRefund } from '../../redemption/index.js';
import { anActor } from '../builders.js';
import type { Act, Stage } from './context.js';
import type { ModelClaim } from './model-ledger.js';

/** One of the last: old ones are mostly settled. */
const RECENT = -40;

const awardCash: Act = async ({ chance, model, ports, riders, clock, move }) => {
  const { below, pick } = chance();
  const riderId = pick(riders);
  const [id, initial] = [ports.ids.next(), 1 + below(50_000)];
  await move(riderId, 'cash', async () => [issue({ id, riderId, currency: 'USD', type: 'cash', initial, awardedAt: clock.now(), expiresOn: null, source: null, seriesId: null, label: 'Race · Class' })]);
  model.issue(id, riderId, initial, null);
};

const claim: Act = async ({ chance, model, ports, riders, idempotency, outcome, same }) => {
  const riderId = chance().pick(riders);
  const waiting = model.claimable(riderId).reduce((sum, it) => sum + it.current, 0);
  let made = '';
  const got = await outcome(
    cashOut(ports)({ actor: anActor({ type: 'rider', subjectId: riderId }), idempotency: idempotency(), currency: 'USD', awardIds: null, method: null }),
    (it) => {
      made = it.id;
      return it.gross;
    },
  );
  same(waiting === 0 ? 'cash out nothing' : 'cash out', waiting === 0 ? 'NOTHING_TO_PAY' : waiting, got);
  if (waiting > 0) model.claim(made, riderId);
};

/** A claim of the last, and how an admin asks for something to be done to it. */
const someClaim = async ({ chance, model, ports, admin, idempotency }: Stage) => {
  const one = chance().pick(model.claims.slice(RECENT));
  const [stored] = await ports.uow.run((tx) => tx.payoutClaims.lock([one.id]));
  return { one, cmd: { actor: admin, idempotency: idempotency(), claimId: one.id, version: stored?.version ?? 0 } };
};
const grossOf = (it: ModelClaim): number => it.lines.reduce((sum, line) => sum + line.amount, 0);
const NOT_PENDING = { pending: null, sent: 'CLAIM_SENT', canceled: 'CLAIM_CANCELED' } as const;

const send: Act = async (stage) => {
  const { model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const refused = NOT_PENDING[one.state] ?? (model.isOutdated(one) ? 'CLAIM_OUTDATED' : null);
  same(refused === null ? 'send' : `send refused: ${refused}`, refused ?? grossOf(one), await outcome(markSent(ports)(cmd), (it) => it.gross));
  if (refused === null) model.send(one);
};

const undoSending: Act = async (stage) => {
  const { model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  // results were corrected upwards after it was sent, and what came of it is claimed already
  const claimedAgain = one.lines.some(({ award }) => award.claim !== null);
  const refused = one.state !== 'sent' ? 'CLAIM_NOT_SENT' : claimedAgain ? 'AWARD_CLAIMED' : null;
  same(refused === null ? 'undo sent' : `undo sent refused: ${refused}`, refused ?? 'pending', await outcome(undoSent(ports)(cmd), (it) => it.state));
  if (refused === null) model.unsend(one);
};

const cancel: Act = async (stage) => {
  const { model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const refused = NOT_PENDING[one.state];
  same(refused === null ? 'cancel claim' : 'cancel claim refused', refused ?? 'canceled', await outcome(cancelClaim(ports)(cmd), (it) => it.state));
  if (refused === null) model.cancel(one);
};

const refresh: Act = async (stage) => {
  const { model, ports, outcome, same } = stage;
  if (model.claims.length === 0) return;
  const { one, cmd } = await someClaim(stage);
  const refused = NOT_PENDING[one.state] ?? (one.lines.every(({ award }) => award.current === 0) ? 'NOTHING_TO_PAY' : null);
  if (refused === null) model.refresh(one);
  same(refused === null ? 'refresh claim' : 'refresh claim refused', refused ?? grossOf(one), await outcome(refreshClaim(ports)(cmd), (it) => it.gross));
};

const refund: Act = async ({ chance, model, ports, admin, idempotency, outcome, same }) => {
  if (model.redemptions.length === 0) return;
  const one = chance().pick(model.redemptions.slice(RECENT));
  const refused = { redeemed: null, refunded: 'ALREADY_REFUNDED', revoked: 'ALREADY_REVOKED' }[one.state];
  same(refused === null ? 'refund' : 'refund refused', refused ?? one.amount, await outcome(refundDealer(ports)({ actor: admin, idempotency: idempotency(), redemptionId: one.id }), (it) => it.amount));
  if (refused === null) one.state = 'refunded';
};

const undoRefunding: Act = async ({ chance, model, ports, admin, idempotency, outcome, same }) => {
  if (model.redemptions.length === 0) return;
  const one = chance().pick(model.redemptions.slice(RECENT));
  const refused = one.state === 'refunded' ? null : 'NOT_REFUNDED';
  same(refused === null ? 'undo refund' : 'undo refund refused', refused ?? one.amount, await outcome(undoRefund(ports)({ actor: admin, idempotency: idempotency(), redemptionId: one.id }), (it) => it.amount));
  if (refused === null) one.state = 'redeemed';
};

/** A Canadian rider wins, claims and is paid by the next run, in which every claim of a voided cheque is paid again. */
const chequeRun: Act = async ({ chance, model, ports, riders, canadians, clock, admin, idempotency, outcome, same, move }) => {
  const { below, pick } = chance();
  const { cheques } = model;
  const theirs = riders.filter((it) => canadians.has(it));
  const key = idempotency();
  const [claimKey, voidKey] = [{ ...key, key: `${key.key}-claim` }, { ...key, key: `${key.key}-void` }];
  if (theirs.length > 0) {
    const riderId = pick(theirs);
    const initial = 1 + below(50_000);
    await move(riderId, 'cash', async () => [issue({ id: ports.ids.next(), riderId, currency: 'CAD', type: 'cash', initial, awardedAt: clock.now(), expiresOn: null, source: null, seriesId: null, label: 'Race · Class' })], 'CAD');
    same('claim a cheque', initial, await outcome(createClaim(ports)({ actor: admin, idempotency: claimKey, riderId, currency: 'CAD', awardIds: null, method: null }), (it) => it.gross));
    cheques.due.push(initial);
  }
  let drawn: readonly (readonly [number, number])[] = [];
  const got = await outcome(runCheques(ports)({ actor: admin, idempotency: key }), (it) => {
    drawn = it.cheques.map(({ number, amount }) => [number, amount]);
    return drawn.map(([number]) => number);
  });
  same('cheque run', cheques.due.map((_, at) => cheques.last + 1 + at), got);
  const sorted = (amounts: readonly number[]): readonly number[] => amounts.toSorted((a, b) => a - b);
  same('cheques', sorted(cheques.due), sorted(drawn.map(([, amount]) => amount)));
  cheques.last += cheques.due.length;
  cheques.due.length = 0;
  if (cheques.last === 0 || below(3) > 0) return;
  await outcome(voidCheque(ports)({ actor: admin, idempotency: voidKey, number: 1 + below(cheques.last), reason: 'Lost in the mail' }), (it) => cheques.due.push(it.amount));
};

/** Each as often as its number says. */
export const cashActs: readonly (readonly [number, Act])[] = [
  [8, awardCash], [10, claim], [10, send], [6, undoSending], [4, cancel], [4, refresh], [8, refund], [5, undoRefunding], [2, chequeRun],
];
