import { useEffect, useId, useRef } from 'react';
import type { makeApiToken, Response } from '@rrr/contract';
import { useFormats, useHost } from '@rrr/kit/base';
import { Section } from '../pieces/Section.js';
import { useTokenWords } from './words/use-words.js';

/** A token that was just made, shown this once. Its field takes the focus, selected, so it can be copied by hand too. */
export const NewToken = ({ made, onDone }: { made: Response<typeof makeApiToken>; onDone: () => void }) => {
  const [t, formats, { notify }, id] = [useTokenWords(), useFormats(), useHost(), useId()];
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = () =>
    void navigator.clipboard.writeText(made.text).then(
      () => notify({ tone: 'good', text: t('made.copied') }),
      // it can still be selected
      () => field.current?.select(),
    );
  return (
    <Section title={t('made.title', { name: made.token.name })}>
      <p className="alert wait">
        <span>{t('made.lead', { when: formats.instant(made.token.expiresAt) })}</span>
      </p>
      <div className="field">
        <label htmlFor={id}>{t('made.label')}</label>
        <textarea
          id={id}
          ref={field}
          className="input desk-token"
          rows={3}
          readOnly
          spellCheck={false}
          lang=""
          value={made.text}
        />
      </div>
      <p className="desk-muted">{t('made.how', { header: 'Authorization: Bearer rrr_…' })}</p>
      <div className="actions">
        <button type="button" className="button primary" onClick={copy}>
          {t('made.copy')}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {t('made.done')}
        </button>
      </div>
    </Section>
  );
};
