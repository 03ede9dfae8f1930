import { changeRiderPassword } from '@rrr/contract';
import {
  ActProblem,
  newPasswordFaults,
  NewPasswordFields,
  PasswordField,
  useHost,
  type NewPasswordFaults,
} from '@rrr/kit/base';
import { Fold } from '../../../Fold.js';
import { useShortForm } from '../../../use-short-form.js';
import { FOLD } from '../use-profile-part.js';
import { useProfileWords } from '../words/use-words.js';

export const PasswordForm = () => {
  const { http } = useHost();
  const t = useProfileWords();
  const { act, faults, key, sending, onSubmit } = useShortForm({
    names: ['old', 'password', 'repeat'],
    faults: ({ old, password, repeat }): NewPasswordFaults & { old?: string } => ({
      ...(old === '' ? { old: t('required') } : {}),
      ...newPasswordFaults(password, repeat),
    }),
    send: ({ old, password }) => http.call(changeRiderPassword, { body: { oldPassword: old, newPassword: password } }),
    notice: t('password.done'),
  });
  return (
    <Fold title={t('password.title')} name={FOLD}>
      <p>{t('password.lead')}</p>
      <form key={key} className="rider-form" noValidate onSubmit={onSubmit}>
        <PasswordField name="old" label={t('password.old')} autoComplete="current-password" error={faults.old} />
        <NewPasswordFields faults={faults} />
        <ActProblem act={act} />
        <div className="rider-form-bar">
          <button className="button primary" aria-busy={sending}>
            {t(sending ? 'sending' : 'password.submit')}
          </button>
        </div>
      </form>
    </Fold>
  );
};
