import { useState } from 'react';
import { confirmEmailChange, requestEmailChange } from '@rrr/contract';
import { ActProblem, CodeField, PasswordField, TextField, useHost } from '@rrr/kit/base';
import { Fold } from '../../../Fold.js';
import { useRefresh } from '../../../use-refresh.js';
import { useShortForm } from '../../../use-short-form.js';
import { FOLD } from '../use-profile-part.js';
import { useProfileWords } from '../words/use-words.js';

const looksRight = (email: string): boolean => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(email);

const NewAddress = ({ onSent }: { onSent: (email: string) => void }) => {
  const { http } = useHost();
  const t = useProfileWords();
  const { act, faults, key, sending, onSubmit } = useShortForm({
    names: ['email', 'password'],
    faults: ({ email, password }): { email?: string; password?: string } => ({
      ...(email.trim() === '' ? { email: t('required') } : looksRight(email.trim()) ? {} : { email: t('email.wrong') }),
      ...(password === '' ? { password: t('required') } : {}),
    }),
    send: ({ email, password }) => http.call(requestEmailChange, { body: { email: email.trim(), password } }),
    onDone: (_, { email }) => onSent(email.trim()),
  });
  return (
    <form key={key} className="rider-form" noValidate onSubmit={onSubmit}>
      <TextField
        name="email"
        type="email"
        label={t('email.new')}
        autoComplete="email"
        maxLength={254}
        error={faults.email}
      />
      <PasswordField
        name="password"
        label={t('email.password')}
        autoComplete="current-password"
        error={faults.password}
      />
      <ActProblem act={act} />
      <div className="rider-form-bar">
        <button className="button primary" aria-busy={sending}>
          {t(sending ? 'sending' : 'email.submit')}
        </button>
      </div>
    </form>
  );
};

interface ConfirmProps {
  email: string;
  onDone: (email: string) => void;
  onOther: () => void;
}

const Confirm = ({ email, onDone, onOther }: ConfirmProps) => {
  const { http, notify } = useHost();
  const [t, refresh] = [useProfileWords(), useRefresh('rider')];
  const [code, setCode] = useState('');
  const { act, faults, sending, onSubmit } = useShortForm({
    names: ['code'],
    faults: ({ code: typed }): { code?: string } => (typed.length === 6 ? {} : { code: t('email.codeMissing') }),
    send: ({ code: typed }) => http.call(confirmEmailChange, { body: { email, code: typed } }),
    refresh,
    onDone: ({ session }) => {
      notify({ tone: 'good', text: t('email.done', { email: session.account.email }) });
      onDone(session.account.email);
    },
  });
  return (
    <form className="rider-form" noValidate onSubmit={onSubmit}>
      <p role="status">{t('email.sent', { email })}</p>
      <CodeField label={t('email.code')} value={code} onChange={setCode} error={faults.code} autoFocus />
      <ActProblem act={act} />
      <div className="rider-form-bar">
        <button className="button primary" aria-busy={sending}>
          {t(sending ? 'sending' : 'email.confirm')}
        </button>
        <button type="button" className="button" onClick={onOther}>
          {t('email.other')}
        </button>
      </div>
    </form>
  );
};

/** Another address: the password proves whose account it is, the code that the new address is theirs. */
export const EmailForm = () => {
  const { session } = useHost();
  const t = useProfileWords();
  const [now, setNow] = useState(session.account.email);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Fold title={t('email.title')} name={FOLD}>
      <p>{t('email.now', { email: now })}</p>
      {sentTo === undefined ? (
        <NewAddress onSent={setSentTo} />
      ) : (
        <Confirm
          email={sentTo}
          onOther={() => setSentTo(undefined)}
          onDone={(email) => {
            setNow(email);
            setSentTo(undefined);
          }}
        />
      )}
    </Fold>
  );
};
