import { Link } from 'react-router-dom';
import { MISSING_TITLE } from '@rrr/contract';
import { Message } from '@rrr/kit/base';
import { useShell } from '../app/shell-context.js';
import { useTitle } from '../app/use-title.js';
import { useWords } from '../words/use-words.js';

export const MissingPage = () => {
  const [t, { to, locale }] = [useWords(), useShell()];
  useTitle(MISSING_TITLE[locale]);
  return (
    <Message code={t('missing.code')} title={t('missing.title')} lead={t('missing.lead')}>
      <Link className="button primary" to={to('/')}>
        {t('missing.home')}
      </Link>
    </Message>
  );
};
