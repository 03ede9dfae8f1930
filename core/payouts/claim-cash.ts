import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import type { Program } from '../program/index.js';
import { areUnverified } from '../identity/index.js';
import { RiderDeactivated, RiderNotVerified } from '../redemption/index.js';
import {
  addDays,
  type Clock,
  type Currency,
  dateIn,
  type Ids,
  NotFound,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import { amountsOf, grossOf, linesOf, type PayMethod, type PayoutClaim } from './claim.js';
import { cashOf } from './lock-claims.js';
import { methodsFor, missingOf, taxRefusal, withholdingFor } from './payee.js';
import { AddressIncomplete, AwardClaimed, LicenceNotVerified, MethodNotOffered, NothingToPay } from './refusals.js';

export interface CashOut {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly currency: Currency;
  /** null: all awards that can be claimed */
  readonly awardIds: readonly string[] | null;
  /** null: the default method for the rider's country */
  readonly method: PayMethod | null;
}

export interface CreateClaim extends CashOut {
  readonly riderId: string;
}

type Needs = 'accounts' | 'payoutClaims' | 'payees' | 'documents' | 'wallets' | 'outbox' | 'audit' | 'idempotency';

interface Ports {
  readonly uow: UnitOfWork<Needs>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly program: Program;
}

/**
 * A rider claims their earned cash awards (domain.md §7). Each award belongs to at most one live claim: the rider's
 * wallet is locked meanwhile, and a unique index in the database enforces it.
 * @throws NotFound RiderDeactivated RiderNotVerified AddressIncomplete LicenceNotVerified TaxResidenceMissing
 * TaxFormNotVerified MethodNotOffered NothingToPay AwardClaimed KeyUsedForAnother
 */
export const cashOut =
  (ports: Ports) =>
  async (cmd: CashOut): Promise<PayoutClaim> => {
    if (cmd.actor.type !== 'rider') throw new NotFound('rider');
    return make(ports, { ...cmd, riderId: cmd.actor.subjectId });
  };

/** An admin makes a claim for a rider; otherwise like `cashOut`. @throws the same errors */
export const createClaim =
  (ports: Ports) =>
  async (cmd: CreateClaim): Promise<PayoutClaim> => {
    if (cmd.actor.type !== 'admin') throw new NotFound('rider');
    return make(ports, cmd);
  };

const make = (ports: Ports, cmd: CreateClaim): Promise<PayoutClaim> =>
  ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => claim(tx, cmd, ports)), {
    rider: cmd.riderId,
    caller: cmd.idempotency.caller,
  });

const claim = async (
  tx: Pick<Stores, Needs>,
  cmd: CreateClaim,
  { clock, ids, program }: Ports,
): Promise<PayoutClaim> => {
  const [payee] = await tx.payees.byIds([cmd.riderId]);
  if (!payee || !program.currencies.includes(cmd.currency)) throw new NotFound('rider');
  if (payee.deactivated) throw new RiderDeactivated();
  if (areUnverified(await tx.accounts.allOf('rider', cmd.riderId))) throw new RiderNotVerified();
  const missing = missingOf(payee, await tx.documents.standing(cmd.riderId));
  if (missing.includes('address')) throw new AddressIncomplete();
  if (missing.includes('licence')) throw new LicenceNotVerified();
  const untaxed = taxRefusal(payee);
  if (untaxed) throw untaxed;
  const methods = methodsFor(payee, cmd.currency);
  const method = cmd.method ?? methods[0];
  if (!methods.includes(method)) throw new MethodNotOffered({ method });

  const lines = await claimable(tx, cmd);
  const at = clock.now();
  const today = dateIn(at, program.timeZone);
  const withholdingBasisPoints = withholdingFor(payee, program);
  const made: PayoutClaim = {
    id: ids.next(),
    riderId: cmd.riderId,
    currency: cmd.currency,
    ...amountsOf(grossOf(lines), withholdingBasisPoints),
    withholdingBasisPoints,
    method,
    state: 'pending',
    requestedAt: at,
    requestedBy: cmd.actor.name,
    dueOn: addDays(today, program.cashPaidDays),
    sent: null,
    canceledAt: null,
    version: 1,
    lines,
  };
  await tx.payoutClaims.insert(made);
  const { gross, withholding, net, currency, dueOn } = made;
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'claim-received',
      at,
      recipient: { type: 'rider', id: cmd.riderId },
      facts: { gross, withholding, net, currency, method, dueOn },
      about: made.id,
    },
  ]);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(cmd.actor),
    action: 'claim-cash',
    objectType: 'payout-claim',
    objectId: made.id,
    detail: { riderId: cmd.riderId, gross, withholding, net, currency, method, awards: lines.length },
  });
  return made;
};

/** Locks the wallet and returns the awards that can be claimed. */
const claimable = async (
  tx: Pick<Stores, 'wallets' | 'payoutClaims'>,
  { riderId, currency, awardIds }: CreateClaim,
) => {
  const key = cashOf({ riderId, currency });
  await tx.wallets.lock([key]);
  const awards = await tx.wallets.awardsWithValue([key]);
  const claimed = new Set(await tx.payoutClaims.claimed(awards.map((award) => award.id)));
  const open = awards.filter((award) => !claimed.has(award.id));
  if (awardIds !== null) {
    const missing = awardIds.filter((id) => !open.some((award) => award.id === id));
    if (missing.length > 0) {
      const theirs = new Set(
        (await tx.wallets.awardsById(missing))
          .filter((award) => award.riderId === riderId && award.type === 'cash' && award.currency === currency)
          .map((award) => award.id),
      );
      throw missing.every((text) => theirs.has(text)) ? new AwardClaimed() : new NotFound('award');
    }
  }
  const lines = linesOf(awardIds === null ? open : open.filter((award) => awardIds.includes(award.id)));
  if (lines.length === 0) throw new NothingToPay();
  return lines;
};
