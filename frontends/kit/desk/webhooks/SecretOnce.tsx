import { useEffect, useRef } from 'react';
import { useHost } from '@rrr/kit/base';
import { Section } from '../pieces/Section.js';
import { useWebhookWords } from './words/use-words.js';

/** A secret that is shown this once. It takes the focus. */
export const SecretOnce = ({ secret, onDone }: { secret: string; onDone: () => void }) => {
  const [t, { notify }] = [useWebhookWords(), useHost()];
  const shown = useRef<HTMLElement>(null);
  useEffect(() => shown.current?.focus(), []);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => notify({ tone: 'good', text: t('secret.copied') }),
      // it can still be selected
      () => undefined,
    );
  return (
    <Section title={t('secret.title')}>
      <p className="alert wait">
        <span>{t('secret.lead')}</span>
      </p>
      <code className="desk-webhook-secret" tabIndex={-1} ref={shown} aria-label={t('secret.label')}>
        {secret}
      </code>
      <div className="actions">
        <button type="button" className="button primary" onClick={copy}>
          {t('secret.copy')}
        </button>
        <button type="button" className="button" onClick={onDone}>
          {t('secret.done')}
        </button>
      </div>
    </Section>
  );
};
