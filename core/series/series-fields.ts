import type { Actor } from '../access/index.js';
import type { Program } from '../program/index.js';
import { capitals, NotFound, type Stores } from '../shared/index.js';
import { bonusCurrency, type Series, type SeriesFields } from './series.js';
import { BonusOverLimit, BonusWithoutValue } from './series-refusals.js';

type Tx = Pick<Stores, 'approvals'>;

/** Any is an admin's to write, an approved promoter's are their own (domain.md §10). @throws NotFound */
export const assertOwnSeries = async (tx: Tx, actor: Actor, promoterId: string | null): Promise<void> => {
  if (actor.type === 'admin') return;
  const own = actor.type === 'promoter' && promoterId === actor.subjectId;
  if (!own || (await tx.approvals.ofPromoter(actor.subjectId)) !== true) throw new NotFound('series');
};

/**
 * What is stored of what was asked: the bonus, its worth and whose the series is only admins say.
 * @throws NotFound BonusWithoutValue BonusOverLimit
 */
export const allowed = async (
  tx: Tx,
  actor: Actor,
  asked: SeriesFields,
  before: Series | null,
  { limits }: Pick<Program, 'limits'>,
): Promise<SeriesFields> => {
  const fields: SeriesFields = {
    name: asked.name.trim(),
    state: asked.state === null ? null : capitals(asked.state),
    zipcode: asked.zipcode,
    country: asked.country?.toUpperCase() ?? null,
    races: asked.races,
    distance: asked.distance,
    notes: asked.notes,
    ...(actor.type === 'admin'
      ? moneyOf(asked)
      : before
        ? moneyOf(before)
        : { bonus: false, initialValue: null, expirationDate: null, promoterId: actor.subjectId }),
  };
  if (fields.bonus && (fields.initialValue === null || fields.initialValue <= 0 || fields.expirationDate === null))
    throw new BonusWithoutValue();
  // a promoter keeps what is stored; issuing it asks again
  if (actor.type === 'admin') bonusWithinLimit(fields, limits);
  if (
    fields.promoterId !== null &&
    fields.promoterId !== before?.promoterId &&
    (await tx.approvals.ofPromoter(fields.promoterId)) === undefined
  )
    throw new NotFound('promoter');
  return fields;
};

const moneyOf = ({ bonus, initialValue, expirationDate, promoterId }: SeriesFields) => ({
  bonus,
  initialValue,
  expirationDate,
  promoterId,
});

/** A bonus is worth at most what one payout place may pay (domain.md §13). @throws BonusOverLimit */
export const bonusWithinLimit = (
  series: Pick<SeriesFields, 'initialValue' | 'country'>,
  { place: limit }: Program['limits'],
): void => {
  const asked = series.initialValue ?? 0;
  if (asked > limit) throw new BonusOverLimit({ limit, asked, currency: bonusCurrency(series) });
};
