import { exportLedger, type Currency, type riderLedger } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { Ledger, List, PrintButton, useList } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { today } from '../../today.js';
import { useLedgerQuery } from './wallet.api.js';
import { useWalletWords } from './words/use-words.js';

const BOOKS = ['credit', 'cash'] as const;

/** Every movement of one wallet with the balance it left behind. */
export const LedgerTab = ({ currencies }: { currencies: readonly Currency[] }) => {
  const [t, words, formats, params] = [useWords(), useWalletWords(), useFormats(), useMe()];
  const { fullName } = useHost().session.user;
  const list = useList<typeof riderLedger>({
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
        choices: (currencies.length > 0 ? currencies : ['USD']).map((value) => ({ value, label: value })),
      },
    ],
  });
  const answer = useLedgerQuery({ params, query: list.query });
  const { currentData: data } = answer;
  return (
    <>
      <h2 className="rider-statement-head">
        {words('statement.title', { name: fullName, date: formats.date(today()) })}
      </h2>
      {(data?.entries.length ?? 0) > 0 && (
        <div className="rider-statement-acts desk-no-print">
          <PrintButton label={words('statement.print')} />
        </div>
      )}
      <List
        label={t('wallet.tab.ledger')}
        list={{ ...list, filtered: false }}
        answer={answer}
        items={data?.entries}
        pagination={data?.pagination}
        exportOf={{ endpoint: exportLedger, params }}
        draw={(entries) => <Ledger entries={entries} />}
        empty={{ text: t('ledger.empty') }}
      />
    </>
  );
};
