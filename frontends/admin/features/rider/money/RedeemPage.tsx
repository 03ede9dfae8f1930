import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Page, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useProgramQuery } from '../../../program.api.js';
import { useRiderQuery } from '../../../shared/rider/rider.api.js';
import { RedeemForm } from './RedeemForm.js';
import { useRiderMoneyWords } from './words/use-words.js';

/** Redeems for a rider at a dealer whose counter cannot: the same rules as there. */
export const RedeemPage = () => {
  const [words, path, { riderId = '' }] = [useRiderMoneyWords(), usePath(), useParams()];
  const answer = useRiderQuery({ params: { role: 'admin', riderId } });
  const config = useProgramQuery();
  const rider = answer.currentData?.rider;
  const limit = config.data?.program.limits.redemption;
  const failed = [answer, config].find((item) => item.error !== undefined && !item.isFetching);
  const able =
    rider && !rider.deActivated && rider.hasPin && rider.balances.some((balance) => balance.available.amount > 0);
  return (
    <Page
      title={words('redeem.title')}
      lead={rider?.fullName}
      back={{ to: path(`/rider/${riderId}`), label: words('back') }}
    >
      {failed && <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(rider && limit !== undefined) && <Skeleton lines={6} height={56} />}
      {rider && limit !== undefined && (
        <Section>
          <p>{words('redeem.lead')}</p>
          {able ? (
            <RedeemForm rider={rider} limit={limit} />
          ) : (
            <p className="alert wait" role="status">
              <strong>{words('redeem.cannot')}</strong>
            </p>
          )}
        </Section>
      )}
    </Page>
  );
};
