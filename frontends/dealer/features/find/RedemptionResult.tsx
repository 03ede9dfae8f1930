import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Amount, DateText } from '@rrr/kit/desk';
import { useRedemptionsQuery, useRevokedQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

/** The redemption whose code was typed, also an undone one; nothing when no redemption of this dealer has it. */
export const RedemptionResult = ({ code }: { code: string }) => {
  const [words, path] = [useWords(), usePath()];
  const asked = { params: { role: 'dealer' as const }, query: { query: code, page: 1, limit: 10 } };
  const { currentData: standing } = useRedemptionsQuery(asked);
  const { currentData: undone } = useRevokedQuery(asked);
  const found = [...(standing?.creditRedemptions ?? []), ...(undone?.revokedRedemptions ?? [])].find(
    (it) => it.code === code,
  );
  if (!found) return null;
  return (
    <Link className="dealer-result" to={path(`/redemption/${found._id}`)}>
      <span className="dealer-result-who">
        <strong>{words('find.redemption', { code })}</strong>
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
