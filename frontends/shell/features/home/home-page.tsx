import { useTitle } from '../../app/use-title.js';
import { Hero } from './hero.js';
import { HowItWorks } from './how-it-works.js';
import { RecentEvents } from './recent-events.js';

export const HomePage = () => {
  useTitle();
  return (
    <>
      <Hero />
      <div className="page">
        <RecentEvents />
        <HowItWorks />
      </div>
    </>
  );
};
