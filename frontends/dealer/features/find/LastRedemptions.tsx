import { useState } from 'react';
import type { Redemption } from '@rrr/contract';
import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Amount, DateText, Empty, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useRedemptionsQuery } from '../../api.js';
import { useFindWords } from './words/use-find-words.js';
import { AskToUndo } from '../redemptions/AskToUndo.js';
import { UndoButton } from '../redemptions/UndoButton.js';

/** What was redeemed here last; a mistake is undone on the spot. */
export const LastRedemptions = () => {
  const [find, path] = [useFindWords(), usePath()];
  const [undoing, setUndoing] = useState<Redemption>();
  const { data, error, refetch } = useRedemptionsQuery({ params: { role: 'dealer' }, query: { page: 1, limit: 5 } });
  const last = data?.creditRedemptions;
  return (
    <Section
      title={find('last')}
      side={
        last &&
        last.length > 0 && (
          <Link className="desk-quiet-link" to={path('/redemptions')}>
            {find('all')}
          </Link>
        )
      }
    >
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!last && !error && <Skeleton lines={3} />}
      {last?.length === 0 && <Empty text={find('noneYet')} />}
      {last && last.length > 0 && (
        <ul className="dealer-last desk-reach">
          {last.map((redemption) => (
            <li key={redemption._id}>
              <span>
                <Link to={path(`/rider/${redemption.rider._id}`)}>{redemption.rider.fullName}</Link>
                <span className="desk-muted">
                  <DateText value={redemption.redeemedAt} />
                </span>
              </span>
              <span className="dealer-last-sum">
                <Amount money={redemption.amount} />
                <Link className="desk-muted" to={path(`/redemption/${redemption._id}`)}>
                  {redemption.code}
                </Link>
              </span>
              <UndoButton redemption={redemption} onAsk={setUndoing} />
            </li>
          ))}
        </ul>
      )}
      {undoing && <AskToUndo redemption={undoing} onClose={() => setUndoing(undefined)} />}
    </Section>
  );
};
