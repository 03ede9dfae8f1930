import { Link } from 'react-router-dom';
import type { Currency, RiderCard } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { Amount, Avatar } from '@rrr/kit/desk';
import { balanceIn } from '../../use-own-dealer.js';
import { useWords } from '../../words/use-words.js';

/**
 * One rider found: who they are, and the whole card leads to the counter. What they hold stands there only if they were
 * found by AMA number.
 */
export const RiderResult = ({ rider, currency }: { rider: RiderCard; currency: Currency }) => {
  const [words, path] = [useWords(), usePath()];
  const from = [rider.hometown, rider.state].filter(Boolean).join(', ');
  return (
    <Link className="dealer-result" to={path(`/rider/${rider._id}`)}>
      <Avatar src={rider.profileImage} size={56} />
      <span className="dealer-result-who">
        <strong>{rider.fullName}</strong>
        <span className="desk-muted">
          {[from, rider.amaNumber && words('find.ama', { number: rider.amaNumber })].filter(Boolean).join(' · ')}
        </span>
      </span>
      {rider.balances.length > 0 && (
        <span className="dealer-result-sum">
          <Amount money={balanceIn(rider, currency).available} />
        </span>
      )}
    </Link>
  );
};
