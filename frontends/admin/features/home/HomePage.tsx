import { Page } from '@rrr/kit/desk';
import { Figures } from './Figures.js';
import { FindRider } from './FindRider.js';
import { Issued } from './Issued.js';
import { LatestRedemptions } from './LatestRedemptions.js';
import { RecentEvents } from './RecentEvents.js';
import { ShareByMonth, ShareBySeries } from './shares.js';
import { TopDealers } from './TopDealers.js';
import { TopAmateurRiders, TopProRiders } from './top-riders.js';
import { DoneAlone } from '../../shared/security-events/DoneAlone.js';
import { useYear } from './use-year.js';
import { Waiting } from './Waiting.js';
import { useHomeWords } from './words/use-words.js';
import { YearBar } from './YearBar.js';

/** What waits for a decision, then the year in figures. */
export const HomePage = () => {
  const [words, of] = [useHomeWords(), useYear()];
  return (
    <Page title={words('title')} primary={<FindRider />}>
      <Waiting />
      <DoneAlone />
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
    </Page>
  );
};
