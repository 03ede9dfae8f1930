import { LANES } from './redemption.js';
import { HEADS, type Measured, ratio, rowOf } from './rounds.js';
import { judged, median, table } from './table.js';

export interface Results {
  readonly redeem: Measured;
  readonly same: Measured;
  readonly slow: Measured;
  readonly plain: Measured;
  readonly list: Measured;
  readonly listBare: Measured;
  /** of a redemption's transaction */
  readonly trips: number;
  readonly statements: number;
}

/** Every variant in figures, then each target beside what was measured. */
export const report = ({ redeem, same, slow, plain, list, listBare, trips, statements }: Results): string =>
  [
    '',
    table([HEADS, ...[redeem, same, slow, plain, list, listBare].map(rowOf)]),
    '',
    table([
      ['', 'figure', 'target', ''],
      judged('redemption ÷ same transaction, as we send it', ratio(redeem, same), { atLeast: 0.7 }),
      judged('redemption ÷ same, statement by statement', ratio(redeem, slow), { atLeast: 0.7 }),
      judged('redemption ÷ naive one', ratio(redeem, plain), { atLeast: 0.7 }),
      judged(
        `redemption p99, ${LANES} at once`,
        median(redeem.rounds.map((round) => round.p99)),
        { atMost: 60 },
        ' ms',
      ),
      judged('list ÷ bare Express', ratio(list, listBare), { atLeast: 0.9 }),
      judged('list, CPU of the server', median(list.cpu), { atMost: 0.45 }, ' ms'),
    ]),
    '',
    `  A redemption's transaction: ${statements} statements in ${trips} round trips, and one more for the session.`,
  ].join('\n');
