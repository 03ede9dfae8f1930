import { LazyPage } from '@rrr/kit/base';
import { Page } from '@rrr/kit/desk';
import { DoneAlone } from '../../shared/security-events/DoneAlone.js';
import { FindRider } from './FindRider.js';
import { Waiting } from './Waiting.js';
import { useHomeWords } from './words/use-words.js';

const yearFigures = () => import('./YearFigures.js').then((loaded) => loaded.YearFigures);

/** What waits for a decision; then the year in figures, which load after it. */
export const HomePage = () => {
  const words = useHomeWords();
  return (
    <Page title={words('title')} primary={<FindRider />}>
      <Waiting />
      <DoneAlone />
      <LazyPage load={yearFigures} />
    </Page>
  );
};
