import { Email, useFormats, formatPhone } from '@rrr/kit/base';
import { ProblemNote, Skeleton, Summary } from '@rrr/kit/desk';
import { useRiderQuery } from '../../shared/rider/rider.api.js';
import { useInboxWords } from './words/use-words.js';

/** How to reach a rider, and what is in the wallet. */
export const RiderContact = ({ riderId }: { riderId: string }) => {
  const [words, formats] = [useInboxWords(), useFormats()];
  const answer = useRiderQuery({ params: { role: 'admin', riderId } });
  const rider = answer.currentData?.rider;
  if (!rider)
    return answer.error ? (
      <ProblemNote error={answer.error} onRetry={() => void answer.refetch()} />
    ) : (
      <Skeleton lines={3} height={40} />
    );
  const { personal, balances } = rider;
  return (
    <Summary
      pairs={[
        [words('email'), personal ? <Email key="email" link address={personal.email} /> : words('none')],
        [
          words('phone'),
          personal?.phone1 ? (
            <a key="phone" href={`tel:${personal.phone1}`}>
              {formatPhone(personal.phone1)}
            </a>
          ) : (
            words('none')
          ),
        ],
        [
          words('available'),
          balances.map(({ available }) => formats.money(available)).join(', ') || words('nothingYet'),
        ],
      ]}
    />
  );
};
