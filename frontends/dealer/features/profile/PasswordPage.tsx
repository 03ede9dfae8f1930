import { useRef, useState, type FormEvent } from 'react';
import { changeDealerPassword } from '@rrr/contract';
import {
  ActProblem,
  isOutcomeUnknown,
  isUnknown,
  newPasswordFaults,
  NewPasswordFields,
  PasswordField,
  problemOf,
  useAct,
  useHost,
  usePath,
  type ActState,
  type NewPasswordFaults,
} from '@rrr/kit/base';
import { Page, Section } from '@rrr/kit/desk';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../words/use-words.js';
import { useProfileWords } from './words/use-words.js';

interface Faults extends NewPasswordFaults {
  old?: string;
}
const typed = (form: HTMLFormElement, name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
const focus = (form: HTMLFormElement | null, name: string) =>
  (form?.elements.namedItem(name) as HTMLInputElement | null | undefined)?.focus();

/** A new password for the login in use, proved with the one in force. */
export const PasswordPage = () => {
  const [words, t, path, navigate, { http, session }] = [
    useWords(),
    useProfileWords(),
    usePath(),
    useNavigate(),
    useHost(),
  ];
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [refused, setRefused] = useState<string>();
  // after a lost answer a "wrong password" says that the change went through before
  const lost = useRef(false);
  const [mayBeChanged, setMayBeChanged] = useState(false);

  const settle = (state: ActState<void>) => {
    if (state.phase !== 'refused') return;
    const { code, detail } = state.problem;
    if (code === 'WRONG_PASSWORD' && lost.current) return setMayBeChanged(true);
    if (code === 'WRONG_PASSWORD') setFaults({ old: detail });
    if (code === 'PASSWORD_NOT_VALID') setRefused(detail);
    focus(form.current, code === 'PASSWORD_NOT_VALID' ? 'password' : 'old');
  };
  const act = useAct({
    send: async (body: { oldPassword: string; newPassword: string }) => {
      try {
        await http.call(changeDealerPassword, { body });
      } catch (error) {
        const problem = problemOf(error);
        lost.current ||= !problem || isOutcomeUnknown(problem);
        throw error;
      }
    },
    refresh: settle,
    notice: () => t('password.done'),
    onDone: () => void navigate(path('/profile')),
  });
  const [sending, unknown] = [act.state.phase === 'sending', isUnknown(act.state)];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (sending || unknown) return;
    const [oldPassword, newPassword] = [typed(currentTarget, 'old'), typed(currentTarget, 'password')];
    const found: Faults = {
      ...(oldPassword === '' ? { old: t('password.required') } : {}),
      ...newPasswordFaults(newPassword, typed(currentTarget, 'repeat')),
    };
    setFaults(found);
    setRefused(undefined);
    const [first] = Object.keys(found);
    if (first) return focus(currentTarget, first);
    void act.run({ oldPassword, newPassword });
  };
  // told at its field
  const told =
    'problem' in act.state && !unknown && ['WRONG_PASSWORD', 'PASSWORD_NOT_VALID'].includes(act.state.problem.code);
  return (
    <Page
      title={t('password.title')}
      lead={t('password.lead')}
      back={{ to: path('/profile'), label: words('more.profile') }}
    >
      {session.proxyHost ? (
        <p className="alert wait" role="status">
          {t('password.proxy')}
        </p>
      ) : mayBeChanged ? (
        <p className="alert wait" role="status">
          {t('password.changed')}
        </p>
      ) : (
        <Section>
          <form ref={form} className="dealer-form dealer-narrow" noValidate onSubmit={submit}>
            {!told && <ActProblem act={act} unknownLead={t('password.unknown')} />}
            {/* for password managers, which save the password under this name */}
            <input type="hidden" name="username" autoComplete="username" value={session.user.email} readOnly />
            <fieldset className="dealer-form dealer-plain" disabled={unknown}>
              <PasswordField name="old" label={t('password.old')} autoComplete="current-password" error={faults.old} />
              <NewPasswordFields faults={faults} refused={refused} />
            </fieldset>
            {!unknown && (
              <div>
                <button className="button primary large" aria-busy={sending}>
                  {t(sending ? 'password.sending' : 'password.submit')}
                </button>
              </div>
            )}
          </form>
        </Section>
      )}
    </Page>
  );
};
