import { exportRevoked, type listRevoked, type Redemption } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { List, useList } from '@rrr/kit/desk';
import { useRevokedQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useRedemptionColumns } from './use-redemption-columns.js';
import { useRedemptionFilters } from './use-redemption-filters.js';

const params = { role: 'dealer' } as const;

/** Undone redemptions, with who undid them, when and why. */
export const UndoneTab = () => {
  const [words, path] = [useWords(), usePath()];
  const { first, state, amount } = useRedemptionColumns<Redemption>();
  const list = useList<typeof listRevoked>({ filters: useRedemptionFilters() });
  const answer = useRevokedQuery({ params, query: list.query });
  return (
    <List<Redemption>
      label={words('list.undone')}
      list={list}
      answer={answer}
      items={answer.data?.revokedRedemptions}
      pagination={answer.data?.pagination}
      columns={[...first, state, amount]}
      href={(redemption) => path(`/redemption/${redemption._id}`)}
      exportOf={{ endpoint: exportRevoked, params }}
      empty={{ text: words('list.noneUndone') }}
    />
  );
};
