import type { TaxLine, TaxLineSearch, TaxSum } from '@rrr/core/payouts';
import { type PageOf, pageOf } from '@rrr/core/shared';
import type { Reader } from '../reader.js';
import { toSafeInteger } from '../sql.js';
import type { Amount, RiderRow } from '../tables/index.js';
import { ADDRESS, addressOf, type AddressRow } from './postal-address.js';

type Year = Pick<TaxLineSearch, 'year' | 'currency'>;
interface Sums {
  readonly gross: Amount;
  readonly withholding: Amount;
  readonly net: Amount;
}
type LineRow = Sums &
  AddressRow &
  Pick<RiderRow, 'id' | 'full_name' | 'email' | 'born_on'> & {
    readonly status: TaxLine['taxStatus'];
    readonly residence: string;
    readonly rate: number;
    readonly payments: Amount;
  };

/** Payments of before residences were asked go by the rider's of today. */
const STATUS = 'COALESCE(k.tax_status, r.tax_status)';
const RESIDENCE = 'COALESCE(k.tax_country, r.tax_country, r.country)';
const SUMS = 'SUM(k.gross) AS gross, SUM(k.withholding) AS withholding, SUM(k.net) AS net';
const SENT = `payout_claims k JOIN riders r ON r.id = k.rider_id
  WHERE k.state = 'sent' AND k.currency = ? AND k.sent_on BETWEEN ? AND ?`;
const valuesOf = ({ year, currency }: Year) => [currency, `${year}-01-01`, `${year}-12-31`] as const;

const amounts = ({ gross, withholding, net }: Sums) => ({
  gross: toSafeInteger(gross),
  withholding: toSafeInteger(withholding),
  net: toSafeInteger(net),
});

/** Lines of tax forms, the highest amount first. */
export const taxLines = async (
  reader: Reader,
  { year, currency, taxStatus, page, limit }: TaxLineSearch,
): Promise<PageOf<TaxLine>> => {
  const of =
    taxStatus === undefined
      ? ''
      : taxStatus === 'unknown'
        ? ` AND ${STATUS} IS NULL`
        : ` AND ${STATUS} = '${taxStatus}'`;
  const lines = `SELECT k.rider_id AS rider_id, ${STATUS} AS status, ${RESIDENCE} AS residence,
      k.withholding_basis_points AS rate, COUNT(*) AS payments, ${SUMS}
    FROM ${SENT}${of} GROUP BY k.rider_id, ${STATUS}, ${RESIDENCE}, k.withholding_basis_points`;
  const values = valuesOf({ year, currency });
  const [[counted], rows] = await Promise.all([
    reader.rows<{ total: Amount }>(`SELECT COUNT(*) AS total FROM (${lines}) l`, values),
    reader.rows<LineRow>(
      `SELECT l.*, r.id, r.full_name, r.email, r.born_on, ${ADDRESS.join(', ')}
        FROM (${lines}) l JOIN riders r ON r.id = l.rider_id
        ORDER BY l.gross DESC, l.rider_id, l.rate, l.residence LIMIT ? OFFSET ?`,
      [...values, limit, (page - 1) * limit],
    ),
  ]);
  return pageOf(
    rows.map((row) => ({
      riderId: row.id,
      riderName: row.full_name,
      year,
      currency,
      taxStatus: row.status,
      country: row.residence,
      basisPoints: row.rate,
      payments: toSafeInteger(row.payments),
      ...amounts(row),
      address: {
        ...addressOf(row),
        email: row.email,
        bornOn: row.born_on,
      },
    })),
    { page, limit },
    toSafeInteger(counted?.total ?? 0),
  );
};

export const taxSums = async (reader: Reader, asked: Year): Promise<readonly TaxSum[]> =>
  (
    await reader.rows<Sums & { status: TaxSum['taxStatus']; riders: Amount }>(
      `SELECT ${STATUS} AS status, COUNT(DISTINCT k.rider_id) AS riders, ${SUMS} FROM ${SENT} GROUP BY ${STATUS}`,
      valuesOf(asked),
    )
  ).map((row) => ({ taxStatus: row.status, riders: toSafeInteger(row.riders), ...amounts(row) }));
