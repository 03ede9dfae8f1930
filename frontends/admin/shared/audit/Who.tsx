import { Link } from 'react-router-dom';
import type { AuditRecord } from '@rrr/contract';
import { usePath } from '@rrr/kit/base';
import { useWhoWords } from './words/use-who-words.js';

const Login = ({ login }: { login: NonNullable<AuditRecord['by']> }) => {
  const [t, path] = [useWhoWords(), usePath()];
  if (login.email === null) return <span className="desk-muted">{t('erased', { id: login._id })}</span>;
  return (
    <Link
      to={path(`/audit-log?${new URLSearchParams({ who: login.email }).toString()}`)}
      title={login.email}
      aria-label={t('allOfLogin', { name: login.fullName ?? login.email })}
    >
      {login.fullName ?? login.email}
    </Link>
  );
};

/** Who did it: a login, perhaps with the administrator who acted as it, or the portal itself. */
export const Who = ({ record: { by, onBehalf } }: { record: Pick<AuditRecord, 'by' | 'onBehalf'> }) => {
  const t = useWhoWords();
  if (!by) return <span className="desk-muted">{t('portal')}</span>;
  if (!onBehalf) return <Login login={by} />;
  return (
    <span className="admin-two-lines">
      <Login login={onBehalf} />
      <span className="desk-muted">
        {t('as')} <Login login={by} />
      </span>
    </span>
  );
};
