import { useLocation, useParams } from 'react-router-dom';
import { useFormats, usePath } from '@rrr/kit/base';
import { Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRedemptionQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';
import { useReceiptWords } from './words/use-words.js';
import { Receipt } from './Receipt.js';
import type { ReceiptData } from './receipt-data.js';

/** The receipt just made, handed over by the counter so that it stands here even if nothing more can be read. */
const handedOver = (state: unknown, redemptionId: string): ReceiptData | undefined => {
  const receipt = (state as { receipt?: ReceiptData } | null)?.receipt;
  return receipt?.redemption._id === redemptionId ? receipt : undefined;
};

/** One redemption by its address: read again, printed, mailed or undone. */
export const ReceiptPage = () => {
  const { redemptionId = '' } = useParams();
  const [words, all, formats, path] = [useReceiptWords(), useWords(), useFormats(), usePath()];
  const location = useLocation();
  const made = handedOver(location.state, redemptionId);
  const { currentData, error, isFetching, refetch } = useRedemptionQuery({
    params: { role: 'dealer', redemptionId },
  });
  const receipt = currentData ? { ...made, ...currentData } : made;
  return (
    <Page
      title={receipt ? words('heading', { amount: formats.money(receipt.redemption.amount) }) : words('ticket')}
      heading={receipt ? 'heard' : 'shown'}
      back={{ to: path('/redemptions'), label: all('list.title') }}
    >
      {error && !receipt && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!receipt && isFetching && <Skeleton lines={3} height={160} />}
      {receipt && <Receipt key={redemptionId} receipt={receipt} fresh={made !== undefined} />}
    </Page>
  );
};
