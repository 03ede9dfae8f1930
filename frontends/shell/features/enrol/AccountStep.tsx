import { useState } from 'react';
import { MarkIcon, TextField } from '@rrr/kit/base';
import { hasLength, isPlain, SPECIAL } from './first-rules.js';
import type { Form } from './use-draft.js';
import { useWords } from './words/use-words.js';

export const AccountStep = ({ form }: { form: Form }) => {
  const t = useWords();
  const [shown, setShown] = useState(false);
  const { password } = form.draft;
  const type = shown ? 'text' : 'password';
  return (
    <>
      <TextField
        {...form.text('email')}
        type="email"
        label={t('account.email')}
        help={t('account.emailHelp')}
        autoComplete="username"
        maxLength={254}
      />
      <div className="enrol-password">
        <TextField
          {...form.text('password')}
          type={type}
          label={t('account.password')}
          help={`${t('account.passwordHelp', SPECIAL)} ${t('account.passwordCommon')}`}
          autoComplete="new-password"
        />
        <ul className="enrol-rules">
          <Rule kept={hasLength(password)}>{t('account.hasLength')}</Rule>
          <Rule kept={password !== '' && isPlain(password)}>{t('account.hasPlain', SPECIAL)}</Rule>
        </ul>
      </div>
      <TextField
        {...form.text('again')}
        type={type}
        label={t('account.again')}
        help={t('account.againHelp')}
        autoComplete="new-password"
      />
      <label className="check enrol-check">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        <span>{t('account.show')}</span>
      </label>
    </>
  );
};

/** A rule that is open until it is kept; the error under the field says when it is broken. */
const Rule = ({ kept, children }: { kept: boolean; children: string }) => (
  <li data-kept={kept}>
    <MarkIcon of={kept ? 'good' : 'open'} />
    <span>{children}</span>
  </li>
);
