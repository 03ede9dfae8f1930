import { useId, useState } from 'react';
import { confirmGuardian, readGuardianRequest, type Response } from '@rrr/contract';
import { kitWordsHook, TextField } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { forgetArrival } from '../../app/arrival.js';
import { useShell } from '../../app/shell-context.js';
import { useCall } from '../../app/use-call.js';
import { useTitle } from '../../app/use-title.js';
import { AccountForm } from './AccountForm.js';
import { Refused } from './Refused.js';
import { focusField, useSubmit, valueOf } from './use-submit.js';
import { guardianEn } from './words/guardian-en.js';
import './recover.css';

const useWords = kitWordsHook(inEachLanguage(guardianEn));
type Asked = Response<typeof readGuardianRequest>;

interface CardProps {
  title: string;
  text: string;
  children?: React.ReactNode;
}
const Card = ({ title, text, children }: CardProps) => (
  <div className="recover">
    <div className="card stack">
      <h1>{title}</h1>
      <p role="status">{text}</p>
      {children}
    </div>
  </div>
);

/** What a parent or guardian agrees to, with the name to sign with. */
const ConsentForm = ({ asked, code, onDone }: { asked: Asked; code: string; onDone: () => void }) => {
  const [t, { http, to }, id] = [useWords(), useShell(), useId()];
  const { busy, problem, send, alert } = useSubmit();
  const [faults, setFaults] = useState<{ guardianName?: true; agreed?: true }>({});
  const name = `${asked.rider.firstName} ${asked.rider.lastName}`;
  const submit = (form: HTMLFormElement) => {
    const guardianName = valueOf(form, 'guardianName');
    const agreed = (form.elements.namedItem('agreed') as HTMLInputElement | null)?.checked === true;
    const found = {
      ...(guardianName === '' ? { guardianName: true as const } : {}),
      ...(agreed ? {} : { agreed: true as const }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    void send(async () => {
      await http.call(confirmGuardian, { body: { code, guardianName, agreed: true } });
      forgetArrival();
      onDone();
    });
  };
  return (
    <AccountForm
      title={t('title')}
      lead={t('lead', { name, age: asked.adultAge })}
      submit={t(busy ? 'submitting' : 'submit')}
      busy={busy}
      onSubmit={submit}
      after={<p>{t('notYou')}</p>}
    >
      {problem && <Refused title={t('failed')} problem={problem} alert={alert} />}
      <ul>
        <li>{t('agrees.race', { name })}</li>
        <li>{t('agrees.data')}</li>
        <li>{t('agrees.money')}</li>
      </ul>
      <a href={to('/about/rules')} target="_blank" rel="noreferrer">
        {t('rules')}
      </a>
      <TextField
        name="guardianName"
        label={t('guardian')}
        help={t('guardianHelp')}
        autoComplete="name"
        maxLength={120}
        defaultValue={asked.guardianName}
        error={faults.guardianName && t('required')}
      />
      <div className="field">
        <label className="check" htmlFor={id}>
          <input
            id={id}
            name="agreed"
            type="checkbox"
            required
            aria-invalid={faults.agreed}
            aria-describedby={faults.agreed && `${id}-error`}
          />
          <span>{t('agree', { name })}</span>
        </label>
        {faults.agreed && (
          <span className="error" id={`${id}-error`}>
            {t('agreeMissing')}
          </span>
        )}
      </div>
    </AccountForm>
  );
};

const Opened = ({ code }: { code: string }) => {
  const t = useWords();
  const answer = useCall(readGuardianRequest, { body: { code } });
  const [done, setDone] = useState(false);
  const { data, error } = answer;
  if (data && (done || data.confirmed))
    return <Card title={t('done')} text={t('doneText', { name: `${data.rider.firstName} ${data.rider.lastName}` })} />;
  if (data) return <ConsentForm asked={data} code={code} onDone={() => setDone(true)} />;
  if (!error) return <Card title={t('title')} text={t('loading')} />;
  return (
    <Card title={t('title')} text={error.code === 'CODE_NOT_VALID' ? t('ended') : error.detail}>
      {error.code !== 'CODE_NOT_VALID' && (
        <button type="button" className="button" onClick={answer.retry}>
          {t('retry')}
        </button>
      )}
    </Card>
  );
};

/** A parent or guardian confirms from the link of an e-mail that a minor may take part. */
export const GuardianConsentPage = () => {
  const [t, { arrival }] = [useWords(), useShell()];
  // the link is remembered for this visit, also once it is used
  const [code] = useState(arrival?.path === '/guardian-consent' ? arrival.code : '');
  useTitle();
  return code === '' ? <Card title={t('title')} text={t('noLink')} /> : <Opened code={code} />;
};
