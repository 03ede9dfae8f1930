import { Link } from 'react-router-dom';
import type { Redemption } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Amount, DateText } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { useFindWords } from './words/use-find-words.js';

/** The redemption whose code was typed. */
export const RedemptionResult = ({ found }: { found: Redemption }) => {
  const [words, find, path] = [useWords(), useFindWords(), usePath()];
  return (
    <Link className="dealer-result" to={path(`/redemption/${found._id}`)}>
      <span className="dealer-result-who">
        <strong>{find('redemption', { code: found.code })}</strong>
        <span className="desk-muted">
          {found.rider.fullName} · <DateText value={found.redeemedAt} /> · {words(`list.states.${found.status}`)}
        </span>
      </span>
      <span className="dealer-result-sum">
        <Amount money={found.amount} />
      </span>
    </Link>
  );
};
