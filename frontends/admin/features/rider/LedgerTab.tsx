import { exportLedger, type Currency, type riderLedger } from '@rrr/contract';
import { List, PrintButton, useList } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useLedgerQuery } from '../../shared/rider/rider.api.js';
import { StatementTable } from './StatementTable.js';

const BOOKS = ['credit', 'cash'] as const;
const CURRENCIES = ['USD', 'CAD', 'EUR'] as const;

/**
 * One wallet's movements. Cash may lie in a currency without a credit balance, so every currency is offered, those held
 * first.
 */
export const LedgerTab = ({ riderId, held }: { riderId: string; held: readonly Currency[] }) => {
  const t = useWords();
  const currencies = [...held, ...CURRENCIES.filter((currency) => !held.includes(currency))];
  const list = useList<typeof riderLedger>({
    limit: 50,
    filters: [
      {
        key: 'book',
        kind: 'tabs',
        label: t('ledger.book'),
        choices: BOOKS.map((value) => ({ value, label: t(`ledger.books.${value}`) })),
      },
      {
        key: 'currency',
        kind: 'tabs',
        label: t('ledger.currency'),
        choices: currencies.map((value) => ({ value, label: value })),
      },
    ],
  });
  const answer = useLedgerQuery({ params: { role: 'admin', riderId }, query: list.query });
  const { currentData: data } = answer;
  return (
    <>
      <div className="desk-no-print">
        <PrintButton />
      </div>
      <List
        label={t('rider.tab.ledger')}
        list={{ ...list, filtered: false }}
        answer={answer}
        items={data?.entries}
        pagination={data?.pagination}
        draw={(entries) => data && <StatementTable entries={entries} pagination={data.pagination} />}
        exportOf={{ endpoint: exportLedger, params: { role: 'admin', riderId } }}
        empty={{ text: t('ledger.empty') }}
      />
    </>
  );
};
