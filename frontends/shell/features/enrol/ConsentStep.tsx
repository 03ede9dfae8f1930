import { useId } from 'react';
import { TextField } from '@rrr/kit/base';
import { useShell } from '../../app/shell-context.js';
import type { Form } from './use-draft.js';
import { useAllWords } from './words/use-all-words.js';

export const ConsentStep = ({ form }: { form: Form }) => {
  const [t, { to }, id] = [useAllWords(), useShell(), useId()];
  const { draft, set } = form;
  const name = `${draft.firstName} ${draft.lastName}`.trim();
  const error = form.faultOf('agreed');
  return (
    <>
      <TextField {...form.text('guardianName')} label={t('consent.guardian')} autoComplete="off" maxLength={120} />
      <TextField
        {...form.text('guardianEmail')}
        type="email"
        label={t('consent.email')}
        help={t('consent.emailHelp')}
        autoComplete="off"
        maxLength={254}
      />
      <div className="field">
        <label className="check enrol-check" htmlFor={id}>
          <input
            id={id}
            name="agreed"
            type="checkbox"
            required
            checked={draft.agreed !== ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => set('agreed', event.target.checked ? 'yes' : '')}
          />
          <span>{t('consent.agree', { name })}</span>
        </label>
        {error && (
          <span className="error" id={`${id}-error`}>
            {error}
          </span>
        )}
      </div>
      <a className="enrol-link" href={to('/about/rules')} target="_blank" rel="noreferrer">
        {t('consent.rules')}
      </a>
    </>
  );
};
