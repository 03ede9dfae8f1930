import { usePath } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.js';

export const NoBalance = () => {
  const [t, path] = [useWords(), usePath()];
  return (
    <div className="desk-card">
      <h2>{t('wallet.none')}</h2>
      <p className="desk-muted">{t('wallet.noneLead')}</p>
      <div>
        <Link className="button" to={path('/earnings')}>
          {t('wallet.earnings')}
        </Link>
      </div>
    </div>
  );
};
