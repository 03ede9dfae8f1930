import { useState, type FormEvent, type ReactNode } from 'react';
import { ActProblem, CodeField, PasswordField, TextField, useAct } from '@rrr/kit/base';
import { useSecurityWords } from './words/use-words.js';

interface Field {
  name: 'password' | 'code';
  /** `digits`: of the app only */
  kind: 'password' | 'digits' | 'code';
  label: string;
}

interface Props<T> {
  fields: readonly Field[];
  send: (written: Readonly<Record<Field['name'], string>>) => Promise<T>;
  onDone: (result: T) => void;
  submit: string;
  sending: string;
  onCancel: () => void;
  children?: ReactNode;
}

const AT_FIELD: Readonly<Record<string, Field['name']>> = { WRONG_PASSWORD: 'password', WRONG_FACTOR: 'code' };

/** A form of a password, a code, or both. What was refused stands at its field, and nothing that was typed stays. */
export const SecurityForm = <T,>({ fields, send, onDone, submit, sending, onCancel, children }: Props<T>) => {
  const t = useSecurityWords();
  const [written, setWritten] = useState({ password: '', code: '' });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const act = useAct({ send, onDone });
  const refused = act.state.phase === 'refused' ? act.state.problem : undefined;
  const at = refused && AT_FIELD[refused.code];
  const isSending = act.state.phase === 'sending';
  const errorOf = (name: Field['name']) =>
    missing.includes(name) ? t('required') : at === name ? refused?.detail : undefined;
  const put = (name: Field['name']) => (value: string) => setWritten((before) => ({ ...before, [name]: value }));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const empty = fields.filter(({ name }) => written[name].trim() === '').map(({ name }) => name);
    setMissing(empty);
    if (empty[0]) (form.elements.namedItem(empty[0]) as HTMLElement | null)?.focus();
    else
      void act.run(written).then(({ phase }) => {
        // a code works once
        if (phase === 'refused') put('code')('');
      });
  };
  return (
    <form className="desk-security-form" noValidate onSubmit={onSubmit}>
      {children}
      {!at && <ActProblem act={act} />}
      {fields.map(({ name, kind, label }) =>
        kind === 'digits' ? (
          <CodeField
            key={name}
            name={name}
            label={label}
            value={written[name]}
            onChange={put(name)}
            error={errorOf(name)}
          />
        ) : kind === 'password' ? (
          <PasswordField
            key={name}
            name={name}
            label={label}
            autoComplete="current-password"
            value={written[name]}
            onChange={(event) => put(name)(event.target.value)}
            error={errorOf(name)}
          />
        ) : (
          <TextField
            key={name}
            name={name}
            label={label}
            value={written[name]}
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => put(name)(event.target.value)}
            error={errorOf(name)}
          />
        ),
      )}
      <div className="actions">
        <button className="button primary" aria-busy={isSending}>
          {isSending ? sending : submit}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
};
