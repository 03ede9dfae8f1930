import { useHost } from '@rrr/kit/base';
import { inLanguage } from '@rrr/records/languages';
import { useWords } from '../words/use-words.js';

/**
 * Says that an admin acts as another, and leads out of it. A full navigation: the admin's remote takes this one's
 * place.
 */
export const ProxyBanner = () => {
  const {
    session: { proxyHost, account, user },
    locale,
  } = useHost();
  const words = useWords();
  if (!proxyHost) return null;
  return (
    <aside className="desk-proxy" aria-label={words('layout.proxying')}>
      <span>
        {words('layout.proxying')}{' '}
        <strong>
          {words(`layout.types.${account.type}`)} {user.fullName}
        </strong>
      </span>
      <a className="button" href={inLanguage('/proxy-remove', locale)}>
        {words('layout.removeProxy')}
      </a>
    </aside>
  );
};
