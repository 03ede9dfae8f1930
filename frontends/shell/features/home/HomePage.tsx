import { useTitle } from '../../app/use-title.js';
import { HowItWorks } from './HowItWorks.js';
import { LatestPayouts, TopRiders, useLatestPayouts } from './LatestPayouts.js';
import { Panel } from './Panel.js';
import { PostedPurse } from './PostedPurse.js';
import { UpcomingEvents } from './UpcomingEvents.js';
import '../../styles/home.css';

export const HomePage = () => {
  useTitle();
  const latest = useLatestPayouts();
  return (
    <>
      <div className="ink">
        <Panel />
        <LatestPayouts latest={latest} />
      </div>
      <div className="page">
        <div className="home-columns">
          <UpcomingEvents />
          <PostedPurse />
        </div>
        <TopRiders latest={latest} />
        <HowItWorks />
      </div>
    </>
  );
};
