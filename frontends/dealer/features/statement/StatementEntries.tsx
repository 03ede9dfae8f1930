import { Link } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Amount, Empty, Section } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import type { Statement } from './StatementSum.js';

/** Each change with what was owed after it, in the order in which they happened. */
export const StatementEntries = ({ statement, month }: { statement: Statement; month: string }) => {
  const [words, formats, path] = [useWords(), useFormats(), usePath()];
  const { entries } = statement;
  if (entries.length === 0) return <Empty text={words('statement.none', { month })} />;
  return (
    <Section title={words('statement.entries')}>
      <div className="desk-table-frame" role="region" aria-label={words('statement.title', { month })} tabIndex={0}>
        <table className="desk-table desk-ledger">
          <thead>
            <tr>
              <th scope="col">{words('statement.time')}</th>
              <th scope="col">{words('statement.what')}</th>
              <th scope="col" data-align="right">
                {words('statement.change')}
              </th>
              <th scope="col" data-align="right">
                {words('statement.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((it) => (
              <tr key={`${it.kind} ${it.redemption._id} ${it.at}`}>
                <td>{formats.instant(it.at)}</td>
                <td>
                  <strong>{words(`statement.kinds.${it.kind}`)}</strong>{' '}
                  <Link className="number" to={path(`/redemption/${it.redemption._id}`)}>
                    {it.redemption.code}
                  </Link>
                  <div className="desk-muted">
                    {it.riderName} · {it.employeeName}
                  </div>
                </td>
                <td data-align="right">
                  <Amount money={it.change} signed />
                </td>
                <td data-align="right" data-label={words('statement.balance')}>
                  <Amount money={it.balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
