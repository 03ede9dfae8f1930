import { Page } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';
import { FindRider } from './FindRider.js';
import { LatestRedemptions } from './LatestRedemptions.js';
import { Summary } from './Summary.js';

export const HomePage = () => {
  const t = useWords();
  return (
    <Page title={t('home.title')} primary={<FindRider />}>
      <Summary />
      <LatestRedemptions />
    </Page>
  );
};
