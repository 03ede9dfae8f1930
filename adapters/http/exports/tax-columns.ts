import type { TaxLine } from '@rrr/core/payouts';
import type { Column } from '../sheets/sheet-of.js';

/** Who was paid. Tax identification numbers are only on the form that the rider sent, so their columns are empty. */
const RECIPIENT: readonly Column<TaxLine>[] = [
  ['taxRecipient', 26, (line) => line.riderName],
  ['taxTin', 20, () => null],
  ['taxStreet', 26, ({ address }) => [address.addressLine1, address.addressLine2].filter(Boolean).join(', ') || null],
  ['taxCity', 18, ({ address }) => address.city],
  ['state', 10, ({ address }) => address.state],
  ['zipcode', 12, ({ address }) => address.zipcode],
  ['taxAddressCountry', 12, ({ address }) => address.country],
  ['taxAccount', 28, (line) => line.riderId],
];
const YEAR: Column<TaxLine> = ['year', 8, (line) => String(line.year)];

/** Form 1099-MISC: prizes are other income, in box 3. */
export const MISC_1099: readonly Column<TaxLine>[] = [
  YEAR,
  ...RECIPIENT,
  ['miscBox3', 16, (line, as) => as.amount(line.gross)],
  ['box4', 16, (line, as) => as.amount(line.withholding)],
  ['currency', 9, (line) => line.currency],
];

/** Form 1099-NEC: the same as pay for services, in box 1. */
export const NEC_1099: readonly Column<TaxLine>[] = [
  YEAR,
  ...RECIPIENT,
  ['necBox1', 16, (line, as) => as.amount(line.gross)],
  ['box4', 16, (line, as) => as.amount(line.withholding)],
  ['currency', 9, (line) => line.currency],
];

/** as box 3b is written: 30.00 */
const rateOf = (basisPoints: number): string => (basisPoints / 100).toFixed(2).padStart(5, '0');

/** Form 1042-S: a line for each rate, as the form asks. */
export const FORM_1042_S: readonly Column<TaxLine>[] = [
  YEAR,
  ['box1', 10, () => null],
  ['box2', 16, (line, as) => as.amount(line.gross)],
  ['box3', 10, () => '3'],
  // 04: exempt by treaty; 00: tax was withheld
  ['box3a', 10, (line) => (line.basisPoints === 0 ? '04' : '00')],
  ['box3b', 10, (line) => rateOf(line.basisPoints)],
  ['box7a', 16, (line, as) => as.amount(line.withholding)],
  ['box10', 16, (line, as) => as.amount(line.withholding)],
  ['box13a', 26, (line) => line.riderName],
  ['box13b', 12, (line) => line.country],
  ['box13c', 26, ({ address }) => [address.addressLine1, address.addressLine2].filter(Boolean).join(', ') || null],
  [
    'box13d',
    30,
    ({ address }) => [address.city, address.state, address.zipcode, address.country].filter(Boolean).join(', '),
  ],
  ['box13e', 20, () => null],
  // 16: an individual
  ['box13f', 10, () => '16'],
  ['box13i', 20, () => null],
  ['box13k', 28, (line) => line.riderId],
  ['box13l', 12, ({ address }, as) => as.day(address.bornOn)],
  ['currency', 9, (line) => line.currency],
];
