import { blank, only, SERIES, valuesOf } from '@rrr/records';
import type { Actor } from '../access/index.js';
import { normalizeFields } from '../fields/index.js';
import type { Program } from '../program/index.js';
import { capitals, NotFound, type Stores } from '../shared/index.js';
import { bonusCurrency, type Series, type SeriesFields } from './series.js';
import { BonusOverLimit, BonusWithoutValue } from './series-refusals.js';

const OWN = only(SERIES, 'editedBy', 'itself');
const ADMINS = only(SERIES, 'editedBy', 'admins');

type Tx = Pick<Stores, 'approvals'>;

/**
 * Checks that the actor may edit the series: admins any, approved promoters their own (domain.md §10).
 * @throws NotFound
 */
export const assertOwnSeries = async (tx: Tx, actor: Actor, promoterId: string | null): Promise<void> => {
  if (actor.type === 'admin') return;
  const own = actor.type === 'promoter' && promoterId === actor.subjectId;
  if (!own || (await tx.approvals.ofPromoter(actor.subjectId)) !== true) throw new NotFound('series');
};

/**
 * The fields to store. Only admins set the bonus, its value and the promoter.
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
    ...normalizeFields(OWN, valuesOf(OWN, asked)),
    state: asked.state === null ? null : capitals(asked.state),
    ...(actor.type === 'admin'
      ? moneyOf(asked)
      : before
        ? moneyOf(before)
        : { ...blank(ADMINS), initialValue: null, promoterId: actor.subjectId }),
  };
  if (fields.bonus && (fields.initialValue === null || fields.initialValue <= 0 || fields.expirationDate === null))
    throw new BonusWithoutValue();
  // promoters cannot change the bonus; its limit is checked again when it is issued
  if (actor.type === 'admin') bonusWithinLimit(fields, limits);
  if (
    fields.promoterId !== null &&
    fields.promoterId !== before?.promoterId &&
    (await tx.approvals.ofPromoter(fields.promoterId)) === undefined
  )
    throw new NotFound('promoter');
  return fields;
};

const moneyOf = (series: SeriesFields) => ({
  ...valuesOf(ADMINS, series),
  initialValue: series.initialValue,
  promoterId: series.promoterId,
});

/** A bonus may be worth at most the limit of one payout place (domain.md §13). @throws BonusOverLimit */
export const bonusWithinLimit = (
  series: Pick<SeriesFields, 'initialValue' | 'country'>,
  { place: limit }: Program['limits'],
): void => {
  const asked = series.initialValue ?? 0;
  if (asked > limit) throw new BonusOverLimit({ limit, asked, currency: bonusCurrency(series) });
};
