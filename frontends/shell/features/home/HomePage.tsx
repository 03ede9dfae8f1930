import { useTitle } from '../../app/use-title.js';
import { Hero } from './Hero.js';
import { HowItWorks } from './HowItWorks.js';
import { RecentEvents } from './RecentEvents.js';

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
