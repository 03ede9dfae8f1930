import { oauthStart } from '@rrr/contract';
import { beginTrip } from '../../app/provider-trip.js';
import { useShell } from '../../app/shell-context.js';
import { usePromise } from '../../app/use-promise.js';
import { useWords } from './words/use-words.js';

/** Another way to log in, when the program has one. */
export const ProviderButton = ({ next }: { next: string | undefined }) => {
  const [t, { config, locale }] = [useWords(), useShell()];
  const provider = usePromise(config())?.signIn;
  if (!provider) return null;
  return (
    <>
      <p className="login-or">
        <span>{t('or')}</span>
      </p>
      {/* a navigation, because the server leads on to the provider */}
      <a className="button large" href={oauthStart.path} onClick={() => beginTrip({ locale, next })}>
        {t('provider', { name: provider.name })}
      </a>
    </>
  );
};
