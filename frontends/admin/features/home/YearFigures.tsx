import { Figures } from './Figures.js';
import { Issued } from './Issued.js';
import { LatestRedemptions } from './LatestRedemptions.js';
import { RecentEvents } from './RecentEvents.js';
import { ShareByMonth, ShareBySeries } from './shares.js';
import { TopDealers } from './TopDealers.js';
import { TopAmateurRiders, TopProRiders } from './top-riders.js';
import { useYear } from './use-year.js';
import { YearBar } from './YearBar.js';

/** The year in figures. */
export const YearFigures = () => {
  const of = useYear();
  return (
    <div className="admin-widgets">
      <YearBar of={of} />
      <Figures of={of} />
      <Issued of={of} />
      <div className="admin-two">
        <TopProRiders of={of} />
        <TopAmateurRiders of={of} />
      </div>
      <div className="admin-two">
        <TopDealers of={of} />
        <RecentEvents />
      </div>
      <div className="admin-two">
        <ShareByMonth of={of} />
        <ShareBySeries of={of} />
      </div>
      <LatestRedemptions />
    </div>
  );
};
