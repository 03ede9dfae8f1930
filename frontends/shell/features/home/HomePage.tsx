import { NoticeBanners } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { HowItWorks } from './HowItWorks.js';
import { LatestPayouts, TopRiders, useLatestPayouts } from './LatestPayouts.js';
import { Panel } from './Panel.js';
import { PostedPurse } from './PostedPurse.js';
import { UpcomingEvents } from './UpcomingEvents.js';
import '../../styles/home.css';

export const HomePage = () => {
  useTitle();
  const payouts = useLatestPayouts();
  const { http } = useShell();
  return (
    <>
      <div className="home-notices">
        <NoticeBanners place="home" http={http} />
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
