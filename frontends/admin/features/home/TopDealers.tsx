import { exportTopDealers } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { ExportButton } from '@rrr/kit/desk';
import { useTopDealersQuery } from './home.api.js';
import { Ranks } from './Ranks.js';
import type { Year } from './use-year.js';
import { useHomeWords } from './words/use-words.js';

const MOST = 5;

/** Dealers where the most was redeemed in a year. */
export const TopDealers = ({ of: { year, currency } }: { of: Year }) => {
  const [words, path] = [useHomeWords(), usePath()];
  const answer = useTopDealersQuery({ query: { year, currency, limit: MOST } });
  return (
    <Ranks
      placed
      title={words('top.dealers', { year })}
      all={{ to: path('/dealers'), label: words('top.allDealers') }}
      answer={answer}
      ranks={answer.currentData?.dealers.map((dealer) => ({
        _id: dealer._id,
        to: path(`/dealer/${dealer._id}`),
        name: dealer.name,
        about: [dealer.city, dealer.state].filter(Boolean).join(', ') || '\u00a0',
        side: words('top.times', { count: dealer.count }),
        amount: dealer.amount,
      }))}
      empty={words('top.noDealers', { year })}
      file={<ExportButton of={{ endpoint: exportTopDealers, params: { role: 'admin' } }} query={{ year, currency }} />}
    />
  );
};
