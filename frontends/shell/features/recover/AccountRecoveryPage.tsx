import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recoverAccount } from '@rrr/contract';
import { kitWordsHook, plainVin, problemOf, TextField, today } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { useShell } from '../../app/shell-context.js';
import { useTitle } from '../../app/use-title.js';
import { AccountForm } from './AccountForm.js';
import { Refused } from './Refused.js';
import { useCaptcha } from '../../form/use-captcha.js';
import { focusField, useSubmit, valueOf } from './use-submit.js';
import { recoverEn } from './words/recover-en.js';

const useWords = kitWordsHook(inEachLanguage(recoverEn));

/** 17 characters without I, O and Q (domain.md §9); blanks and dashes are how people group them. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

interface Faults {
  vin?: 'required' | 'vinInvalid';
  dateOfBirth?: 'required';
}

/** For riders who forgot the address of their account. The answer is the same whether or not anybody matches. */
export const AccountRecoveryPage = () => {
  const [t, { http, to }] = [useWords(), useShell()];
  const { busy, problem, send, alert } = useSubmit();
  const captcha = useCaptcha();
  const [faults, setFaults] = useState<Faults>({});
  const [done, setDone] = useState(false);
  useTitle(done ? t('recover.doneTitle') : undefined);

  const submit = (form: HTMLFormElement) => {
    const vin = plainVin(valueOf(form, 'vin'));
    const dateOfBirth = valueOf(form, 'dateOfBirth');
    const found: Faults = {
      ...(vin === '' ? { vin: 'required' } : VIN.test(vin) ? {} : { vin: 'vinInvalid' }),
      ...(dateOfBirth === '' ? { dateOfBirth: 'required' } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    if (!captcha.check()) return;
    void send(async () => {
      try {
        await http.call(recoverAccount, { body: { vin, dateOfBirth, ...captcha.given } });
      } catch (error) {
        captcha.renew(problemOf(error)?.code);
        throw error;
      }
      captcha.renew();
      setDone(true);
    });
  };
  const links = (
    <>
      <p>{t('recover.others')}</p>
      <p>
        <a href={to('/about/contact')}>{t('support')}</a>
      </p>
      <p>
        <Link to={to('/login')}>{t('login')}</Link>
      </p>
    </>
  );
  if (done)
    return (
      <div className="recover">
        <section className="card stack" role="status">
          <h1>{t('recover.doneTitle')}</h1>
          <p>{t('recover.done')}</p>
          <p className="muted">{t('recover.nothing')}</p>
          <p className="actions">
            <Link className="button large" to={to('/login')}>
              {t('login')}
            </Link>
            <button type="button" className="button quiet large" onClick={() => setDone(false)}>
              {t('recover.again')}
            </button>
          </p>
        </section>
        <div className="recover-after">
          <p>{t('recover.others')}</p>
          <p>
            <a href={to('/about/contact')}>{t('support')}</a>
          </p>
        </div>
      </div>
    );
  return (
    <AccountForm
      title={t('recover.title')}
      lead={t('recover.lead')}
      submit={t(busy ? 'recover.submitting' : 'recover.submit')}
      busy={busy}
      onSubmit={submit}
      after={links}
    >
      {problem && <Refused title={t('recover.failed')} problem={problem} alert={alert} />}
      <TextField
        name="vin"
        label={t('recover.vin')}
        help={t('recover.vinHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={faults.vin && t(faults.vin === 'required' ? 'required' : 'recover.vinInvalid')}
      />
      <TextField
        name="dateOfBirth"
        type="date"
        label={t('recover.born')}
        autoComplete="bday"
        min="1900-01-01"
        max={today()}
        error={
          faults.dateOfBirth ? t('required') : problem?.errors?.find(({ path }) => path.endsWith('dateOfBirth'))?.detail
        }
      />
      {captcha.element}
    </AccountForm>
  );
};
