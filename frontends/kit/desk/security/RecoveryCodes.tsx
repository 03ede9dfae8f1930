import { useEffect, useRef } from 'react';
import { useHost } from '@rrr/kit/base';
import { Section } from '../pieces/Section.js';
import { useSecurityWords } from './words/use-words.js';

/** Recovery codes, which are shown this once. The heading takes the focus. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const [t, { notify }] = [useSecurityWords(), useHost()];
  const text = `${codes.join('\n')}\n`;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => notify({ tone: 'good', text: t('codes.copied') }),
      // they can still be read and saved
      () => undefined,
    );
  return (
    <Section title={t('codes.title')}>
      <p className="alert wait">
        <span>{t('codes.lead')}</span>
      </p>
      <ol className="desk-recovery" tabIndex={-1} ref={list} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="actions">
        <button type="button" className="button primary" onClick={onDone}>
          {t('codes.done')}
        </button>
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('codes.file')}
        >
          {t('codes.download')}
        </a>
        <button type="button" className="button" onClick={copy}>
          {t('codes.copy')}
        </button>
      </div>
    </Section>
  );
};
