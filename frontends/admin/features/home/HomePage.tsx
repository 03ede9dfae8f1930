import { useHost } from '@rrr/kit/base';
import { Page } from '@rrr/kit/desk';
import { useWords } from '../../words/use-words.js';

export const HomePage = () => {
  const t = useWords();
  const { fullName } = useHost().session.user;
  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      <p>{fullName}</p>
    </Page>
  );
};
