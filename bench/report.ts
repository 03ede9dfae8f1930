import { LANES } from './redemption.js';
import { HEADS, type Measured, ratio, rowOf } from './rounds.js';
import { judged, median, table } from './table.js';

export interface Results {
  /** ours, the same transaction as we send it, the same one by one, bare Express, fair Express */
  readonly redeemed: readonly Measured[];
  /** ours, bare Express, fair Express */
  readonly listed: readonly Measured[];
  /** of a redemption's transaction */
  readonly trips: number;
  readonly statements: number;
}

/** Every variant in figures, then each target beside what was measured. */
export const report = ({ redeemed, listed, trips, statements }: Results): string => {
  const [redeem, same, slow, bare, fair] = redeemed;
  const [list, listBare, listFair] = listed;
  return [
    '',
    table([HEADS, ...[...redeemed, ...listed].map(rowOf)]),
    '',
    table([
      ['', 'figure', 'target', ''],
      judged('redemption ÷ same transaction, as we send it', ratio(redeem, same), { atLeast: 0.7 }),
      judged('redemption ÷ same, statement by statement', ratio(redeem, slow), { atLeast: 0.7 }),
      judged('redemption ÷ bare Express', ratio(redeem, bare), { atLeast: 0.75 }),
      judged('redemption ÷ fair Express', ratio(redeem, fair), { atLeast: 1 }),
      judged(
        `redemption p99, ${LANES} at once`,
        median((redeem?.rounds ?? []).map((round) => round.p99)),
        { atMost: 60 },
        ' ms',
      ),
      judged('list ÷ bare Express', ratio(list, listBare), { atLeast: 0.88 }),
      judged('list ÷ fair Express', ratio(list, listFair), { atLeast: 1 }),
      judged('list, CPU of the server', median(list?.cpu ?? []), { atMost: 0.45 }, ' ms'),
    ]),
    '',
    `  A redemption's transaction: ${statements} statements in ${trips} round trips, and one more for the session.`,
  ].join('\n');
};
