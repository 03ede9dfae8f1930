import { useHost } from '@rrr/kit/base';
import { useProfileWords } from '../words/use-words.js';
import { EmailForm } from './EmailForm.js';
import { LanguageForm } from './LanguageForm.js';
import { PasswordForm } from './PasswordForm.js';
import { PinForm, type PinFormProps } from './PinForm.js';
import { Sessions } from './Sessions.js';

/** What proves who the rider is: at the counter the PIN, in the portal the log-in. */
export const LoginPart = (pin: PinFormProps) => {
  const t = useProfileWords();
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
      <Sessions />
    </div>
  );
};
