import { useCallback } from 'react';
import { problemOf, useBackOnline } from '@rrr/kit/base';
import { useWords } from '../words/use-words.js';

/** Something that did not load: what happened, and a way to try again; it does so itself when the network comes back. */
export const ProblemNote = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const words = useWords();
  useBackOnline(useCallback(() => onRetry?.(), [onRetry]));
  return (
    <div className="alert bad" role="alert">
      <strong>{problemOf(error)?.detail ?? words('list.failed')}</strong>
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
