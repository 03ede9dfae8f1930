import { useState } from 'react';
import { takeOwnData } from '@rrr/contract';
import { problemOf, useLocale } from '@rrr/kit/base';
import { download, Section } from '@rrr/kit/desk';
import { useProfileWords } from '../words/use-words.js';

/** Everything held about the rider, as one file. */
export const TakeData = () => {
  const [t, locale] = [useProfileWords(), useLocale()];
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const texts = { network: t('data.take.lost'), unexpected: t('data.take.failed') };
    try {
      await download(takeOwnData, {}, locale, texts);
    } catch (error) {
      setProblem(problemOf(error)?.detail ?? texts.unexpected);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('data.take.title')}>
      <p>{t('data.take.lead')}</p>
      <div>
        <button type="button" className="button" aria-busy={busy} onClick={() => !busy && void take()}>
          {t(busy ? 'data.take.busy' : 'data.take.submit')}
        </button>
      </div>
      {problem !== undefined && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
    </Section>
  );
};
