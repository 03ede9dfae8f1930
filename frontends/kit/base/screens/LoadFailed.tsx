import { reloadWhenReachable } from '../connection/reload.js';
import { useBackOnline, useOnline } from '../connection/use-online.js';
import { useHome } from '../language/locale-context.js';
import { useWords } from '../language/use-kit-words.js';
import { Message } from './Message.js';
import { ReloadButton } from './ReloadButton.js';

const reload = () => void reloadWhenReachable();

/**
 * A chunk or a remote that did not load. It tries again by itself when the network comes back. `onRetry` loads it anew;
 * without it a retry reloads the page.
 */
export const LoadFailed = ({ onRetry }: { onRetry?: () => void }) => {
  const [words, online] = [useWords(), useOnline()];
  useBackOnline(onRetry ?? reload);
  return (
    <Message
      title={words('failure.chunkTitle')}
      lead={online ? words('failure.chunkLead') : words('failure.offlineLead')}
    >
      {onRetry ? (
        <button type="button" className="button primary" onClick={onRetry}>
          {words('failure.retry')}
        </button>
      ) : (
        <ReloadButton label={words('failure.retry')} primary />
      )}
      <a className="button" href={useHome()}>
        {words('failure.home')}
      </a>
    </Message>
  );
};
