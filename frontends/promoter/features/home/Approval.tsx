import { Link } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { Skeleton } from '@rrr/kit/desk';
import { usePromoterQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

/** Where the application stands, for a promoter who is not approved; nothing otherwise. */
export const Approval = () => {
  const { navigate, session } = useHost();
  const [words, path] = [useWords(), usePath()];
  const { data, isLoading } = usePromoterQuery({ params: { role: 'promoter', id: session.user._id } });
  const status = data?.promoter.status;
  // Keeps what stands below back, for this takes room there.
  if (isLoading) return <Skeleton lines={0} />;
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
