import { Link } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { useStanding } from './use-standing.js';
import { useWords } from '../../words/use-words.js';

/** Where the application stands, for a promoter who is not approved; nothing otherwise. */
export const Approval = () => {
  const { navigate } = useHost();
  const [words, path, status] = [useWords(), usePath(), useStanding()];
  if (status === undefined || status === 'approved') return null;
  return (
    <div className="alert wait" role="status">
      <strong>{words(`home.${status}`)}</strong>
      <div className="promoter-row promoter-acts">
        <Link to={path('/profile')}>{words('home.checkDetails')}</Link>
        <button type="button" className="desk-link" onClick={() => navigate('/about/contact')}>
          {words('home.contact')}
        </button>
      </div>
    </div>
  );
};
