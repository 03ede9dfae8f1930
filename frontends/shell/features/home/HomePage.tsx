import { lazy, Suspense, useState } from 'react';
import { writtenNotices } from '@rrr/kit/base';
import { useTitle } from '../../app/use-title.js';
import { HowItWorks } from './HowItWorks.js';
import { LatestPayouts, TopRiders, useLatestPayouts } from './LatestPayouts.js';
import { Panel } from './Panel.js';
import { PostedPurse } from './PostedPurse.js';
import { UpcomingEvents } from './UpcomingEvents.js';
import '../../styles/home.css';

const HomeNotices = lazy(() => import('./HomeNotices.js').then((loaded) => ({ default: loaded.HomeNotices })));

export const HomePage = () => {
  useTitle();
  const payouts = useLatestPayouts();
  const [mayHaveNotices] = useState(() => writtenNotices('home')?.length !== 0);
  return (
    <>
      <div className="home-notices">
        {mayHaveNotices && (
          <Suspense fallback={null}>
            <HomeNotices />
          </Suspense>
        )}
      </div>
      <div className="ink">
        <Panel />
        <LatestPayouts {...payouts} />
      </div>
      <div className="page">
        <div className="home-columns">
          <UpcomingEvents />
          <PostedPurse />
        </div>
        <TopRiders latest={payouts.latest} />
        <HowItWorks />
      </div>
    </>
  );
};
