import { Link } from 'react-router-dom';
import { today, usePath } from '@rrr/kit/base';
import { useSecurityEventsQuery } from './security.api.js';
import { useSecurityWords } from './words/use-words.js';

const DAY = 86_400_000;

/** How many serious security events there were in the last seven days; nothing where there were none. */
export const SecurityHint = () => {
  const [t, path] = [useSecurityWords(), usePath()];
  const afterDate = today(new Date(Date.now() - 7 * DAY));
  const { data } = useSecurityEventsQuery({ query: { severity: 'serious', afterDate, limit: 1 } });
  const count = data?.pagination.total ?? 0;
  if (count === 0) return null;
  return (
    <p className="admin-late">
      <Link to={`${path('/security-events')}?severity=serious&afterDate=${afterDate}`}>{t('recent', { count })}</Link>
    </p>
  );
};
