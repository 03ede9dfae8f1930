import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, Empty, Section, Status, type Tone } from '@rrr/kit/desk';
import { entriesByDay } from './days-of.js';
import type { Statement } from './StatementSum.js';
import { useStatementWords } from './words/use-words.js';

type Entry = Statement['entries'][number];
const TONE = { due: 'plain', overdue: 'wait', refunded: 'good', undone: 'plain' } as const satisfies Record<
  NonNullable<Entry['refund']>['state'],
  Tone
>;

/** What became of a redemption: when the parts account is or was credited for it, or that it was undone. */
const RefundState = ({ refund }: Pick<Entry, 'refund'>) => {
  const [words, formats] = [useStatementWords(), useFormats()];
  if (!refund) return null;
  return (
    <Status tone={TONE[refund.state]}>
      {words(`refund.${refund.state}`, { date: refund.date ? formats.date(refund.date) : '' })}
    </Status>
  );
};

/** Day by day, each change with what was owed after it, in the order in which they happened. */
export const StatementEntries = ({ statement, month }: { statement: Statement; month: string }) => {
  const [words, formats, path] = [useStatementWords(), useFormats(), usePath()];
  const { entries, opening } = statement;
  if (entries.length === 0) return <Empty text={words('none', { month })} />;
  return (
    <Section title={words('entries')}>
      <div className="desk-table-frame" role="region" aria-label={words('title', { month })} tabIndex={0}>
        <table className="desk-table desk-ledger">
          <thead>
            <tr>
              <th scope="col">{words('time')}</th>
              <th scope="col">{words('what')}</th>
              <th scope="col" data-align="right">
                {words('change')}
              </th>
              <th scope="col" data-align="right">
                {words('balance')}
              </th>
            </tr>
          </thead>
          {entriesByDay(entries).map(({ day, entries: ofDay, redeemed }) => (
            <tbody key={day}>
              <tr className="dealer-day">
                <th scope="rowgroup" colSpan={4}>
                  {formats.date(day)}
                  {redeemed > 0 && (
                    <span className="desk-muted">
                      {words('dayRedeemed', { amount: formats.money({ ...opening, amount: redeemed }) })}
                    </span>
                  )}
                </th>
              </tr>
              {ofDay.map((entry) => (
                <tr key={`${entry.kind} ${entry.redemption._id} ${entry.at}`}>
                  <td>{formats.time(entry.at)}</td>
                  <td>
                    <strong>{words(`kinds.${entry.kind}`)}</strong>{' '}
                    <Link className="number" to={path(`/redemption/${entry.redemption._id}`)}>
                      {entry.redemption.code}
                    </Link>
                    <div className="desk-muted">
                      {entry.riderName} · {entry.employeeName}
                    </div>
                    <RefundState refund={entry.refund} />
                  </td>
                  <td data-align="right">
                    <Amount money={entry.change} signed />
                  </td>
                  <td data-align="right" data-label={words('balance')}>
                    <Amount money={entry.balance} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  );
};
