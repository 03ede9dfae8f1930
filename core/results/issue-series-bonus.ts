import type { Actor } from '../access/index.js';
import { by } from '../audit/index.js';
import { type IdempotencyKey, withIdempotency } from '../idempotency/index.js';
import { type Award, correct, issue, type Movement, post } from '../ledger/index.js';
import type { Program } from '../program/index.js';
import { bonusCurrency, bonusWithinLimit } from '../series/index.js';
import {
  type Clock,
  type Currency,
  dateIn,
  type Digest,
  type Ids,
  type LocalDate,
  NotFound,
  refusal,
  type Stores,
  type UnitOfWork,
} from '../shared/index.js';
import type { SeriesFacts } from './series-facts.port.js';

export interface SeriesBonus {
  readonly actor: Actor;
  readonly idempotency: IdempotencyKey;
  readonly seriesId: string;
  readonly riderId: string;
}

export interface BonusMoved {
  readonly awardId: string;
  /** minor units of `currency`; 0 once revoked */
  readonly worth: number;
  readonly currency: Currency;
  readonly expiresOn: LocalDate | null;
}

export class SeriesNoBonus extends refusal('SERIES_NO_BONUS', 'The series has no bonus that could be issued') {}
export class NotOfSeries extends refusal('NOT_OF_SERIES', 'The rider has no result in an event of the series') {}
export class BonusIssued extends refusal('BONUS_ISSUED', 'The rider already has the bonus of the series') {}

export type BonusNeeds = 'seriesFacts' | 'results' | 'riderFacts' | 'wallets' | 'outbox' | 'audit' | 'idempotency';

export interface BonusPorts {
  readonly uow: UnitOfWork<BonusNeeds>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly digest: Digest;
  readonly program: Program;
}

/**
 * Gives a rider the bonus of a series once, with the series' value and expiry date (domain.md §4). Issuing a revoked
 * bonus again restores the same award. Admins only.
 * @throws NotFound SeriesNoBonus NotOfSeries BonusIssued BonusOverLimit KeyUsedForAnother
 */
export const issueSeriesBonus =
  (ports: BonusPorts) =>
  (cmd: SeriesBonus): Promise<BonusMoved> =>
    ports.uow.run((tx) => withIdempotency(tx.idempotency, cmd.idempotency, () => give(tx, cmd, ports)), {
      rider: cmd.riderId,
      caller: cmd.idempotency.caller,
    });

const give = async (
  tx: Pick<Stores, BonusNeeds>,
  { actor, seriesId, riderId }: SeriesBonus,
  { clock, ids, digest, program }: BonusPorts,
): Promise<BonusMoved> => {
  const series = actor.type === 'admin' ? await tx.seriesFacts.byId(seriesId) : undefined;
  if (!series) throw new NotFound('series');
  const [rider] = await tx.riderFacts.byIds([riderId]);
  if (!rider) throw new NotFound('rider');
  const at = clock.now();
  const { worth, expiresOn } = bonusOf(series, dateIn(at, program.timeZone));
  bonusWithinLimit(series, program.limits);
  if (!(await tx.results.isInSeries(riderId, seriesId))) throw new NotOfSeries({ series: series.name });

  const earlier = await tx.wallets.bonus(riderId, seriesId);
  const currency = earlier?.currency ?? bonusCurrency(series);
  const [wallet] = await tx.wallets.lock([{ riderId, currency, book: 'credit' }]);
  // read again under the lock, because another admin may have issued it
  const existing = await tx.wallets.bonus(riderId, seriesId);
  if (!wallet || (existing && existing.currency !== currency)) throw new NotFound('wallet');
  if (existing && existing.initial > 0)
    throw new BonusIssued({ series: series.name, amount: existing.initial, currency });

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
          label: series.name,
        }),
      ];
  const posting = post(wallet, movements, { at, ...by(actor), reference: seriesId }, { ids, digest });
  await tx.wallets.post([posting]);
  const awardId = posting.awards[0]?.id ?? '';
  await tx.outbox.append([
    {
      id: ids.next(),
      kind: 'bonus-issued',
      at,
      recipient: { type: 'rider', id: riderId },
      facts: { series: series.name, amount: worth, currency, expiresOn },
    },
  ]);
  await tx.audit.append({
    id: ids.next(),
    at,
    ...by(actor),
    action: 'issue-series-bonus',
    objectType: 'award',
    objectId: awardId,
    detail: { riderId, seriesId, amount: worth, currency, expiresOn },
  });
  return { awardId, worth, currency, expiresOn };
};

/** Expired credit comes back with the new expiry date. */
const again = (existing: Award, worth: number, expiresOn: LocalDate): readonly Movement[] =>
  correct({ ...existing, expired: 0 }, worth).map((it) => ({ ...it, award: { ...it.award, expiresOn } }));

/** @throws SeriesNoBonus when it has none, or one that could not be redeemed any more */
const bonusOf = (
  { name, bonus, initialValue, expirationDate }: SeriesFacts,
  today: LocalDate,
): { readonly worth: number; readonly expiresOn: LocalDate } => {
  if (!bonus || initialValue === null || initialValue <= 0 || expirationDate === null || expirationDate < today)
    throw new SeriesNoBonus({ series: name });
  return { worth: initialValue, expiresOn: expirationDate };
};
