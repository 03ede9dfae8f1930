import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { acceptInvitation } from '@rrr/contract';
import { kitWordsHook, newPasswordFaults, NewPasswordFields, TextField, type NewPasswordFaults } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { forgetArrival } from '../../app/arrival.js';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { AccountForm } from './AccountForm.js';
import { Refused } from './Refused.js';
import { focusField, passwordOf, useSubmit, valueOf } from './use-submit.js';
import { invitationEn } from './words/invitation-en.js';

const useWords = kitWordsHook(inEachLanguage(invitationEn));

interface Faults extends NewPasswordFaults {
  email?: true;
  code?: true;
}

/** Dealers, promoters and administrators get their account by an invitation. */
export const AcceptInvitationPage = () => {
  const [t, { http, to, locale, arrival }] = [useWords(), useShell()];
  const navigate = useNavigate();
  const brought = arrival?.path === '/accept-invitation' ? arrival : undefined;
  const { busy, problem, lost, send, alert } = useSubmit();
  const [faults, setFaults] = useState<Faults>({});
  useTitle();

  const submit = (form: HTMLFormElement) => {
    const given = {
      email: valueOf(form, 'email'),
      code: valueOf(form, 'code'),
      password: passwordOf(form, 'password'),
      locale,
    };
    const found: Faults = {
      ...(given.email === '' ? { email: true } : {}),
      ...(given.code === '' ? { code: true } : {}),
      ...newPasswordFaults(given.password, passwordOf(form, 'repeat')),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    void send(async () => {
      await http.call(acceptInvitation, { body: given });
      forgetArrival();
      await navigate(to('/login'), { replace: true, state: { email: given.email, done: 'invitation' } });
    });
  };
  return (
    <AccountForm
      title={t('invitation.title')}
      lead={t(brought?.code ? 'invitation.linked' : 'invitation.lead')}
      submit={t(busy ? 'invitation.submitting' : 'invitation.submit')}
      busy={busy}
      onSubmit={submit}
      after={
        <>
          <p>
            {t('invitation.again')} {t('invitation.ask')}
          </p>
          <p>
            <Link to={to('/login')}>{t('login')}</Link>
          </p>
        </>
      }
    >
      {problem && (
        <Refused title={t('invitation.failed')} problem={problem} alert={alert}>
          {lost && <span>{t('maybeDone')}</span>}
          {problem.code === 'CODE_NOT_VALID' && (
            <>
              <span>{t('invitation.ask')}</span>
              <Link to={to('/login')} state={{ email: brought?.email ?? '' }}>
                {t('invitation.used')}
              </Link>
            </>
          )}
        </Refused>
      )}
      <TextField
        name="email"
        type="email"
        label={t('email')}
        help={t('invitation.emailHelp')}
        autoComplete="username"
        maxLength={254}
        defaultValue={brought?.email}
        error={faults.email && t('required')}
      />
      <TextField
        name="code"
        label={t('invitation.code')}
        help={t('invitation.codeHelp')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        defaultValue={brought?.code}
        error={faults.code && t('required')}
      />
      <NewPasswordFields
        faults={faults}
        refused={problem?.code === 'PASSWORD_NOT_VALID' ? problem.detail : undefined}
      />
    </AccountForm>
  );
};

/** In one file with this page, so that the first load names fewer files. */
export { GuardianConsentPage } from './GuardianConsentPage.js';
