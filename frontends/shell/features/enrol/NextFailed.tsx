import { useEffect, useRef } from 'react';
import { useWords } from './words/use-words.js';

/** The next step is wanted, and its file did not load. Nothing that was typed is lost. It takes the focus. */
export const NextFailed = ({ busy, onRetry }: { busy: boolean; onRetry: () => Promise<void> }) => {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="alert bad" role="alert" tabIndex={-1} ref={box}>
      <strong>{t('nextFailed')}</strong>
      <span>{t('nextFailedWhy')}</span>
      <p className="actions">
        <button type="button" className="button" aria-busy={busy} onClick={() => void onRetry()}>
          {t('retry')}
        </button>
      </p>
    </div>
  );
};
