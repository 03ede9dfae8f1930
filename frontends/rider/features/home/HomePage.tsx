import { Page, ProblemNote, Skeleton } from '@rrr/kit/desk';
import { useRiderQuery } from '../../api.js';
import { useMe } from '../../use-me.js';
import { useWords } from '../../words/use-words.js';
import { Bikes } from './Bikes.js';
import { Hero } from './Hero.js';
import { LatestRedemptions } from './LatestRedemptions.js';
import { LatestResults } from './LatestResults.js';
import { NoValidBike } from './NoValidBike.js';

export const HomePage = () => {
  const t = useWords();
  const { data, error, isFetching, refetch } = useRiderQuery({ params: useMe() });
  return (
    <Page title={t('home.title')}>
      {error !== undefined && !isFetching && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <Skeleton lines={2} height={220} />}
      {data && (
        <>
          {!data.rider.bikes.some((it) => it.vinStatus === 'verified') && <NoValidBike />}
          <Hero rider={data.rider} />
          <div className="rider-home">
            <LatestResults />
            <div className="rider-home-side">
              <LatestRedemptions redemptions={data.creditRedemptions.slice(0, 4)} />
              <Bikes bikes={data.rider.bikes} />
            </div>
          </div>
        </>
      )}
    </Page>
  );
};
