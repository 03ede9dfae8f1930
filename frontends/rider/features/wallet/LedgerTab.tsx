import type { Currency, riderLedger } from '@rrr/contract';
import { Ledger, List, useList } from '@rrr/kit/desk';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { useLedgerQuery } from './wallet.api.js';

const BOOKS = ['credit', 'cash'] as const;

/** Every movement of one wallet with the balance it left behind. */
export const LedgerTab = ({ currencies }: { currencies: readonly Currency[] }) => {
  const [t, params] = [useWords(), useMe()];
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
    <List
      label={t('wallet.tab.ledger')}
      list={{ ...list, filtered: false }}
      answer={answer}
      items={data?.entries}
      pagination={data?.pagination}
      draw={(entries) => <Ledger entries={entries} />}
      empty={{ text: t('ledger.empty') }}
    />
  );
};
