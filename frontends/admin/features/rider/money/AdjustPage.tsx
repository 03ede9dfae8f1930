import { useParams } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { Page, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useProgramQuery } from '../../../program.api.js';
import { useRiderQuery } from '../../../shared/rider/rider.api.js';
import { AdjustForm } from './AdjustForm.js';
import { useRiderMoneyWords } from './words/use-words.js';

/** Adds to a rider's wallet or deducts from it, with the balance before and after. */
export const AdjustPage = () => {
  const [words, path, { riderId = '' }] = [useRiderMoneyWords(), usePath(), useParams()];
  const answer = useRiderQuery({ params: { role: 'admin', riderId } });
  const config = useProgramQuery();
  const rider = answer.currentData?.rider;
  const program = config.data?.program;
  const failed = [answer, config].find((item) => item.error !== undefined && !item.isFetching);
  return (
    <Page
      title={words('adjust.title')}
      lead={rider?.fullName}
      back={{ to: path(`/rider/${riderId}`), label: words('back') }}
    >
      {failed && <ProblemNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(rider && program) && <Skeleton lines={6} height={56} />}
      {rider && program && (
        <Section>
          <p>{words('adjust.lead')}</p>
          <AdjustForm rider={rider} program={program} />
        </Section>
      )}
    </Page>
  );
};
