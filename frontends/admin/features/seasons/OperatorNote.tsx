import { Link } from 'react-router-dom';
import { usePath } from '@rrr/kit/base';
import { useSeasonWords } from '../../shared/seasons/words/use-words.js';

/** Which settings no season changes, and why. */
export const OperatorNote = () => {
  const [words, path] = [useSeasonWords(), usePath()];
  return (
    <p className="desk-muted">
      {words('onlyOperator')} <Link to={path('/settings')}>{words('onlyOperatorLink')}</Link>
    </p>
  );
};
