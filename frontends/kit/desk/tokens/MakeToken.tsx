import { useState, type FormEvent } from 'react';
import { type ApiTokenScope, type listApiTokens, makeApiToken, type Response } from '@rrr/contract';
import { ActProblem, PasswordField, SelectField, TextField, useAct, useHost } from '@rrr/kit/base';
import { Section } from '../pieces/Section.js';
import { useTokenWords } from './words/use-words.js';

type Made = Response<typeof makeApiToken>;
type Days = 30 | 90 | 365;
type Name = 'name' | 'scopes' | 'password';

interface Props {
  /** the scopes and times that this login can give */
  offered: Response<typeof listApiTokens>['offered'];
  onDone: (made: Made) => void;
  onCancel: () => void;
}

const AT_FIELD: Readonly<Record<string, Name>> = {
  WRONG_PASSWORD: 'password',
  TOKEN_NAME_TAKEN: 'name',
  TOKEN_SCOPES_NOT_VALID: 'scopes',
};
const YEAR = 365;

/** Which program a token is for, what it may do and for how long. What was refused stands at its field. */
export const MakeToken = ({ offered, onDone, onCancel }: Props) => {
  const { http } = useHost();
  const t = useTokenWords();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiTokenScope[]>([]);
  const [days, setDays] = useState<Days>(90);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<readonly Name[]>([]);
  const act = useAct({
    send: (_: 'make') => http.call(makeApiToken, { body: { name, scopes: [...scopes], days, password } }),
    onDone,
  });
  const refused = act.state.phase === 'refused' ? act.state.problem : undefined;
  const at = refused && AT_FIELD[refused.code];
  const isSending = act.state.phase === 'sending';
  const errorOf = (field: Name) =>
    missing.includes(field)
      ? t(field === 'scopes' ? 'form.scopesRequired' : 'form.required')
      : at === field
        ? refused?.detail
        : undefined;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const empty: readonly Name[] = [
      ...(name.trim() === '' ? (['name'] as const) : []),
      ...(scopes.length === 0 ? (['scopes'] as const) : []),
      ...(password === '' ? (['password'] as const) : []),
    ];
    setMissing(empty);
    if (empty[0]) form.querySelector<HTMLElement>(`[name=${empty[0]}]`)?.focus();
    else void act.run('make');
  };
  const scopesError = errorOf('scopes');
  return (
    <Section title={t('form.title')}>
      <form className="desk-security-form" noValidate onSubmit={onSubmit}>
        {!at && <ActProblem act={act} />}
        <TextField
          name="name"
          label={t('form.name')}
          help={t('form.nameHelp')}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={errorOf('name')}
        />
        <fieldset className="desk-choose" aria-describedby={scopesError && 'token-scopes-error'}>
          <legend>{t('form.scopes')}</legend>
          {offered.scopes.map((scope) => (
            <label key={scope} className="check">
              <input
                type="checkbox"
                name="scopes"
                value={scope}
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes((before) => (target.checked ? [...before, scope] : before.filter((one) => one !== scope)))
                }
              />
              <span>
                {t(`scopes.${scope}`)} <code className="desk-muted">{scope}</code>
              </span>
            </label>
          ))}
          {scopesError && (
            <div className="field">
              <span className="error" id="token-scopes-error">
                {scopesError}
              </span>
            </div>
          )}
        </fieldset>
        <SelectField
          name="days"
          label={t('form.days')}
          choices={offered.days.map((count) => ({
            value: String(count),
            label: count === YEAR ? t('form.year') : t('form.daysOf', { count }),
          }))}
          value={String(days)}
          onChange={(event) => setDays(Number(event.target.value) as Days)}
        />
        <PasswordField
          name="password"
          label={t('form.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errorOf('password')}
        />
        <div className="actions">
          <button className="button primary" aria-busy={isSending}>
            {isSending ? t('form.sending') : t('form.submit')}
          </button>
          <button type="button" className="button" onClick={onCancel}>
            {t('form.cancel')}
          </button>
        </div>
      </form>
    </Section>
  );
};
