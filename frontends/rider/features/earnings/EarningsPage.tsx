import type { riderEarnings } from '@rrr/contract';
import { ListPage, useList } from '@rrr/kit/desk';
import { Link } from 'react-router-dom';
import { useMe } from '../../use-me.js';
import { usePublicPath } from '../../use-public-path.js';
import { useWords } from '../../words/use-words.js';
import { EarningCard } from './EarningCard.js';
import { useEarningsQuery } from './earnings.api.js';

const FILTERS = ['all', 'paid', 'unpaid'] as const;
const EMPTY = { all: 'earnings.empty', paid: 'earnings.emptyPaid', unpaid: 'earnings.emptyUnpaid' } as const;

export const EarningsPage = () => {
  const [t, params, path] = [useWords(), useMe(), usePublicPath()];
  const list = useList<typeof riderEarnings>({
    filters: [
      {
        key: 'filter',
        kind: 'tabs',
        label: t('earnings.filter'),
        choices: FILTERS.map((value) => ({ value, label: t(`earnings.filters.${value}`) })),
      },
    ],
  });
  const answer = useEarningsQuery({ params, query: list.query });
  const { filter = 'all' } = list.query;
  return (
    <ListPage
      title={t('earnings.title')}
      lead={t('earnings.lead')}
      label={t('earnings.list')}
      // Each filter has its own words for nothing.
      list={{ ...list, filtered: false }}
      answer={answer}
      items={answer.data?.earnings}
      pagination={answer.data?.pagination}
      draw={(earnings) => (
        <ul className="rider-earnings" aria-label={t('earnings.list')}>
          {earnings.map((it) => (
            <li key={it._id}>
              <EarningCard earning={it} />
            </li>
          ))}
        </ul>
      )}
      empty={{
        text: t(EMPTY[filter]),
        action: filter === 'all' && (
          <Link className="button" to={path('/events')}>
            {t('earnings.emptyAction')}
          </Link>
        ),
      }}
    />
  );
};
