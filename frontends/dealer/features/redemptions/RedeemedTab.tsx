import { useState } from 'react';
import { exportRedemptions, type listRedemptions, type Redemption } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { List, useList } from '@rrr/kit/desk';
import { useRedemptionsQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { AskToUndo } from './AskToUndo.js';
import { UndoButton } from './UndoButton.js';
import { useRedemptionColumns } from './use-redemption-columns.js';
import { useRedemptionFilters } from './use-redemption-filters.js';

const params = { role: 'dealer' } as const;

/** Redemptions that stand, newest first; each leads to its receipt, and its undo is at hand. */
export const RedeemedTab = () => {
  const [words, path] = [useWords(), usePath()];
  const [undoing, setUndoing] = useState<Redemption>();
  const { first, state, amount } = useRedemptionColumns<Redemption>();
  const list = useList<typeof listRedemptions>({ filters: useRedemptionFilters() });
  const answer = useRedemptionsQuery({ params, query: list.query });
  const find = (
    <Link className="button primary" to={path('/')}>
      {words('list.find')}
    </Link>
  );
  return (
    <>
      <List<Redemption>
        label={words('list.redemptions')}
        list={list}
        answer={answer}
        items={answer.data?.creditRedemptions}
        pagination={answer.data?.pagination}
        columns={[
          ...first,
          state,
          amount,
          {
            key: 'actions',
            title: words('list.actions'),
            actions: true,
            cell: (redemption) => <UndoButton redemption={redemption} onAsk={setUndoing} />,
          },
        ]}
        href={(redemption) => path(`/redemption/${redemption._id}`)}
        exportOf={{ endpoint: exportRedemptions, params }}
        empty={{ text: words('list.none'), action: find }}
      />
      {undoing && <AskToUndo redemption={undoing} onClose={() => setUndoing(undefined)} />}
    </>
  );
};
