import { useRef, useState, type FormEvent } from 'react';
import { proveFactor, type Session } from '@rrr/contract';
import { CodeField } from '../fields/CodeField.js';
import { problemOf, type ApiProblem } from '../http/api-error.js';
import type { HttpClient } from '../http/http-client.js';
import { TextField } from '../fields/TextField.js';
import { useFactorWords } from './factor-words.js';

export interface FactorFormProps {
  http: HttpClient;
  onProved: (session: Session) => void;
  /** back to where the person came from, and what that is called */
  back: { label: string; go: () => void };
  /** in place of where to find the code */
  lead?: string;
}

/** A code of the authenticator app, or a recovery code. The code field takes the focus: nothing else is here to do. */
export const FactorForm = ({ http, onProved, back, lead }: FactorFormProps) => {
  const t = useFactorWords();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const form = useRef<HTMLFormElement>(null);
  const focus = () => requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
  const put = (next: string) => {
    setCode(next);
    setMissing(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(undefined);
    setMissing(code.trim() === '');
    if (code.trim() === '') {
      focus();
      return;
    }
    setBusy(true);
    try {
      onProved((await http.call(proveFactor, { body: { code } })).session);
    } catch (error) {
      const refused = problemOf(error);
      if (!refused) throw error;
      setProblem(refused);
      // each code works once, so it is typed anew
      setCode('');
      setBusy(false);
      focus();
    }
  };
  const error = missing ? t('required') : undefined;
  return (
    <form ref={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">{lead ?? t('lead')}</p>
      {problem && (
        <div className="alert bad" role="alert">
          <strong>{t('failed')}</strong>
          <span>{problem.detail}</span>
        </div>
      )}
      {recovery ? (
        <TextField
          key="recovery"
          name="recovery"
          label={t('recovery')}
          help={t('recoveryHelp')}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={error}
          onChange={(event) => put(event.target.value)}
        />
      ) : (
        <CodeField key="app" label={t('code')} value={code} autoFocus error={error} onChange={put} />
      )}
      <div className="actions">
        <button className="button primary large" aria-busy={busy}>
          {t(busy ? 'sending' : 'submit')}
        </button>
        <button type="button" className="button large" onClick={back.go}>
          {back.label}
        </button>
      </div>
      <p>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            setRecovery(!recovery);
            put('');
            setProblem(undefined);
          }}
        >
          {t(recovery ? 'useApp' : 'useRecovery')}
        </button>
      </p>
    </form>
  );
};
