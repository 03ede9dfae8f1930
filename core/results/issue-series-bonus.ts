import type { Actor } from '../access/index.js';
import {
  type ApprovalRequest,
  askApproval,
  type DecideRequest,
  decideRequest,
  recordDoneAlone,
} from '../approvals/index.js';
import { by, recordAct } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Award, awardsTold, correct, howAdjusted, issue, type Movement, post } from '../ledger/index.js';
import { bonusCurrency, bonusWithinLimit } from '../series/index.js';
import {
  type Currency,
  dateIn,
  type LocalDate,
  type Money,
  NotFound,
  type PortsOf,
  refusal,
  StaleEdit,
  type Stores,
} from '../shared/index.js';
import type { SeriesFacts } from './series-facts.port.js';

export interface SeriesBonus {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly seriesId: string;
  readonly riderId: string;
}

/** The bonus of a series that an administrator asks to give to a rider. */
export interface BonusChange {
  readonly seriesId: string;
  readonly series: string;
  readonly worth: Money;
  readonly expiresOn: LocalDate;
}

declare module '../approvals/request.js' {
  interface RequestedChanges {
    bonus: BonusChange;
  }
}

export interface BonusMoved {
  readonly awardId: string;
  /** minor units of `currency`; 0 once revoked */
  readonly worth: number;
  readonly currency: Currency;
  readonly expiresOn: LocalDate | null;
}

/** What became of issuing a bonus: it was given, or it waits for another administrator. */
export type BonusIssuing =
  | { readonly given: BonusMoved; readonly requestId: null }
  | { readonly given: null; readonly requestId: string };

export class SeriesNoBonus extends refusal('SERIES_NO_BONUS', 'The series has no bonus that could be issued') {}
export class NotOfSeries extends refusal('NOT_OF_SERIES', 'The rider has no result in an event of the series') {}
export class BonusIssued extends refusal('BONUS_ISSUED', 'The rider already has the bonus of the series') {}

type Needs = 'seriesFacts' | 'results' | 'riderFacts' | 'wallets' | 'outbox' | 'audit';
export type BonusNeeds = Needs | 'adjustments' | 'requests' | 'idempotency';

export type BonusPorts = PortsOf<BonusNeeds, 'clock' | 'ids' | 'digest' | 'program'>;

/**
 * Gives a rider the bonus of a series once, with the series' value and expiry date (domain.md §4). Issuing a revoked
 * bonus again restores the same award. Admins only; what is above the adjustments that one administrator makes alone in
 * a day waits for another one (domain.md §13).
 * @throws NotFound SeriesNoBonus NotOfSeries BonusIssued BonusOverLimit KeyUsedForAnother
 */
export const issueSeriesBonus =
  (ports: BonusPorts) =>
  (cmd: SeriesBonus): Promise<BonusIssuing> =>
    ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => giveOrAsk(tx, cmd, ports)), {
      rider: cmd.riderId,
      caller: cmd.idempotency.caller,
    });

/**
 * An admin decides about a series bonus that another asked to give. An approved one is given at once, in the name of
 * whoever asked; a bonus whose value or last day was changed since is not given unseen.
 * @throws NotFound SecondPersonNeeded RequestClosed StaleEdit SeriesNoBonus NotOfSeries BonusIssued BonusOverLimit
 */
export const decideBonus =
  ({ uow, ...ports }: BonusPorts) =>
  (cmd: DecideRequest): Promise<ApprovalRequest<'bonus'>> =>
    uow.run(async (tx) => {
      const request = await decideRequest(tx, 'bonus', cmd, ports);
      if (!cmd.approve) return request;
      const { change, askedBy, askedByName, askedFor, objectId } = request;
      const maker = {
        accountId: askedBy,
        type: 'admin',
        subjectId: askedFor,
        proxyHostId: null,
        name: askedByName,
      } as const;
      const asked = { actor: maker, seriesId: change.seriesId, riderId: objectId };
      const bonus = await bonusFor(tx, asked, ports);
      if (bonus.worth !== change.worth.amount || bonus.expiresOn !== change.expiresOn) throw new StaleEdit('series', 0);
      await give(tx, asked, bonus, ports);
      return request;
    });

type Asked = Omit<SeriesBonus, 'idempotency'>;
type Ports = Omit<BonusPorts, 'uow'>;

const giveOrAsk = async (tx: Pick<Stores, BonusNeeds>, cmd: SeriesBonus, ports: Ports): Promise<BonusIssuing> => {
  const { actor, seriesId, riderId } = cmd;
  const bonus = await bonusFor(tx, cmd, ports);
  const worth = { amount: bonus.worth, currency: bonus.currency };
  const day = dateIn(ports.clock.now(), ports.program.timeZone);
  const how = await howAdjusted(tx, actor, worth, day, ports.program);
  if (how !== 'waits') {
    const given = await give(tx, cmd, bonus, ports);
    const what = { actor, act: 'bonus' as const, objectType: 'rider', objectId: riderId };
    if (how === 'recorded') await recordDoneAlone(tx, { ...what, ...worth }, ports);
    return { given, requestId: null };
  }
  const request = await askApproval(
    tx,
    {
      actor,
      kind: 'bonus',
      objectId: riderId,
      objectName: bonus.riderName,
      change: { seriesId, series: bonus.label, worth, expiresOn: bonus.expiresOn },
      reason: null,
    },
    ports,
  );
  return { given: null, requestId: request.id };
};

/** The bonus that a rider can be given now. */
const bonusFor = async (tx: Pick<Stores, Needs>, { actor, seriesId, riderId }: Asked, { clock, program }: Ports) => {
  const series = actor.type === 'admin' ? await tx.seriesFacts.byId(seriesId) : undefined;
  if (!series) throw new NotFound('series');
  const [rider] = await tx.riderFacts.byIds([riderId]);
  if (!rider) throw new NotFound('rider');
  const { worth, expiresOn } = bonusOf(series, dateIn(clock.now(), program.timeZone));
  bonusWithinLimit(series, program.limits);
  if (!(await tx.results.isInSeries(riderId, seriesId))) throw new NotOfSeries({ series: series.name });
  const earlier = await tx.wallets.bonus(riderId, seriesId);
  const bonus = { worth, currency: earlier?.currency ?? bonusCurrency(series), expiresOn, label: series.name };
  assertNotIssued(earlier, bonus);
  return { ...bonus, riderName: rider.fullName };
};
type Bonus = Awaited<ReturnType<typeof bonusFor>>;

/** @throws BonusIssued */
const assertNotIssued = (earlier: Award | undefined, { label, currency }: Pick<Bonus, 'label' | 'currency'>): void => {
  if (earlier && earlier.initial > 0) throw new BonusIssued({ series: label, amount: earlier.initial, currency });
};

const give = async (
  tx: Pick<Stores, Needs>,
  { actor, seriesId, riderId }: Asked,
  { worth, currency, expiresOn, label }: Bonus,
  { clock, ids, digest }: Ports,
): Promise<BonusMoved> => {
  const at = clock.now();
  const [wallet] = await tx.wallets.lock([{ riderId, currency, book: 'credit' }]);
  // read again under the lock, because another admin may have issued it
  const existing = await tx.wallets.bonus(riderId, seriesId);
  if (!wallet || (existing && existing.currency !== currency)) throw new NotFound('wallet');
  assertNotIssued(existing, { label, currency });
  const movements = existing
    ? again(existing, worth, expiresOn)
    : [
        issue({
          id: ids.next(),
          riderId,
          currency,
          type: 'bonus',
          initial: worth,
          awardedAt: at,
          expiresOn,
          source: null,
          seriesId,
          label,
        }),
      ];
  const posting = post(wallet, movements, { at, ...by(actor), reference: seriesId }, { ids, digest });
  await tx.wallets.post([posting]);
  await tx.outbox.announce(awardsTold([posting], { at, promoterId: null, ids }));
  const awardId = posting.awards[0]?.id ?? '';
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'bonus-issued',
      at,
      recipient: { type: 'rider', id: riderId },
      facts: { series: label, amount: worth, currency, expiresOn },
    },
  ]);
  await recordAct(tx, { ids, at, actor }, 'issue-series-bonus', ['award', awardId], {
    riderId,
    seriesId,
    amount: worth,
    currency,
    expiresOn,
  });
  return { awardId, worth, currency, expiresOn };
};

/** Expired credit comes back with the new expiry date. */
const again = (existing: Award, worth: number, expiresOn: LocalDate): readonly Movement[] =>
  correct({ ...existing, expired: 0 }, worth).map((movement) => ({
    ...movement,
    award: { ...movement.award, expiresOn },
  }));

/** @throws SeriesNoBonus when it has none, or one that could not be redeemed any more */
const bonusOf = (
  { name, bonus, initialValue, expirationDate }: SeriesFacts,
  today: LocalDate,
): { readonly worth: number; readonly expiresOn: LocalDate } => {
  if (!bonus || initialValue === null || initialValue <= 0 || expirationDate === null || expirationDate < today)
    throw new SeriesNoBonus({ series: name });
  return { worth: initialValue, expiresOn: expirationDate };
};
