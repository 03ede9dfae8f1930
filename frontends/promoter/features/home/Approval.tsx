import { useHost } from '@rrr/kit/base';
import { usePromoterQuery } from '../../api.js';
import { useWords } from '../../words/use-words.js';

/** Where the application stands, for a promoter who is not approved; nothing otherwise. */
export const Approval = () => {
  const { navigate, session } = useHost();
  const words = useWords();
  const { data } = usePromoterQuery({ params: { role: 'promoter', id: session.user._id } });
  const status = data?.promoter.status ?? 'approved';
  if (status === 'approved') return null;
  return (
    <div className="alert wait" role="status">
      <strong>{words(`home.${status}`)}</strong>
      <div>
        <button type="button" className="desk-link" onClick={() => navigate('/about/contact')}>
          {words('home.contact')}
        </button>
      </div>
    </div>
  );
};
