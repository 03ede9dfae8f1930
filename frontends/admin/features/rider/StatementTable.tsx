import { Fragment } from 'react';
import type { LedgerEntry, Pagination } from '@rrr/contract';
import { languageTag, useFormats, useLocale } from '@rrr/kit/base';
import { Amount } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { statementOf } from './statement.js';

interface Props {
  entries: readonly LedgerEntry[];
  pagination: Pagination;
}

/** One wallet as a statement: month by month, what changed it and what it came to; below, what was carried over. */
export const StatementTable = ({ entries, pagination }: Props) => {
  const [t, formats] = [useWords(), useFormats()];
  const name = new Intl.DateTimeFormat(languageTag[useLocale()], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const oldest = entries.at(-1);
  return (
    <div className="desk-table-frame" role="group" aria-label={t('rider.tab.ledger')} tabIndex={0}>
      <table className="desk-table desk-ledger admin-statement">
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
          {statementOf(entries, pagination).map(({ month, entries: own, closing, change }) => (
            <Fragment key={month}>
              <tr className="admin-statement-month">
                <th scope="rowgroup" colSpan={2}>
                  {name.format(new Date(`${month}-01T00:00:00Z`))}
                </th>
                <td data-align="right">{change && <Amount money={change} signed />}</td>
                <td data-align="right">{closing && t('ledger.closing', { amount: formats.money(closing) })}</td>
              </tr>
              {own.map((entry) => (
                <tr key={entry._id}>
                  <td>{formats.instant(entry.at)}</td>
                  <td>
                    <strong>{t(`ledger.kinds.${entry.kind}`)}</strong> {entry.award.label}
                    {entry.redemptionCode && (
                      <span className="desk-muted"> · {t('ledger.code', { code: entry.redemptionCode })}</span>
                    )}
                  </td>
                  <td data-align="right">
                    <Amount money={entry.amount} signed />
                  </td>
                  <td data-align="right" data-label={t('ledger.balance')}>
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
