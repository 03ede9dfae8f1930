import { Fragment } from 'react';
import type { LedgerEntry, Pagination } from '@rrr/contract';
import { monthName, useFormats, useLocale } from '@rrr/kit/base';
import { Amount, useNarrow } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { statementOf, type StatementMonth } from './statement.js';

interface Props {
  entries: readonly LedgerEntry[];
  pagination: Pagination;
}

interface Given {
  months: readonly (StatementMonth & { name: string })[];
  oldest: LedgerEntry | undefined;
}

const What = ({ entry }: { entry: LedgerEntry }) => {
  const t = useWords();
  return (
    <>
      {entry.award.label}
      {entry.redemptionCode && (
        <span className="desk-muted"> · {t('ledger.code', { code: entry.redemptionCode })}</span>
      )}
    </>
  );
};

const Table = ({ months, oldest }: Given) => {
  const [t, formats] = [useWords(), useFormats()];
  return (
    <div className="desk-table-frame" role="group" aria-label={t('rider.tab.ledger')} tabIndex={0}>
      <table className="desk-table admin-statement">
        <thead>
          <tr>
            <th scope="col">{t('ledger.date')}</th>
            <th scope="col">{t('ledger.what')}</th>
            <th scope="col" data-align="right">
              {t('ledger.amount')}
            </th>
            <th scope="col" data-align="right">
              {t('ledger.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, name, entries, closing, change }) => (
            <Fragment key={month}>
              <tr className="admin-statement-month">
                <th scope="rowgroup" colSpan={2}>
                  {name}
                </th>
                <td data-align="right">{change && <Amount money={change} signed />}</td>
                <td data-align="right">{closing && t('ledger.closing', { amount: formats.money(closing) })}</td>
              </tr>
              {entries.map((entry) => (
                <tr key={entry._id}>
                  <td>{formats.instant(entry.at)}</td>
                  <td>
                    <strong>{t(`ledger.kinds.${entry.kind}`)}</strong> <What entry={entry} />
                  </td>
                  <td data-align="right">
                    <Amount money={entry.amount} signed />
                  </td>
                  <td data-align="right">
                    <Amount money={entry.newBalance} strong />
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        {oldest && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('ledger.carried', { when: formats.instant(oldest.at) })}
              </th>
              <td data-align="right">
                <Amount money={oldest.previousBalance} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
};

/** On a phone: what happened and how much, what for, then when and what it left. */
const Rows = ({ months, oldest }: Given) => {
  const [t, formats] = [useWords(), useFormats()];
  return (
    <div className="admin-statement-rows">
      {months.map(({ month, name, entries, closing }) => (
        <section key={month} aria-label={name}>
          <h2>
            {name}
            {closing && <span> · {t('ledger.closing', { amount: formats.money(closing) })}</span>}
          </h2>
          <ul className="desk-rows">
            {entries.map((entry) => (
              <li key={entry._id}>
                <div className="desk-row">
                  <div className="desk-row-line">
                    <strong className="desk-row-name">{t(`ledger.kinds.${entry.kind}`)}</strong>
                    <span className="desk-row-side">
                      <Amount money={entry.amount} signed />
                    </span>
                  </div>
                  <div>
                    <What entry={entry} />
                  </div>
                  <div className="desk-row-line desk-row-second">
                    <span>{formats.day(entry.at, { short: true })}</span>
                    <span>
                      {t('ledger.balance')} <Amount money={entry.newBalance} />
                    </span>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {oldest && (
        <p className="desk-row-line">
          {t('ledger.carried', { when: formats.instant(oldest.at) })} <Amount money={oldest.previousBalance} />
        </p>
      )}
    </div>
  );
};

/** One wallet as a statement: month by month, what changed it and what it came to; below, what was carried over. */
export const StatementTable = ({ entries, pagination }: Props) => {
  const [narrow, locale] = [useNarrow(), useLocale()];
  const months = statementOf(entries, pagination).map((month) => ({
    ...month,
    name: monthName(locale, month.month, { length: 'long', year: true }),
  }));
  const given = { months, oldest: entries.at(-1) };
  return narrow ? <Rows {...given} /> : <Table {...given} />;
};
