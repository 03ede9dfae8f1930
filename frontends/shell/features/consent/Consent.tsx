import { useEffect, useState } from 'react';
import type { StartData } from '@rrr/contract';
import { kitWordsHook } from '@rrr/kit/base';
import { inEachLanguage } from '@rrr/records/languages';
import { keepChoice, keptChoice, countVisits, type Choice } from './consent.js';
import { en } from './words/en.js';
import './consent.css';

const useWords = kitWordsHook(inEachLanguage(en));

/** Asks once whether visits may be counted, then shows the answer with a way to change it. */
export const Consent = ({ analytics }: { analytics: NonNullable<StartData['analytics']> }) => {
  const t = useWords();
  const [choice, setChoice] = useState(() => keptChoice());
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (choice !== 'allowed') return;
    countVisits(analytics);
    setRunning(true);
  }, [choice, analytics]);
  const choose = (next: Choice) => () => {
    keepChoice(next);
    setChoice(next);
    // a script that runs stops only with its page
    if (next === 'declined' && running) location.reload();
  };
  if (choice)
    return (
      <p className="consent-kept muted small">
        {t(choice)}{' '}
        <button type="button" className="button quiet" onClick={() => setChoice(undefined)}>
          {t('change')}
        </button>
      </p>
    );
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{t('title')}</h2>
        <p className="muted">{t('lead', { host: new URL(analytics.script).host })}</p>
      </div>
      <p className="consent-choices">
        <button type="button" className="button large" onClick={choose('declined')}>
          {t('decline')}
        </button>
        <button type="button" className="button large" onClick={choose('allowed')}>
          {t('allow')}
        </button>
      </p>
    </section>
  );
};
