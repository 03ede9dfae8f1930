import { usePath } from '@rrr/kit/base';
import { Link } from 'react-router-dom';
import { useHomeWords } from './words/use-words.js';

/** What it costs a rider to have no verified bike, said before anything else. */
export const NoValidBike = () => {
  const [t, path] = [useHomeWords(), usePath()];
  return (
    <div className="alert wait" role="status">
      <strong>{t('bike.none')}</strong>
      <p>{t('bike.lead')}</p>
      <div>
        <Link className="button" to={path('/profile?tab=bikes')}>
          {t('bike.open')}
        </Link>
      </div>
    </div>
  );
};
