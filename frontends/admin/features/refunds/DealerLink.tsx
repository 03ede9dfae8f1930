import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { useRefundWords } from '../../shared/refunds/words/use-words.js';

/** A dealer's name, which narrows the list to this dealer. */
export const DealerLink = ({ dealer, tab }: { dealer: { _id: string; name: string }; tab?: string }) => {
  const [t, path] = [useRefundWords(), usePath()];
  const query = new URLSearchParams({ ...(tab ? { tab } : {}), dealerId: dealer._id });
  return (
    <Link to={path(`/dealer-refunds?${query}`)} aria-label={t('onlyOf', { name: dealer.name })}>
      {dealer.name}
    </Link>
  );
};
