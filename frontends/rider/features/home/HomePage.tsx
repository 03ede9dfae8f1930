import { useMemo } from 'react';
import { Later, NoticeBanners, useHost } from '@rrr/kit/base';
import { Page, ProblemNote, Section, Skeleton } from '@rrr/kit/desk';
import { useRiderQuery } from '../../api.js';
import { KeepBalance } from '../../KeepBalance.js';
import { NoValidBike } from '../../NoValidBike.js';
import { useMe } from '../../use-me.js';
import { useCashQuery } from '../cash/cash.api.js';
import { useEarningsQuery, useResultClaimsQuery } from '../earnings/earnings.api.js';
import { PhotosAwaited } from '../photos/PhotosAwaited.js';
import { useRoleEventsQuery } from '../races/races.api.js';
import { useAwardsQuery } from '../wallet/wallet.api.js';
import { BeforePaid } from './BeforePaid.js';
import { FirstWeek } from './FirstWeek.js';
import { Hero } from './Hero.js';
import { LatestResults } from './LatestResults.js';
import { NextEvents } from './NextEvents.js';
import { SeasonRibbon } from './SeasonRibbon.js';
import { useHomeWords } from './words/use-words.js';
import './home.css';

/** Races that the rider keeps as favourites, and whose results have not come. */
const WAITING = { filter: 'waiting', mine: 'favourites', status: 'current', page: 1, limit: 100 } as const;
const CLAIMED = { status: 'open', page: 1, limit: 100 } as const;

/** A season has fewer results than this, and a wallet fewer awards with value. */
const ALL = { page: 1, limit: 100 } as const;

export const HomePage = () => {
  const [t, params, { http }] = [useHomeWords(), useMe(), useHost()];
  const own = useRiderQuery({ params });
  const cash = useCashQuery({ params });
  const results = useEarningsQuery({ params, query: ALL });
  const awards = useAwardsQuery({ params, query: ALL });
  // without them the ribbon shows what is known
  const waiting = useRoleEventsQuery({ params: { role: 'rider' }, query: WAITING });
  const claimed = useResultClaimsQuery({ params: { role: 'rider' }, query: CLAIMED });
  const awaited = useMemo(
    () => [
      ...(waiting.data?.events ?? []).filter((event) => !event.mine?.results),
      ...(claimed.data?.resultClaims ?? []).map((resultClaim) => resultClaim.event),
    ],
    [waiting.data, claimed.data],
  );
  const { rider, payoutClaims: claims = [] } = own.data ?? {};
  const earnings = results.data?.earnings;
  // The hero grows as these come: what stands under it is shown once it has its place.
  const heroGrows = cash.isLoading || awards.isLoading;
  return (
    <Page title={t('title')}>
      <NoticeBanners place="riders" http={http} />
      {[own, cash].map(
        ({ error, isFetching, refetch }, at) =>
          error !== undefined && !isFetching && <ProblemNote key={at} error={error} onRetry={() => void refetch()} />,
      )}
      {!rider && own.isFetching && <Skeleton lines={1} height={420} />}
      {rider && (
        <>
          <KeepBalance balances={rider.balances} at={own.fulfilledTimeStamp} />
          <PhotosAwaited />
          <NoValidBike bikes={rider.bikes} />
          {earnings?.length === 0 && <FirstWeek rider={rider} />}
          <Hero rider={rider} claims={claims} cash={cash.data} awards={awards.data?.awards} />
          <Later>
            <div className="rider-home" data-waiting={heroGrows || undefined}>
              <div className="rider-home-main">
                {results.error !== undefined && !results.isFetching && (
                  <ProblemNote error={results.error} onRetry={() => void results.refetch()} />
                )}
                {!earnings && results.isFetching && (
                  <Section title={t('results.title')}>
                    <Skeleton lines={4} height={56} />
                  </Section>
                )}
                {earnings && <SeasonRibbon earnings={earnings} awaited={awaited} />}
                {earnings && <LatestResults earnings={earnings} />}
              </div>
              <div className="rider-home-side">
                {cash.data && <BeforePaid cash={cash.data} claims={claims} record={rider.record} />}
                <NextEvents />
              </div>
            </div>
          </Later>
        </>
      )}
    </Page>
  );
};
