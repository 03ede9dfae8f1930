import { useCallback } from 'react';
import { baseWords, problemOf, useAskAgain, useBackOnline, useLocale } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/**
 * Something that did not load: what happened, and a way to try again; it does so itself when the network or the server
 * comes back.
 */
export const ProblemNote = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const [words, locale] = [useWords(), useLocale()];
  useBackOnline(useCallback(() => onRetry?.(), [onRetry]));
  const again = useAskAgain(error, onRetry);
  return (
    <div className="alert bad" role="alert">
      <strong>{problemOf(error)?.detail ?? words('list.failed')}</strong>
      {again && <span>{baseWords(locale).http.again}</span>}
      {onRetry && (
        <div>
          <button type="button" className="button" onClick={onRetry}>
            {words('list.retry')}
          </button>
        </div>
      )}
    </div>
  );
};
