import type { LedgerEntry } from '@rrr/contract';
import { Amount, useFormats } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/** Entries of one wallet with the balance each left behind, newest first as the API gives them. */
export const Ledger = ({ entries }: { entries: readonly LedgerEntry[] }) => {
  const [words, formats] = [useWords(), useFormats()];
  return (
    <div className="desk-table-frame" role="region" aria-label={words('ledger.label')} tabIndex={0}>
      <table className="desk-table desk-ledger">
        <thead>
          <tr>
            <th scope="col">{words('ledger.date')}</th>
            <th scope="col">{words('ledger.what')}</th>
            <th scope="col" data-align="right">
              {words('ledger.amount')}
            </th>
            <th scope="col" data-align="right">
              {words('ledger.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry._id}>
              <td>{formats.instant(entry.at)}</td>
              <td>
                <strong>{words(`ledger.kinds.${entry.kind}`)}</strong> {entry.award.label}
                {entry.redemptionCode && (
                  <span className="desk-muted"> · {words('ledger.code', { code: entry.redemptionCode })}</span>
                )}
              </td>
              <td data-align="right">
                <Amount money={entry.amount} signed />
              </td>
              <td data-align="right" data-label={words('ledger.balance')}>
                <Amount money={entry.newBalance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
