import { Link } from 'react-router-dom';
import { useHost, usePath } from '@rrr/kit/base';
import { Fold } from '../../../Fold.js';
import { FOLD } from '../use-profile-part.js';
import { useProfileWords } from '../words/use-words.js';
import { EmailForm } from './EmailForm.js';
import { LanguageForm } from './LanguageForm.js';
import { PasswordForm } from './PasswordForm.js';
import { PushFold } from '../push/PushFold.js';
import { PinForm, type PinFormProps } from './PinForm.js';

/** What proves who the rider is: at the counter the PIN, in the portal the log-in. */
export const LoginPart = (pin: PinFormProps) => {
  const [t, path] = [useProfileWords(), usePath()];
  // the API refuses all of it to an admin who acts as the rider
  if (useHost().session.proxyHost)
    return (
      <p className="alert wait" role="status">
        {t('proxy')}
      </p>
    );
  return (
    <div className="rider-part">
      <PinForm {...pin} />
      <PasswordForm />
      <EmailForm />
      <LanguageForm />
      <PushFold />
      <Fold title={t('security.title')} name={FOLD}>
        <p>{t('security.lead')}</p>
        <div>
          <Link className="button" to={path('/security')}>
            {t('security.open')}
          </Link>
        </div>
      </Fold>
    </div>
  );
};
