import { Page } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { DueEvents } from './DueEvents.js';
import { MyEvents } from './MyEvents.js';
import { MySeries } from './MySeries.js';

export const HomePage = () => {
  const words = useWords();
  return (
    <Page title={words('home.title')} lead={words('home.lead')}>
      <DueEvents />
      <MyEvents />
      <MySeries />
    </Page>
  );
};
